import ArborModel
import ArborScanner

/// Types are encoded by their structure. As text they would be as short, but parsing that would take twenty times as
/// long, and not every text yields the structure that it came from.
extension TypeExpression: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) { encode(into: &encoder, depth: 1) }

    private func encode(into encoder: inout SummaryEncoder, depth: Int) {
        guard depth <= SummaryEncoder.deepestType else {
            encoder.isTooDeep = true
            return
        }
        switch self {
        case .named(let name, let arguments):
            encoder.tag(arguments.isEmpty ? Tag.name : Tag.named)
            encoder.encode(name)
            if !arguments.isEmpty { Self.encode(arguments, into: &encoder, depth: depth) }
        case .member(let parent, let name, let arguments):
            encoder.tag(Tag.member)
            parent.encode(into: &encoder, depth: depth + 1)
            encoder.encode(name)
            Self.encode(arguments, into: &encoder, depth: depth)
        case .composition(let members):
            encoder.tag(Tag.composition)
            Self.encode(members, into: &encoder, depth: depth)
        case .optional(let wrapped): wrapped.encode(after: Tag.optional, into: &encoder, depth: depth)
        case .implicitlyUnwrapped(let wrapped):
            wrapped.encode(after: Tag.implicitlyUnwrapped, into: &encoder, depth: depth)
        case .prefixed(let word, let base):
            encoder.tag(Tag.prefixed)
            encoder.encode(word)
            base.encode(into: &encoder, depth: depth + 1)
        case .attributed(let words, let base):
            encoder.tag(Tag.attributed)
            encoder.encode(words)
            base.encode(into: &encoder, depth: depth + 1)
        case .array(let element): element.encode(after: Tag.array, into: &encoder, depth: depth)
        case .dictionary(let key, let value):
            key.encode(after: Tag.dictionary, into: &encoder, depth: depth)
            value.encode(into: &encoder, depth: depth + 1)
        case .tuple(let elements):
            encoder.tag(Tag.tuple)
            Self.encode(elements, into: &encoder, depth: depth)
        case .function(let parameters, let effects, let returns):
            encoder.tag(Tag.function)
            Self.encode(parameters, into: &encoder, depth: depth)
            encoder.encode(effects)
            returns.encode(into: &encoder, depth: depth + 1)
        case .unknown(let text):
            encoder.tag(Tag.unknown)
            encoder.encode(text)
        }
    }

    private func encode(after tag: UInt8, into encoder: inout SummaryEncoder, depth: Int) {
        encoder.tag(tag)
        encode(into: &encoder, depth: depth + 1)
    }

    private static func encode(_ types: [TypeExpression], into encoder: inout SummaryEncoder, depth: Int) {
        encoder.encode(types.count)
        for type in types { type.encode(into: &encoder, depth: depth + 1) }
    }

    private static func encode(_ elements: [Element], into encoder: inout SummaryEncoder, depth: Int) {
        encoder.encode(elements.count)
        for element in elements {
            encoder.encode(element.label)
            encoder.encode(element.isVariadic)
            element.type.encode(into: &encoder, depth: depth + 1)
        }
    }
}

extension TypeExpression {
    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        try decoder.nested(Self.decode)
    }

    private static func decode(_ decoder: inout SummaryDecoder) throws(DecodingError) -> TypeExpression {
        switch try decoder.tag() {
        case Tag.name: .named(try decoder.string(), [])
        case Tag.named: .named(try decoder.string(), try decoder.values())
        case Tag.member:
            .member(try decoder.value(), try decoder.string(), try decoder.values())
        case Tag.composition: .composition(try decoder.values())
        case Tag.optional: .optional(try decoder.value())
        case Tag.implicitlyUnwrapped: .implicitlyUnwrapped(try decoder.value())
        case Tag.prefixed: .prefixed(try decoder.string(), try decoder.value())
        case Tag.attributed: .attributed(try decoder.values(), try decoder.value())
        case Tag.array: .array(try decoder.value())
        case Tag.dictionary:
            .dictionary(try decoder.value(), try decoder.value())
        case Tag.tuple: .tuple(try decoder.values())
        case Tag.function:
            .function(
                try decoder.values(), effects: try decoder.values(),
                returns: try decoder.value())
        case Tag.unknown: .unknown(try decoder.string())
        default: throw DecodingError()
        }
    }
}

extension TypeExpression.Element: SummaryCoded {
    /// Required by the protocol and not used: only `TypeExpression` encodes elements, because it counts the depth.
    func encode(into encoder: inout SummaryEncoder) { TypeExpression.tuple([self]).encode(into: &encoder) }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        let label: String? = try decoder.optional()
        let isVariadic = try decoder.flag()
        return Self(label: label, type: try decoder.value(), isVariadic: isVariadic)
    }
}

/// The first byte of each case. A number is never reused for another case.
private enum Tag {
    static let name: UInt8 = 0
    static let named: UInt8 = 1
    static let member: UInt8 = 2
    static let composition: UInt8 = 3
    static let optional: UInt8 = 4
    static let implicitlyUnwrapped: UInt8 = 5
    static let prefixed: UInt8 = 6
    static let attributed: UInt8 = 7
    static let array: UInt8 = 8
    static let dictionary: UInt8 = 9
    static let tuple: UInt8 = 10
    static let function: UInt8 = 11
    static let unknown: UInt8 = 12
}
