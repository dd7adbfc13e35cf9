// A fuzz target: the decoders of fragments, module summaries and caches terminate on any bytes. The checksum is
// corrected, because it would otherwise reject all but one in 2⁶⁴ of the mutations.
import ArborSyntax
import Dispatch
import SafeDIFrontEnd

@testable import ArborScanner
@testable import ArborStorage

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // A copy of these bytes alone, as a file is read.
    let bytes = Array(UnsafeBufferPointer(start: start, count: count).dropFirst())
    switch start.map({ $0.pointee % 3 }) {
    case 0: bytes.withUnsafeBytes { decode($0) }
    case 1:
        sealed(bytes, magic: "ARBOR\0M\u{1}").withUnsafeBytes { file in
            _ = try? ModuleSummary(encoded: file, version: "")
        }
    case 2: walkCache(sealed(bytes, magic: "ARBOR\0C\u{1}"))
    default: break
    }
    return 0
}

private func sealed(_ bytes: [UInt8], magic: String) -> [UInt8] {
    let checksum = bytes.withUnsafeBytes { Checksum.of($0) }
    return Array(magic.utf8) + (0..<8).map { UInt8(truncatingIfNeeded: checksum >> ($0 * 8)) } + bytes
}

/// A decoded value must be encoded and decoded again as the same value.
private func decode(_ bytes: UnsafeRawBufferPointer) {
    guard let fragment = Fragment(encoded: bytes, path: "File.swift") else { return }
    guard let again = fragment.encoded else { fatalError("what was read can't be written") }
    let copy = again.withUnsafeBytes { Fragment(encoded: $0, path: "File.swift") }
    if copy != fragment { fatalError("what was written is read as something else") }
}

private func walkCache(_ bytes: [UInt8]) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    memory.copyBytes(from: bytes)
    guard let image = CacheImage(owning: memory, identity: []) else { return }
    for index in 0..<image.trackedPathCount + image.fileCount {
        let record = image.record(index)
        _ = (image.text(record), image.trackedPath(record))
        if let payload = image.payload(record.payload) { decode(payload) }
    }
}

/// Writes valid inputs for a start into the folder that `ARBOR_FUZZ_SEEDS` names. They are made from the Swift
/// files below the working folder's `Examples`.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafePointer<CInt>, _ arguments: UnsafeRawPointer) -> CInt {
    guard let folder = getenv("ARBOR_FUZZ_SEEDS").map({ String(cString: $0) }) else { return 0 }
    let sources = foundSources()
    var reader = SourceReader(.safeDI)
    var buffer = FileBuffer()
    var files: [ModuleSummary.File] = []
    var writer = CacheWriter(old: nil)
    for path in sources.trackedPaths { writer.add(path) }
    for (number, path) in sources.files.enumerated() where buffer.load(path) == nil {
        let fragment = FrontEnd.safeDI.lower(reader.readAnnotated(buffer.bytes), path)
        files.append(.init(fragment.summary, module: "M"))
        let bytes = fragment.encoded ?? []
        write([0] + bytes, to: "\(folder)/lowering-\(number)")
        let stamp = FileStamp(size: 1, device: 5, inode: 2, modified: 3, changed: 4)
        writer.add(CachedFile(path: path, stamp: stamp, payload: .fresh(bytes)))
    }
    let run = RunRecord(inputs: ["what"], result: ["that"])
    let cache = writer.bytes(identity: [], memo: CacheMemo(inputs: ["Examples"], run: run)) ?? []
    write([2] + cache.dropFirst(CacheLayout.covered), to: "\(folder)/cache")
    if case .success(let summary) = ModuleSummary(files).encoded(version: "") {
        write([1] + summary.dropFirst(16), to: "\(folder)/summary")
    }
    return 0
}

private func foundSources() -> FoundSources {
    nonisolated(unsafe) var sources = FoundSources()
    let done = DispatchSemaphore(value: 0)
    Task {
        sources = await SourceFinder.find(SourceInputs(paths: ["Examples"]))
        done.signal()
    }
    done.wait()
    return sources
}

private func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "wb") else { fatalError("can't write \(path)") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
}
