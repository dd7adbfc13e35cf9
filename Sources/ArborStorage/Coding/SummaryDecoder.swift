import ArborScanner

/// Reads back what a `SummaryEncoder` wrote. Any bytes are safe to give it: what no encoder can have written is damage.
struct SummaryDecoder {
    private var reader: ByteReader
    private let strings: [String]
    private var typeDepth = 0

    /// The path of the file that the bytes are about.
    var path: String { strings[0] }

    /// - Parameters:
    ///   - bytes: must outlive the decoder.
    ///   - path: the file's, for string 0.
    init(_ bytes: UnsafeRawBufferPointer, path: String) throws(DecodingError) {
        reader = ByteReader(bytes)
        var strings = [path]
        for _ in 0..<(try reader.count()) { strings.append(try reader.string()) }
        self.strings = strings
    }

    /// Reads one value, which must take all bytes.
    static func decode<Value: SummaryCoded>(
        _: Value.Type, from bytes: UnsafeRawBufferPointer, path: String
    ) -> Value? {
        do throws(DecodingError) {
            var decoder = try SummaryDecoder(bytes, path: path)
            let value = try Value(from: &decoder)
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
        let number = try reader.varint()
        guard number < UInt64(strings.count) else { throw DecodingError() }
        return strings[Int(number)]
    }

    mutating func values<Value: SummaryCoded>(_: Value.Type = Value.self) throws(DecodingError) -> [Value] {
        var values: [Value] = []
        // No capacity is reserved: a value in memory is larger than the byte that its count was checked against.
        for _ in 0..<(try reader.count()) { values.append(try Value(from: &self)) }
        return values
    }

    mutating func optional<Value: SummaryCoded>(_: Value.Type = Value.self) throws(DecodingError) -> Value? {
        try flag() ? try Value(from: &self) : nil
    }

    /// Reads what lies inside a type, and keeps count of the depth.
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
