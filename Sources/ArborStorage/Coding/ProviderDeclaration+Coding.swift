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

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        let type = try TypeExpression(from: &decoder)
        let name = try decoder.string()
        let depth = try decoder.int()
        guard let kind = Kind(rawValue: try decoder.string()) else { throw DecodingError() }
        self.init(
            type: type, name: name, depth: depth, kind: kind, isRoot: try decoder.flag(),
            additionalTypes: try decoder.values(), dependencies: try decoder.values(),
            construction: try Construction(from: &decoder), conditions: try decoder.values(),
            supertypes: try decoder.values(), concurrency: try WrittenConcurrency(from: &decoder),
            location: try SourceLocation(from: &decoder), frontEnd: FrontEndID(rawValue: try decoder.tag()),
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

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(
            branches: try decoder.values(), genericParameters: try decoder.values(),
            isInExtension: try decoder.flag(), availability: try decoder.values(),
            memberNames: try decoder.values(), mayHaveSuperclass: try decoder.flag(),
            sent: try decoder.values(), outermostLength: try decoder.int(),
            qualifier: try decoder.string(), functionOwner: try decoder.optional(),
            includes: try decoder.values(), isShared: try decoder.flag(),
            internalParts: try decoder.values(), rivals: try decoder.values(),
            mocks: try decoder.optional(),
            gaps: try ProviderDeclaration.Gaps(from: &decoder))
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

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init()
        rejected = try decoder.values()
        untyped = try decoder.values()
        questions = try decoder.values()
        lostTypes = try decoder.values()
        isFaulty = try decoder.flag()
        isTorn = try decoder.flag()
    }
}

extension ProviderDeclaration.Question: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(kind)
        encoder.encode(label)
        encoder.encode(type)
        encoder.encode(range)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(
            try Kind(from: &decoder), label: try decoder.string(), type: try TypeExpression(from: &decoder),
            range: try SourceRange(from: &decoder))
    }
}

extension ProviderDeclaration.Question.Kind: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        switch self {
        case .annotation(let foreign):
            encoder.tag(0)
            encoder.encode(foreign)
        case .typeOfAlias(let name):
            encoder.tag(1)
            encoder.encode(name)
        case .product: encoder.tag(2)
        case .parameter(let label, let type):
            encoder.tag(3)
            encoder.encode(label)
            encoder.encode(type)
        case .implementations: encoder.tag(4)
        case .missingProperty: encoder.tag(5)
        }
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        switch try decoder.tag() {
        case 0: self = .annotation(foreign: try decoder.string())
        case 1: self = .typeOfAlias(try decoder.string())
        case 2: self = .product
        case 3: self = .parameter(label: try decoder.string(), type: try TypeExpression(from: &decoder))
        case 4: self = .implementations
        case 5: self = .missingProperty
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

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        let (title, range) = (try decoder.string(), try SourceRange(from: &decoder))
        let keyword: SourceRange? = try decoder.optional()
        self.init(title: title, range: range, keyword: keyword?.start, exposed: try decoder.values())
        hidden = try decoder.values()
    }
}

extension ProviderDeclaration.Branch: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(conditions)
        encoder.encode(arguments)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(conditions: try decoder.values(), arguments: try decoder.values())
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

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        switch try decoder.tag() {
        case 0: self = .initializer(try decoder.values())
        case 1: self = .function(try decoder.string(), try decoder.values())
        case 2: self = .implementation(try Implementation(from: &decoder))
        case 3: self = .list
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

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(
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

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(
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

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(
            label: try decoder.optional(), dependency: try decoder.string(), isEscaping: try decoder.flag())
    }
}

extension TypeReference: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(type)
        encoder.encode(range)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(type: try TypeExpression(from: &decoder), range: try SourceRange(from: &decoder))
    }
}
