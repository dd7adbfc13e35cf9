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

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(
            title: try decoder.string(), range: try SourceRange(from: &decoder),
            parameters: try decoder.values(), result: try TypeExpression(from: &decoder),
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

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(
            label: try decoder.optional(), type: try TypeExpression(from: &decoder),
            isOptional: try decoder.flag())
    }
}
