import ArborModel
import ArborScanner

extension SourceRange: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) { encoder.encode(range: self) }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) { self = try decoder.range() }
}

extension SourceLocation: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(path)
        encoder.encode(range)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(path: try decoder.string(), range: try decoder.optional())
    }
}

extension ImportDeclaration: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(text)
        encoder.encode(attributes)
        encoder.encode(kind)
        encoder.encode(path)
        encoder.encode(conditions)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(
            text: try decoder.string(), attributes: try decoder.values(), kind: try decoder.optional(),
            path: try decoder.string(), conditions: try decoder.values())
    }
}

extension SourceConfiguration: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(importedModules)
        encoder.encode(folders)
        encoder.encode(mocks)
        encoder.encode(mockCondition)
        encoder.encode(location)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(
            importedModules: try decoder.values(), folders: try decoder.values(), mocks: try decoder.values(),
            mockCondition: try decoder.optional(), location: try SourceLocation(from: &decoder))
    }
}
