// A fuzz target: the processing of any file terminates without a fault, and a decoded summary equals the
// encoded one. The head reader finds what the parser finds, or gives up. The declarations of the whole text and
// of the prescan's slice aren't compared. Both readings are allowed for text that no compiler accepts, and most
// inputs are such text.
import ArborModel
import ArborSyntax
import BladeFrontEnd
import Dispatch
import SafeDIFrontEnd

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    compareReadings(of: UnsafeBufferPointer(start: start, count: count))
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
nonisolated(unsafe) private var reader = SourceReader(Vocabulary(joining: [.safeDI, .blade]))

private func compareReadings(of source: UnsafeBufferPointer<UInt8>) {
    guard let (plain, parsed) = reader.readSliceTwice(source), let plain else { return }
    precondition(plain == parsed, "the head reader and the parser disagree")
}

private func finish(_ work: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task {
        await work()
        done.signal()
    }
    done.wait()
}
