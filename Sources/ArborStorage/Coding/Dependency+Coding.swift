import ArborModel
import ArborScanner

extension Dependency: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        let traits = Traits(of: self)
        encoder.tag(traits.rawValue)
        encoder.encode(label)
        if let qualifier { encoder.encode(qualifier) }
        encoder.encode(type)
        switch source {
        case .instantiated(let instantiation):
            if traits.contains(.isNamedOrDeferred) { encoder.encode(instantiation) }
        case .alias(let source, let type, _, _):
            encoder.encode(source)
            encoder.encode(type)
        case .forwarded, .received: break
        }
        encoder.encode(range)
        if let annotation { encoder.encode(annotation) }
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        let traits = Traits(rawValue: try decoder.tag())
        let label = try decoder.string()
        let qualifier: String? = traits.contains(.hasQualifier) ? try decoder.string() : nil
        let type: TypeExpression = try decoder.value()
        let source = try Source(traits, from: &decoder)
        let range: SourceRange = try decoder.value()
        let annotation: SourceRange? =
            traits.contains(.hasAnnotation) ? try decoder.value() : nil
        // One that is changed after it was made is copied.
        guard let qualifier else {
            return Self(
                label: label, type: type, source: source, range: range, annotation: annotation,
                hasDefault: traits.contains(.hasDefault))
        }
        return Self(
            label: label, qualifier: qualifier, type: type, source: source, range: range,
            annotation: annotation, hasDefault: traits.contains(.hasDefault))
    }

    /// The kind of the source and all flags, in one byte: most files hold nothing but dependencies.
    fileprivate struct Traits: OptionSet {
        var rawValue: UInt8

        /// The kind of the source, in the last two bits.
        static let kind = Traits(rawValue: 3)
        static let instantiated: Traits = []
        static let forwarded = Traits(rawValue: 1)
        static let received = Traits(rawValue: 2)
        static let alias = Traits(rawValue: 3)

        static let isWrapped = Traits(rawValue: 1 << 2)
        static let isIfAvailable = Traits(rawValue: 1 << 3)
        static let hasQualifier = Traits(rawValue: 1 << 4)
        static let hasAnnotation = Traits(rawValue: 1 << 5)
        static let hasDefault = Traits(rawValue: 1 << 6)
        /// The whole instantiation follows.
        static let isNamedOrDeferred = Traits(rawValue: 1 << 7)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(of dependency: Dependency) {
            self =
                switch dependency.source {
                case .instantiated(let instantiation): Self.traits(of: instantiation)
                case .forwarded: .forwarded
                case .received(let ifAvailable): ifAvailable ? [.received, .isIfAvailable] : .received
                case .alias(_, _, let isWrapped, let ifAvailable):
                    Self.alias.union(isWrapped ? .isWrapped : []).union(ifAvailable ? .isIfAvailable : [])
                }
            if dependency.qualifier != nil { insert(.hasQualifier) }
            if dependency.annotation != nil { insert(.hasAnnotation) }
            if dependency.hasDefault { insert(.hasDefault) }
        }

        private static func traits(of instantiation: Instantiation) -> Traits {
            if instantiation == Instantiation() { return .instantiated }
            return instantiation == Instantiation(isWrapped: true) ? .isWrapped : .isNamedOrDeferred
        }
    }
}

extension Dependency.Source {
    fileprivate init(
        _ traits: Dependency.Traits, from decoder: inout SummaryDecoder
    ) throws(DecodingError) {
        let ifAvailable = traits.contains(.isIfAvailable)
        let isWrapped = traits.contains(.isWrapped)
        switch traits.intersection(.kind) {
        case .instantiated:
            self = .instantiated(
                traits.contains(.isNamedOrDeferred)
                    ? try decoder.value() : Instantiation(isWrapped: isWrapped))
        case .forwarded: self = .forwarded
        case .received: self = .received(ifAvailable: ifAvailable)
        default:
            self = .alias(
                of: try decoder.string(), type: try decoder.value(), wrapped: isWrapped,
                ifAvailable: ifAvailable)
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

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(
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

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        let product = try decoder.tag()
        let hasGiven = try decoder.flag()
        let given = try decoder.tag()
        return Self(product: product, given: hasGiven ? given : nil, isSendable: try decoder.flag())
    }
}
