// A fuzz target: the macro plugin finds the messages in any bytes, and replies to each. The fix-its of any
// declaration fit into it, and the fixed declaration is checked as well.
import ArborJSON

@testable import ArborMacros

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // The bytes as the text of one message, and as a stream of messages.
    reply(to: bytes)
    var channel = MessageChannel(Memory(bytes: bytes))
    while let message = try? channel.receive() { reply(to: message) }
    // The bytes as a declaration, and as a property of another one.
    let source = String(decoding: bytes, as: UTF8.self)
    for macro in [MacroType.instantiable, .received] { expand(source, macro, depth: 0) }
    return 0
}

nonisolated(unsafe) private var expander = Expander()

private func reply(to message: [UInt8]) {
    let reply = expander.reply(to: message)
    guard (try? JSONReader.read(reply)) != nil else { fatalError("the reply is no JSON") }
}

/// A positive offset, so that a location before the declaration would be noticed.
private let offset = 1_000

/// Expands a macro, and then the declaration that its first fix-its produce.
private func expand(_ source: String, _ macro: MacroType, depth: Int) {
    let piece = SyntaxPiece(source: source, fileName: "A.swift", offset: offset)
    let role = macro == .instantiable ? "member" : "peer"
    let request = AttachedExpansion(
        typeName: macro.rawValue, role: role, attribute: piece, declaration: piece, enclosing: source)
    guard case .expansion(let expansion) = expander.reply(to: .expandAttached(request)) else {
        fatalError("an expansion is answered by one")
    }
    let end = offset + source.utf8.count
    for diagnostic in expansion.diagnostics {
        guard (offset...end).contains(diagnostic.position.offset) else {
            fatalError("a fault beyond the declaration")
        }
        for (number, fixIt) in diagnostic.fixIts.enumerated() {
            let fixed = applied(fixIt, to: source)
            if depth < 2, number < 2 { expand(fixed, macro, depth: depth + 1) }
        }
    }
}

/// The declaration with the edits, which must be within it, in order and without overlaps.
private func applied(_ fixIt: WireDiagnostic.FixIt, to source: String) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var position = 0
    for change in fixIt.changes {
        let range = change.range.offsets.lowerBound - offset..<change.range.offsets.upperBound - offset
        guard range.lowerBound >= position, range.upperBound <= bytes.count else {
            fatalError("edits overlap, or lie beyond the declaration")
        }
        result += bytes[position..<range.lowerBound] + Array(change.newText.utf8)
        position = range.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
}

/// A stream that ends with its bytes. It returns all but the last few of the requested bytes, as a pipe may do.
private struct Memory: ByteStream {
    let bytes: [UInt8]
    var position = 0

    mutating func read(into buffer: inout [UInt8], from start: Int) throws(WireFault) -> Int {
        let wanted = min(bytes.count - position, buffer.count - start)
        let count = wanted > 3 ? wanted - 3 : wanted
        for index in 0..<count { buffer[start + index] = bytes[position + index] }
        position += count
        return count
    }

    mutating func write(_ bytes: ArraySlice<UInt8>) throws(WireFault) -> Int { bytes.count }
}
