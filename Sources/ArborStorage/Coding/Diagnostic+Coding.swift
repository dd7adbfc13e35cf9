import ArborModel
import ArborScanner

extension Diagnostic: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(id.rawValue)
        encoder.encode(severity.rawValue)
        encoder.encode(message)
        encoder.encode(subject)
        encoder.encode(location)
        encoder.encode(pathTitles)
        encoder.encode(pathCount)
        encoder.encode(path)
        encoder.encode(dependsOnPath)
        encoder.encode(places)
        encoder.encode(nearMisses)
        encoder.encode(help)
        encoder.encode(fixIts)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        guard let id = DiagnosticID(rawValue: try decoder.string()),
            let severity = Severity(rawValue: try decoder.string())
        else { throw DecodingError() }
        let message = try decoder.string()
        let subject: [String] = try decoder.values()
        let location: SourceLocation? = try decoder.optional()
        self.init(
            id, message, about: subject, at: location, severity: severity, pathTitles: try decoder.values(),
            pathCount: try decoder.uint32(), path: try decoder.values(),
            dependsOnPath: try decoder.flag(), places: try decoder.values(),
            nearMisses: try decoder.values(), help: try decoder.optional(), fixIts: try decoder.values())
    }
}

extension Diagnostic.Note: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(message)
        encoder.encode(location)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(try decoder.string(), at: try decoder.optional())
    }
}

extension Diagnostic.FixIt: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(message)
        encoder.encode(edits)
        encoder.encode(isCertain)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(try decoder.string(), edits: try decoder.values(), isCertain: try decoder.flag())
    }
}

extension Diagnostic.FixIt.Edit: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(path)
        encoder.encode(range)
        encoder.encode(replacement)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(
            in: try decoder.optional(), range: try SourceRange(from: &decoder),
            replacement: try decoder.string())
    }
}
