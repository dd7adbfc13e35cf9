import ArborScanner

/// Decodes the bytes of a `SummaryEncoder`. Any bytes are a safe input: bytes that no encoder can have written cause an
/// error.
struct SummaryDecoder {
    private var reader: ByteReader
    private let strings: [String]
    let positions: PositionCoding
    private var typeDepth = 0
    /// The number of bytes that references to long strings may still mean.
    private var remainingReach: Int

    /// The path of the file that the bytes describe.
    var path: String { strings[0] }

    /// Creates a decoder, and reads the table of strings.
    ///
    /// - Parameters:
    ///   - bytes: The bytes, which must outlive the decoder.
    ///   - path: The path of the file, which is string 0.
    ///   - positions: The form of positions that the encoder used.
    ///   - texts: The texts that were decoded before.
    init(
        _ bytes: UnsafeRawBufferPointer, path: String, positions: PositionCoding = .complete,
        texts: DecodedTexts? = nil
    ) throws(DecodingError) {
        reader = ByteReader(bytes)
        self.positions = positions
        remainingReach = Self.leastReach + bytes.count * Self.reach
        var strings = [path]
        let count = try reader.count()
        strings.reserveCapacity(1 + min(count, Self.mostReserved))
        if let texts {
            try texts.appendTexts(count, from: &reader, to: &strings)
        } else {
            for _ in 0..<count { strings.append(try reader.string()) }
        }
        self.strings = strings
    }

    /// Decodes one value, which must take all bytes.
    static func decode<Value: SummaryCoded>(
        _: Value.Type, from bytes: UnsafeRawBufferPointer, path: String,
        positions: PositionCoding = .complete, texts: DecodedTexts? = nil
    ) -> Value? {
        do throws(DecodingError) {
            var decoder = try SummaryDecoder(bytes, path: path, positions: positions, texts: texts)
            let value = try Value.decoded(from: &decoder)
            return decoder.reader.remaining == 0 ? value : nil
        } catch {
            return nil
        }
    }

    mutating func tag() throws(DecodingError) -> UInt8 { try reader.byte() }

    mutating func uint32() throws(DecodingError) -> UInt32 {
        guard let number = UInt32(exactly: try reader.varint()) else { throw DecodingError() }
        return number
    }

    mutating func int() throws(DecodingError) -> Int {
        guard let number = Int(exactly: try reader.varint()) else { throw DecodingError() }
        return number
    }

    mutating func flag() throws(DecodingError) -> Bool {
        let byte = try reader.byte()
        guard byte <= 1 else { throw DecodingError() }
        return byte == 1
    }

    mutating func string() throws(DecodingError) -> String {
        let index = try reader.varint()
        guard index < UInt64(strings.count) else { throw DecodingError() }
        let text = strings[Int(index)]
        if text.utf8.count > Self.longString {
            remainingReach -= text.utf8.count
            if remainingReach < 0 { throw DecodingError() }
        }
        return text
    }

    /// The strings of one value share their bytes, and what is made of them later doesn't. So references to strings that
    /// are longer than a name may mean only so many bytes in all: `reach` for each encoded byte. Repeated conditions of
    /// real sources stay far below.
    private static let longString = 1_000
    private static let reach = 64
    private static let leastReach = 1 << 20

    mutating func value<Value: SummaryCoded>(_: Value.Type = Value.self) throws(DecodingError) -> Value {
        try Value.decoded(from: &self)
    }

    mutating func values<Value: SummaryCoded>(_: Value.Type = Value.self) throws(DecodingError) -> [Value] {
        var values: [Value] = []
        let count = try reader.count()
        if count > 0 { values.reserveCapacity(min(count, Self.mostReserved)) }
        for _ in 0..<count {
            let value = try Value.decoded(from: &self)
            values.append(consume value)
        }
        return values
    }

    /// The greatest number of values that memory is reserved for: a value in memory is larger than the one byte that the
    /// check of the count assumes for it.
    private static let mostReserved = 32

    mutating func optional<Value: SummaryCoded>(_: Value.Type = Value.self) throws(DecodingError) -> Value? {
        try flag() ? try Value.decoded(from: &self) : nil
    }

    /// Calls `read` for a part of a type, and counts the depth.
    mutating func nested<Value>(_ read: (inout SummaryDecoder) throws(DecodingError) -> Value)
        throws(DecodingError)
        -> Value
    {
        guard typeDepth < SummaryEncoder.deepestType else { throw DecodingError() }
        typeDepth += 1
        defer { typeDepth -= 1 }
        return try read(&self)
    }
}
