// A fuzz target: the processing of any file terminates without a fault, and a decoded summary equals the
// encoded one. The declarations of the whole text and of the prescan's slice aren't compared. Both readings are
// allowed for text that no compiler accepts, and most inputs are such text.
import ArborModel
import ArborSyntax
import Dispatch

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let reading = path.read(Array(UnsafeBufferPointer(start: start, count: count)))
    for file in [reading.whole, reading.annotated] {
        let summary = WholePath.lower(file).summary
        if let decoded = WholePath.decoded(summary) {
            // Optimised code contains no plain `assert`.
            precondition(decoded == summary, "a summary is not what it was")
        }
        finish { _ = await WholePath.code(summary) }
        if reading.whole == reading.annotated { break }
    }
    return 0
}

nonisolated(unsafe) private var path = WholePath()

private func finish(_ work: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task {
        await work()
        done.signal()
    }
    done.wait()
}
