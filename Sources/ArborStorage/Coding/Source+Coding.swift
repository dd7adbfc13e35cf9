import ArborModel
import ArborScanner

extension SourceRange: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) { encoder.encode(range: self) }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        try decoder.range()
    }
}

extension SourceLocation: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(path)
        encoder.encode(range)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(path: try decoder.string(), range: try decoder.optional())
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

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        let text = try decoder.string()
        let attributes: [String] = try decoder.values()
        let kind: String? = try decoder.optional()
        let path = try decoder.string()
        // One that is changed after it was made is copied.
        guard let kind else {
            return Self(text: text, attributes: attributes, path: path, conditions: try decoder.values())
        }
        return Self(
            text: text, attributes: attributes, kind: kind, path: path, conditions: try decoder.values())
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

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(
            importedModules: try decoder.values(), folders: try decoder.values(), mocks: try decoder.values(),
            mockCondition: try decoder.optional(), location: try decoder.value())
    }
}
