import ArborModel
import ArborScanner

/// Encodes values as bytes: numbers as varints, and strings as indices of a table that precedes the values.
///
/// The table contains each string once, in the order of first use, so equal values have equal bytes in every run and on
/// every machine. Strings are compared by their bytes, because `é` in one scalar and in two are two names. String 0 is
/// the file's own path. It is not among the bytes, because every user of the bytes knows it.
struct SummaryEncoder {
    /// The greatest depth of a type that is encoded. Decoding a deeper type would need a deeper stack.
    static let deepestType = 256

    /// True if a type was too deep. The bytes are then useless.
    var isTooDeep = false
    let positions: PositionCoding
    /// The ranges that were encoded; `nil` if they aren't collected.
    var ranges: [SourceRange]?
    private var body = ByteWriter()
    private var strings: [String] = []
    private var indices: [ExactText: UInt64]

    init(path: String, positions: PositionCoding = .complete) {
        indices = [ExactText(path): 0]
        self.positions = positions
    }

    mutating func encode(_ value: some SummaryCoded) { value.encode(into: &self) }

    mutating func tag(_ tag: UInt8) { body.putByte(tag) }

    mutating func encode(_ number: UInt32) { body.putVarint(UInt64(number)) }

    mutating func encode(_ number: Int) { body.putVarint(UInt64(number)) }

    mutating func encode(_ flag: Bool) { body.putByte(flag ? 1 : 0) }

    mutating func encode(_ text: String) {
        let key = ExactText(text)
        if let index = indices[key] { return body.putVarint(index) }
        strings.append(text)
        indices[key] = UInt64(strings.count)
        body.putVarint(UInt64(strings.count))
    }

    mutating func encode<Value: SummaryCoded>(_ values: [Value]) {
        body.putVarint(UInt64(values.count))
        for value in values { value.encode(into: &self) }
    }

    mutating func encode<Value: SummaryCoded>(_ value: Value?) {
        encode(value != nil)
        value?.encode(into: &self)
    }

    /// The bytes of the table and the values.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.putVarint(UInt64(strings.count))
        for string in strings {
            writer.putVarint(UInt64(string.utf8.count))
            writer.append(string.utf8)
        }
        writer.append(body.bytes)
        return writer.bytes
    }
}

/// A value with an encoding. `init(from:)` reads the bytes that `encode` writes. A change of either requires a change
/// of the other, and a new version of the format.
protocol SummaryCoded {
    func encode(into encoder: inout SummaryEncoder)
    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self
}

extension String: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) { encoder.encode(self) }
    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        try decoder.string()
    }
}
