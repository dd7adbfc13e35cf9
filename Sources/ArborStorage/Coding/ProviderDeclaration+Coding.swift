import ArborModel
import ArborScanner

extension ProviderDeclaration: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(type)
        encoder.encode(name)
        encoder.encode(depth)
        encoder.encode(kind.rawValue)
        encoder.encode(isRoot)
        encoder.encode(additionalTypes)
        encoder.encode(dependencies)
        encoder.encode(construction)
        encoder.encode(conditions)
        encoder.encode(supertypes)
        encoder.encode(concurrency)
        encoder.encode(location)
        encoder.tag(frontEnd.rawValue)
        encoder.encode(hasParticulars ? particulars : nil)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        let type: TypeExpression = try decoder.value()
        let name = try decoder.string()
        let depth = try decoder.int()
        guard let kind = Kind(rawValue: try decoder.string()) else { throw DecodingError() }
        return Self(
            type: type, name: name, depth: depth, kind: kind, isRoot: try decoder.flag(),
            additionalTypes: try decoder.values(), dependencies: try decoder.values(),
            construction: try decoder.value(), conditions: try decoder.values(),
            supertypes: try decoder.values(), concurrency: try decoder.value(),
            location: try decoder.value(), frontEnd: FrontEndID(rawValue: try decoder.tag()),
            particulars: try decoder.optional())
    }
}

extension ProviderDeclaration.Particulars: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(branches)
        encoder.encode(genericParameters)
        encoder.encode(isInExtension)
        encoder.encode(availability)
        encoder.encode(memberNames)
        encoder.encode(mayHaveSuperclass)
        encoder.encode(sent)
        encoder.encode(outermostLength)
        encoder.encode(qualifier)
        encoder.encode(functionOwner)
        encoder.encode(includes)
        encoder.encode(isShared)
        encoder.encode(internalParts)
        encoder.encode(rivals)
        encoder.encode(mocks)
        encoder.encode(gaps)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(
            branches: try decoder.values(), genericParameters: try decoder.values(),
            isInExtension: try decoder.flag(), availability: try decoder.values(),
            memberNames: try decoder.values(), mayHaveSuperclass: try decoder.flag(),
            sent: try decoder.values(), outermostLength: try decoder.int(),
            qualifier: try decoder.string(), functionOwner: try decoder.optional(),
            includes: try decoder.values(), isShared: try decoder.flag(),
            internalParts: try decoder.values(), rivals: try decoder.values(),
            mocks: try decoder.optional(),
            gaps: try decoder.value())
    }
}

extension ProviderDeclaration.Gaps: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(rejected)
        encoder.encode(untyped)
        encoder.encode(questions)
        encoder.encode(lostTypes)
        encoder.encode(isFaulty)
        encoder.encode(isTorn)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        var gaps = Self()
        gaps.rejected = try decoder.values()
        gaps.untyped = try decoder.values()
        gaps.questions = try decoder.values()
        gaps.lostTypes = try decoder.values()
        gaps.isFaulty = try decoder.flag()
        gaps.isTorn = try decoder.flag()
        return gaps
    }
}

extension ProviderDeclaration.Question: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(kind)
        encoder.encode(label)
        encoder.encode(type)
        encoder.encode(range)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(
            try decoder.value(), label: try decoder.string(), type: try decoder.value(),
            range: try decoder.value())
    }
}

extension ProviderDeclaration.Question.Kind: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        switch self {
        case .annotation(let foreign, let keepsNothing):
            encoder.tag(0)
            encoder.encode(foreign)
            encoder.encode(keepsNothing)
        case .typeOfAlias(let name):
            encoder.tag(1)
            encoder.encode(name)
        case .product: encoder.tag(2)
        case .parameter(let label, let type):
            encoder.tag(3)
            encoder.encode(label)
            encoder.encode(type)
        case .implementations: encoder.tag(4)
        case .missingProperty(let superclass):
            encoder.tag(5)
            encoder.encode(superclass)
        }
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        switch try decoder.tag() {
        case 0: return .annotation(foreign: try decoder.string(), keepsNothing: try decoder.flag())
        case 1: return .typeOfAlias(try decoder.string())
        case 2: return .product
        case 3: return .parameter(label: try decoder.string(), type: try decoder.value())
        case 4: return .implementations
        case 5: return .missingProperty(superclass: try decoder.string())
        default: throw DecodingError()
        }
    }
}

extension ProviderDeclaration.InternalPart: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(title)
        encoder.encode(range)
        encoder.encode(keyword.map { SourceRange(at: $0) })
        encoder.encode(exposed)
        encoder.encode(hidden)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        let title = try decoder.string()
        let range: SourceRange = try decoder.value()
        let keyword: SourceRange? = try decoder.optional()
        var part = Self(
            title: title, range: range, keyword: keyword?.start, exposed: try decoder.values())
        part.hidden = try decoder.values()
        return part
    }
}

extension ProviderDeclaration.Branch: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(conditions)
        encoder.encode(arguments)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(conditions: try decoder.values(), arguments: try decoder.values())
    }
}

extension ProviderDeclaration.Construction: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        switch self {
        case .initializer(let arguments):
            encoder.tag(0)
            encoder.encode(arguments)
        case .function(let name, let arguments):
            encoder.tag(1)
            encoder.encode(name)
            encoder.encode(arguments)
        case .implementation(let implementation):
            encoder.tag(2)
            encoder.encode(implementation)
        case .list: encoder.tag(3)
        }
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        switch try decoder.tag() {
        case 0: return .initializer(try decoder.values())
        case 1: return .function(try decoder.string(), try decoder.values())
        case 2: return .implementation(try decoder.value())
        case 3: return .list
        default: throw DecodingError()
        }
    }
}

extension Implementation: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(name)
        encoder.encode(access)
        encoder.encode(parameters)
        encoder.encode(entryPoints)
        encoder.encode(implicitlyUnwrapped)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(
            name: try decoder.string(), access: try decoder.string(), parameters: try decoder.values(),
            entryPoints: try decoder.values(), implicitlyUnwrapped: try decoder.values())
    }
}

extension Implementation.EntryPoint: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(function)
        encoder.encode(dependency)
        encoder.encode(isDiscardable)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(
            function: try decoder.string(), dependency: try decoder.string(),
            isDiscardable: try decoder.flag())
    }
}

extension Argument: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(label)
        encoder.encode(dependency)
        encoder.encode(isEscaping)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(
            label: try decoder.optional(), dependency: try decoder.string(), isEscaping: try decoder.flag())
    }
}

extension TypeReference: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(type)
        encoder.encode(range)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(type: try decoder.value(), range: try decoder.value())
    }
}
