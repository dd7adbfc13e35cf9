import ArborModel
import ArborScanner

extension DoubleDeclaration: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(type)
        encoder.encode(inherits)
        encoder.encode(requirements)
        encoder.encode(WrittenConcurrency(type: isolation))
        encoder.encode(availability)
        encoder.encode(conditions)
        encoder.encode(location)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(
            type: try decoder.value(), inherits: try decoder.values(),
            requirements: try decoder.values(),
            isolation: try WrittenConcurrency.decoded(from: &decoder).type,
            availability: try decoder.values(), conditions: try decoder.values(),
            location: try decoder.value())
    }
}

extension DoubleDeclaration.Requirement: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(kind.rawValue)
        encoder.encode(name)
        encoder.encode(prefix)
        encoder.encode(isStatic)
        encoder.encode(generics)
        encoder.encode(requirements)
        encoder.encode(parameters)
        encoder.encode(isAsync)
        encoder.encode(throwing)
        encoder.encode(result)
        encoder.encode(WrittenConcurrency(type: isolation))
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        guard let kind = Kind(rawValue: try decoder.int()) else { throw DecodingError() }
        return Self(
            kind, name: try decoder.string(), prefix: try decoder.string(), isStatic: try decoder.flag(),
            generics: try decoder.string(), requirements: try decoder.string(),
            parameters: try decoder.values(), isAsync: try decoder.flag(), throwing: try decoder.string(),
            result: try decoder.string(), isolation: try WrittenConcurrency.decoded(from: &decoder).type)
    }
}

extension DoubleDeclaration.Parameter: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(label)
        encoder.encode(type)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(label: try decoder.string(), type: try decoder.string())
    }
}
