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

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        guard let id = DiagnosticID(rawValue: try decoder.string()),
            let severity = Severity(rawValue: try decoder.string())
        else { throw DecodingError() }
        let message = try decoder.string()
        let subject: [String] = try decoder.values()
        let location: SourceLocation? = try decoder.optional()
        return Self(
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

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(try decoder.string(), at: try decoder.optional())
    }
}

extension Diagnostic.FixIt: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(message)
        encoder.encode(edits)
        encoder.encode(isCertain)
        encoder.encode(assumptions)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(
            try decoder.string(), edits: try decoder.values(), isCertain: try decoder.flag(),
            assuming: try decoder.values())
    }
}

extension Diagnostic.FixIt.Assumption: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        switch self {
        case .isProtocol(let supertype):
            encoder.encode(UInt32(0))
            encoder.encode(supertype.name)
            encoder.encode(supertype.path)
            encoder.encode(supertype.module)
        case .conformsNowhereElse(let type):
            encoder.encode(UInt32(1))
            encoder.encode(type)
        case .isNoAlias(let name):
            encoder.encode(UInt32(2))
            encoder.encode(name)
        case .hasNoInternalFunctions(let type, let path):
            encoder.encode(UInt32(3))
            encoder.encode(type)
            encoder.encode(path)
        case .isPublic(let name):
            encoder.encode(UInt32(4))
            encoder.encode(name)
        }
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        switch try decoder.uint32() {
        case 0:
            return .isProtocol(
                Supertype(
                    name: try decoder.string(), path: try decoder.string(), module: try decoder.optional()))
        case 1: return .conformsNowhereElse(type: try decoder.string())
        case 2: return .isNoAlias(try decoder.string())
        case 3: return .hasNoInternalFunctions(type: try decoder.string(), path: try decoder.string())
        case 4: return .isPublic(try decoder.string())
        default: throw DecodingError()
        }
    }
}

extension Diagnostic.FixIt.Edit: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(path)
        encoder.encode(range)
        encoder.encode(replacement)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(
            in: try decoder.optional(), range: try decoder.value(),
            replacement: try decoder.string())
    }
}
