import ArborScanner

/// Writes values as bytes: numbers as varints, strings by their number in a table that goes in front.
///
/// The table holds each string once, in the order of first use, so that equal values give equal bytes on every run and
/// machine. String 0 is the file's own path: it is known to whoever keeps the bytes, and so is not among them.
struct SummaryEncoder {
    /// Types nested deeper than this are not written: whoever read them back would need as deep a stack.
    static let deepestType = 256

    /// True where a type was too deep. The bytes are of no use then.
    var isTooDeep = false
    /// True where places in the source are left out, to compare what is written and not where.
    let omitsPlaces: Bool
    private var body = ByteWriter()
    private var strings: [String] = []
    private var numbers: [String: UInt64]

    init(path: String, omitsPlaces: Bool = false) {
        numbers = [path: 0]
        self.omitsPlaces = omitsPlaces
    }

    mutating func encode(_ value: some SummaryCoded) { value.encode(into: &self) }

    mutating func tag(_ tag: UInt8) { body.putByte(tag) }

    mutating func encode(_ number: UInt32) { body.putVarint(UInt64(number)) }

    mutating func encode(_ number: Int) { body.putVarint(UInt64(number)) }

    mutating func encode(_ flag: Bool) { body.putByte(flag ? 1 : 0) }

    mutating func encode(_ text: String) {
        if let number = numbers[text] { return body.putVarint(number) }
        strings.append(text)
        numbers[text] = UInt64(strings.count)
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

    /// The table and the values.
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

/// A value with a form in bytes. What `encode` writes, `init(from:)` reads; change both, and the format's version.
protocol SummaryCoded {
    func encode(into encoder: inout SummaryEncoder)
    init(from decoder: inout SummaryDecoder) throws(DecodingError)
}

extension String: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) { encoder.encode(self) }
    init(from decoder: inout SummaryDecoder) throws(DecodingError) { self = try decoder.string() }
}
