import ArborModel
import ArborScanner

extension SourceRange: SummaryCoded {
    /// Encodes the range. The end is encoded as its distance from the start, which is a small number. The subtraction
    /// wraps if the end is before the start.
    func encode(into encoder: inout SummaryEncoder) {
        guard !encoder.omitsLocations else { return }
        encoder.encode(start.offset)
        encoder.encode(start.line)
        encoder.encode(start.column)
        encoder.encode(end.offset &- start.offset)
        encoder.encode(end.line &- start.line)
        encoder.encode(end.column &- start.column)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        let start = SourcePosition(
            offset: try decoder.uint32(), line: try decoder.uint32(), column: try decoder.uint32())
        let end = SourcePosition(
            offset: start.offset &+ (try decoder.uint32()), line: start.line &+ (try decoder.uint32()),
            column: start.column &+ (try decoder.uint32()))
        self.init(start: start, end: end)
    }
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
