/// Divides a stream of bytes into the JSON objects in it. An object may be on one line or on several, and the next one may
/// follow without a newline.
///
/// Only brackets and strings are looked at. The text of an object is still to be read, and may turn out not to be JSON.
package struct JSONObjectSplitter {
    /// The error of a byte between objects that begins none.
    package struct Fault: Error, Equatable {
        /// The offset in the stream, in bytes.
        package var offset: Int
    }

    /// The bytes of the stream that aren't returned yet, after those that are.
    private var bytes: [UInt8] = []
    /// The start of the object that isn't returned yet, and the first byte that isn't looked at, as indices.
    private var start = 0
    private var index = 0
    /// The number of bytes of the stream before `bytes`.
    private var dropped = 0
    private var depth = 0
    private var isInString = false
    private var isEscaped = false

    package init() {}

    /// Adds the next bytes of the stream.
    package mutating func add(_ more: some Collection<UInt8>) {
        dropped += start
        bytes.removeFirst(start)
        index -= start
        start = 0
        bytes.append(contentsOf: more)
    }

    /// Returns the text of the next object; `nil` if it hasn't ended in the bytes that were added.
    package mutating func next() throws(Fault) -> [UInt8]? {
        if depth == 0 { try skipToObject() }
        while index < bytes.count {
            index += 1
            guard endsObject(bytes[index - 1]) else { continue }
            defer { start = index }
            return Array(bytes[start..<index])
        }
        return nil
    }

    /// True if no object has begun and not ended, once `next` has returned `nil`.
    package var isBetweenObjects: Bool { depth == 0 }

    private mutating func skipToObject() throws(Fault) {
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
        start = index
        guard index == bytes.count || bytes[index] == UInt8(ascii: "{") else {
            throw Fault(offset: dropped + index)
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    /// Returns whether a byte ends an object.
    private mutating func endsObject(_ byte: UInt8) -> Bool {
        if isInString {
            let isPlain = isEscaped
            isEscaped = !isPlain && byte == UInt8(ascii: "\\")
            isInString = isPlain || byte != UInt8(ascii: "\"")
            return false
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
        return depth == 0
    }
}
