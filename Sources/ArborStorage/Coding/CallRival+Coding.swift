import ArborModel
import ArborScanner

extension CallRival: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(title)
        encoder.encode(range)
        encoder.encode(parameters)
        encoder.encode(result)
        encoder.encode(isAmbiguous)
        encoder.encode(isWider)
        encoder.encode(isVisible)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(
            title: try decoder.string(), range: try decoder.value(),
            parameters: try decoder.values(), result: try decoder.value(),
            isAmbiguous: try decoder.flag(), isWider: try decoder.flag(),
            isVisible: try decoder.flag())
    }
}

extension CallRival.Parameter: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(label)
        encoder.encode(type)
        encoder.encode(isOptional)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(
            label: try decoder.optional(), type: try decoder.value(),
            isOptional: try decoder.flag())
    }
}
