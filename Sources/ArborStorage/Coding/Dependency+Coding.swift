import ArborModel
import ArborScanner

extension Dependency: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(label)
        encoder.encode(qualifier)
        encoder.encode(type)
        encoder.encode(source)
        encoder.encode(range)
        encoder.encode(annotation)
        encoder.encode(hasDefault)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(
            label: try decoder.string(), qualifier: try decoder.optional(),
            type: try TypeExpression(from: &decoder),
            source: try Source(from: &decoder),
            range: try SourceRange(from: &decoder), annotation: try decoder.optional(),
            hasDefault: try decoder.flag())
    }
}

extension Dependency.Source: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        switch self {
        case .instantiated(let instantiation):
            encoder.tag(0)
            encoder.encode(instantiation)
        case .forwarded: encoder.tag(1)
        case .received(let ifAvailable):
            encoder.tag(2)
            encoder.encode(ifAvailable)
        case .alias(let source, let type, let wrapped, let ifAvailable):
            encoder.tag(3)
            encoder.encode(source)
            encoder.encode(type)
            encoder.encode(wrapped)
            encoder.encode(ifAvailable)
        }
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        switch try decoder.tag() {
        case 0: self = .instantiated(try Instantiation(from: &decoder))
        case 1: self = .forwarded
        case 2: self = .received(ifAvailable: try decoder.flag())
        case 3:
            self = .alias(
                of: try decoder.string(), type: try TypeReference(from: &decoder),
                wrapped: try decoder.flag(),
                ifAvailable: try decoder.flag())
        default: throw DecodingError()
        }
    }
}

extension Instantiation: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(product)
        encoder.encode(qualifier)
        encoder.encode(isWrapped)
        encoder.encode(deferral)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(
            product: try decoder.optional(), qualifier: try decoder.optional(),
            isWrapped: try decoder.flag(), deferral: try decoder.optional())
    }
}

extension Deferral: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.tag(product)
        encoder.encode(given != nil)
        encoder.tag(given ?? 0)
        encoder.encode(isSendable)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        let product = try decoder.tag()
        let hasGiven = try decoder.flag()
        let given = try decoder.tag()
        self.init(product: product, given: hasGiven ? given : nil, isSendable: try decoder.flag())
    }
}
