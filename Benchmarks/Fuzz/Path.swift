// A fuzz target: whatever a file's bytes, all that is made of them comes to an end without a wrong step, and a summary
// gives back what was put into it. What the whole text and the prescan's stretches give is not compared: text that no
// compiler takes may be read either way, and most of these are such.
import ArborModel
import ArborSyntax
import Dispatch

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let reading = path.read(Array(UnsafeBufferPointer(start: start, count: count)))
    for file in [reading.whole, reading.annotated] {
        let summary = WholePath.lower(file).summary
        if let decoded = WholePath.decoded(summary) {
            // A plain `assert` goes where code is optimised.
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
