import ArborModel
import ArborScanner

extension MockTraits: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(isGenerated)
        encoder.encode(hasTest)
        encoder.encode(isMockOnly)
        encoder.encode(attributes)
        encoder.encode(functions)
        encoder.encode(defaults)
        encoder.encode(options)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(
            isGenerated: try decoder.flag(), hasTest: try decoder.flag(), isMockOnly: try decoder.flag(),
            attributes: try decoder.string(), functions: try decoder.values(), defaults: try decoder.texts(),
            options: try decoder.values())
    }
}

extension MockFunction: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(name)
        encoder.encode(arguments)
        encoder.encode(defaults)
        encoder.encode(options)
        encoder.encode(returns)
        encoder.encode(WrittenConcurrency(type: isolation))
        encoder.encode(sent)
        encoder.encode(conditions)
        encoder.encode(isInternal)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(
            name: try decoder.string(), arguments: try decoder.values(), defaults: try decoder.texts(),
            options: try decoder.values(),
            returns: try decoder.value(),
            isolation: try WrittenConcurrency.decoded(from: &decoder).type, sent: try decoder.values(),
            conditions: try decoder.values(), isInternal: try decoder.flag())
    }
}

extension OptionalParameter: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(label)
        encoder.encode(name)
        encoder.encode(type)
        encoder.encode(value)
        encoder.encode(position)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(
            label: try decoder.string(), name: try decoder.string(), type: try decoder.value(),
            value: try decoder.string(), position: try decoder.int())
    }
}

extension SummaryEncoder {
    /// Encodes texts by name, in the order of the names.
    fileprivate mutating func encode(_ texts: [String: String]) {
        let names = texts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        encode(names)
        encode(names.map { texts[$0] ?? "" })
    }
}

extension SummaryDecoder {
    fileprivate mutating func texts() throws(DecodingError) -> [String: String] {
        let names: [String] = try values()
        let texts: [String] = try values()
        return Dictionary(zip(names, texts)) { first, _ in first }
    }
}
