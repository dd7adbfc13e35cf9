/// Reads a text as one JSON value, strictly by RFC 8259.
///
/// The depth is limited, because the input determines it. Strings are copied in stretches without escapes. This
/// keeps a debug build of the plugin, which most clients run, almost as fast as an optimised one.
package struct JSONReader {
    /// The reason why a text isn't JSON, and the offset of the error.
    package struct Fault: Error, Equatable {
        package enum Reason: String {
            case unexpectedEnd, unexpectedByte, badNumber, badEscape, badUTF8, tooDeep
        }

        package var reason: Reason
        /// The offset in bytes.
        package var offset: Int
    }

    /// The maximum depth. The compiler's messages have six levels.
    package static let maximumDepth = 100

    private var cursor: ByteCursor
    private var depth = 0
    private let skipped: [String]
    private var isSkipping = false

    private init(_ bytes: [UInt8], skipping skipped: [String]) {
        cursor = ByteCursor(bytes)
        self.skipped = skipped
    }

    /// - Parameter skipped: The keys of values that no code reads. They are read as `null`, and are most of the
    ///   compiler's messages.
    package static func read(_ bytes: [UInt8], skipping skipped: [String] = []) throws(Fault) -> JSONValue {
        // Decoding replaces ill-formed bytes, which would shift all offsets after them.
        if let offset = bytes.offsetOfFirstIllFormed { throw Fault(reason: .badUTF8, offset: offset) }
        var reader = JSONReader(bytes, skipping: skipped)
        let value = try reader.value()
        reader.cursor.skipSpace()
        guard reader.cursor.isAtEnd else { throw reader.fault(.unexpectedByte) }
        return value
    }

    private mutating func value() throws(Fault) -> JSONValue {
        cursor.skipSpace()
        switch cursor.peek {
        case UInt8(ascii: "{"): return try nested { reader throws(Fault) in try reader.object() }
        case UInt8(ascii: "["): return try nested { reader throws(Fault) in try reader.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func nested(
        _ read: (inout Self) throws(Fault) -> JSONValue
    ) throws(Fault) -> JSONValue {
        guard depth < Self.maximumDepth else { throw fault(.tooDeep) }
        depth += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func word(_ text: StaticString, _ value: JSONValue) throws(Fault) -> JSONValue {
        for offset in 0..<text.utf8CodeUnitCount { try expect(text.utf8Start[offset]) }
        return value
    }

    /// `{"key": value, …}`
    private mutating func object() throws(Fault) -> JSONValue {
        var members: [JSONValue.Member] = []
        try expect(UInt8(ascii: "{"))
        cursor.skipSpace()
        if cursor.take(UInt8(ascii: "}")) { return .object([]) }
        repeat {
            cursor.skipSpace()
            let key = try string()
            cursor.skipSpace()
            try expect(UInt8(ascii: ":"))
            members.append(.init(key: key, value: try value(of: key)))
            cursor.skipSpace()
        } while cursor.take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
        return .object(members)
    }

    private mutating func value(of key: String) throws(Fault) -> JSONValue {
        guard !isSkipping, skipped.contains(key) else { return try value() }
        isSkipping = true
        defer { isSkipping = false }
        _ = try value()
        return .null
    }

    /// `[value, …]`
    private mutating func array() throws(Fault) -> JSONValue {
        var elements: [JSONValue] = []
        try expect(UInt8(ascii: "["))
        cursor.skipSpace()
        if cursor.take(UInt8(ascii: "]")) { return .array([]) }
        repeat {
            elements.append(try value())
            cursor.skipSpace()
        } while cursor.take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
        return .array(elements)
    }

    private mutating func number() throws(Fault) -> JSONValue {
        guard let first = cursor.peek else { throw fault(.unexpectedEnd) }
        guard first == UInt8(ascii: "-") || ByteCursor.isDigit(first) else { throw fault(.unexpectedByte) }
        guard let text = cursor.takeNumber() else { throw fault(.badNumber) }
        if let integer = Int(text) { return .integer(integer) }
        guard let decimal = Double(text), decimal.isFinite else { throw fault(.badNumber) }
        return .decimal(decimal)
    }

    private mutating func string() throws(Fault) -> String {
        try expect(UInt8(ascii: "\""))
        if isSkipping { cursor.skipStretches() }
        let stretch = cursor.takePlainStretch()
        if cursor.take(UInt8(ascii: "\"")) { return String(decoding: stretch, as: UTF8.self) }
        var text = String(decoding: stretch, as: UTF8.self)
        repeat {
            text.unicodeScalars.append(try escape())
            text += String(decoding: cursor.takePlainStretch(), as: UTF8.self)
        } while !cursor.take(UInt8(ascii: "\""))
        return text
    }

    /// Takes the escape after a stretch of plain characters. Any other character there is a fault.
    private mutating func escape() throws(Fault) -> Unicode.Scalar {
        guard let byte = cursor.peek else { throw fault(.unexpectedEnd) }
        guard byte == UInt8(ascii: "\\") else { throw fault(.unexpectedByte) }
        guard let scalar = cursor.takeEscape() else { throw fault(.badEscape) }
        return scalar
    }

    private mutating func expect(_ byte: UInt8) throws(Fault) {
        guard !cursor.take(byte) else { return }
        throw fault(cursor.isAtEnd ? .unexpectedEnd : .unexpectedByte)
    }

    private func fault(_ reason: Fault.Reason) -> Fault { Fault(reason: reason, offset: cursor.position) }
}
