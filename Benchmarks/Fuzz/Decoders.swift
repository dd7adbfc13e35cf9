// A fuzz target: the decoders of fragments, module summaries, places, linked programs and caches terminate on any bytes. The checksum is
// corrected, because it would otherwise reject all but one in 2⁶⁴ of the mutations.
//
// What is decoded is encoded and decoded again as the same. The first bytes may differ from the encoder's: a number may
// take more bytes than it needs, and a string may be in the table twice or unused. The encoder's own bytes are
// always the same.
import ArborModel
import ArborSyntax
import Dispatch
import SafeDIFrontEnd

@testable import ArborScanner
@testable import ArborStorage

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // A copy of these bytes alone, as a file is read.
    let bytes = Array(UnsafeBufferPointer(start: start, count: count).dropFirst())
    switch start.map({ $0.pointee % 5 }) {
    case 0: bytes.withUnsafeBytes { decode($0) }
    case 1: sealed(bytes, magic: "ARBOR\0M\u{1}").withUnsafeBytes { decodeSummary($0) }
    case 2: walkCache(bytes)
    case 3: sealed(bytes, magic: "ARBOR\0P\u{1}").withUnsafeBytes { decodePlaces($0) }
    case 4: sealed(bytes, magic: "ARBOR\0L\u{1}").withUnsafeBytes { decodeLink($0) }
    default: break
    }
    return 0
}

private func sealed(_ bytes: [UInt8], magic: String) -> [UInt8] {
    let checksum = bytes.withUnsafeBytes { Checksum.of($0) }
    return Array(magic.utf8) + (0..<8).map { UInt8(truncatingIfNeeded: checksum >> ($0 * 8)) } + bytes
}

private func decode(_ bytes: UnsafeRawBufferPointer) {
    checkCoding(
        of: bytes, decode: { Fragment(encoded: $0, path: "File.swift") }, encode: { $0.encoded })
}

private func decodeSummary(_ bytes: UnsafeRawBufferPointer) {
    checkCoding(
        of: bytes, decode: { try? ModuleSummary(encoded: $0, version: "") },
        encode: { try? $0.encoded(version: "").get() })
}

private func decodePlaces(_ bytes: UnsafeRawBufferPointer) {
    checkCoding(
        of: bytes, hasOneText: false, decode: { try? ModulePlaces(encoded: $0, version: "") },
        encode: { $0.encoded(version: "") })
}

private func decodeLink(_ bytes: UnsafeRawBufferPointer) {
    checkCoding(
        of: bytes, hasOneText: false, decode: { try? ProgramLink(encoded: $0, version: "") },
        encode: { $0.encoded(version: "") })
}

/// - Parameter hasOneText: False if equal values may print differently, as dictionaries do.
private func checkCoding<Value: Equatable>(
    of bytes: UnsafeRawBufferPointer, hasOneText: Bool = true, decode: (UnsafeRawBufferPointer) -> Value?,
    encode: (Value) -> [UInt8]?
) {
    guard let value = decode(bytes) else { return }
    guard let again = encode(value) else { fatalError("what was read can't be written") }
    guard let copy = again.withUnsafeBytes(decode) else { fatalError("what was written can't be read") }
    if copy != value { fatalError("what was written is read as something else") }
    if encode(copy) != again { fatalError("the same value has other bytes") }
    // `==` accepts other bytes for the same characters.
    let areSame = { String(reflecting: value).hasBytes(of: String(reflecting: copy)) }
    if hasOneText, mayHoldMoreThanASCII(bytes), !areSame() { fatalError("a text has other bytes") }
}

/// Returns whether some bytes look like a character beyond ASCII.
private func mayHoldMoreThanASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { $0 >= 0xC2 && (0x80..<0xC0).contains($1) }
}

/// - Parameter covered: The bytes after the first checksum.
private func walkCache(_ covered: [UInt8]) {
    let bytes = CacheLayout.magic + [UInt8](repeating: 0, count: 8) + covered
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    memory.copyBytes(from: bytes)
    if let header = CacheHeader(UnsafeRawBufferPointer(memory), size: bytes.count) {
        CacheLayout.seal(memory, payloads: header.payloads.lowerBound)
    }
    guard let image = CacheImage(owning: memory, identity: []), image.readPayloads() else { return }
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
    var entries: [CacheEntry] = []
    for (number, path) in sources.files.enumerated() where buffer.load(path) == nil {
        let fragment = FrontEnd.safeDI.lower(reader.readAnnotated(buffer.bytes), path)
        files.append(.init(fragment.summary, module: "M"))
        let bytes = fragment.encoded ?? []
        write([0] + bytes, to: "\(folder)/lowering-\(number)")
        let stamp = FileStamp(size: 1, device: 5, inode: 2, modified: 3, changed: 4)
        entries.append(.new(CachedFile(path: path, stamp: stamp, payload: .fresh(bytes))))
    }
    // libFuzzer cuts a seed at `-max_len`, and what is left of a cache or a summary can't be decoded. So each holds a
    // few files only.
    for start in stride(from: 0, to: files.count, by: 4) {
        let end = min(start + 4, files.count)
        write(cache(entries[start..<end], sources.trackedPaths.prefix(4)), to: "\(folder)/cache-\(start)")
        write(summary(Array(files[start..<end])), to: "\(folder)/summary-\(start)")
        let places = ModulePlaces(of: Array(files[start..<end]))
        write([3] + places.encoded(version: "").dropFirst(16), to: "\(folder)/places-\(start)")
    }
    let fault = Diagnostic(
        .noRoot, "no type is a root", about: ["App"], at: SourceLocation(path: "App.swift"))
    for (number, outputs) in [[:], [ProgramLink.Output.code: Array("let a = 1".utf8)]].enumerated() {
        let link = ProgramLink(diagnostics: [fault], notes: ["a note"], statistics: ["1"], outputs: outputs)
        write([4] + link.encoded(version: "").dropFirst(16), to: "\(folder)/link-\(number)")
    }
    return 0
}

private func cache(_ files: ArraySlice<CacheEntry>, _ trackedPaths: ArraySlice<TrackedPath>) -> [UInt8] {
    let writer = CacheWriter(old: nil, trackedPaths: Array(trackedPaths), files: Array(files))
    let run = RunRecord(inputs: ["what"], result: ["that"])
    let bytes = writer.bytes(identity: [], memo: CacheMemo(inputs: ["Examples"], run: run)) ?? []
    return [2] + bytes.dropFirst(CacheLayout.covered)
}

private func summary(_ files: [ModuleSummary.File]) -> [UInt8] {
    let outlines = [ProgramModules.OtherFile(module: "N", outline: files[0].summary.outline)]
    let encoded = ModuleSummary(files, outlines: outlines).encoded(version: "")
    guard case .success(let bytes) = encoded else { fatalError("a type of the examples is too deep") }
    return [1] + bytes.dropFirst(16)
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
