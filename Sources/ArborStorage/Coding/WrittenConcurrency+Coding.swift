import ArborModel
import ArborScanner

extension WrittenConcurrency: SummaryCoded {
    /// Encodes the states as one byte, and then the names of attributes. Nearly every declaration has no attribute, so
    /// one byte suffices.
    func encode(into encoder: inout SummaryEncoder) {
        let flags: UInt8 =
            (mayBeIsolated ? 1 : 0) | (mayBeSendable ? 2 : 0) | (hasUnreadSupertypes ? 64 : 0)
        encoder.tag(flags | type.tag << 2 | construction.tag << 4)
        for case .attribute(let name) in [type, construction] { encoder.encode(name) }
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        let tag = try decoder.tag()
        guard tag < 1 << 7 else { throw DecodingError() }
        return Self(
            type: try Isolation(tag: tag >> 2 & 3, &decoder),
            construction: try Isolation(tag: tag >> 4 & 3, &decoder),
            mayBeIsolated: tag & 1 != 0, mayBeSendable: tag & 2 != 0,
            hasUnreadSupertypes: tag & 64 != 0)
    }
}

extension WrittenConcurrency.Isolation {
    fileprivate var tag: UInt8 {
        switch self {
        case .inferred: 0
        case .nonisolated: 1
        case .attribute: 2
        }
    }

    fileprivate init(tag: UInt8, _ decoder: inout SummaryDecoder) throws(DecodingError) {
        switch tag {
        case 0: self = .inferred
        case 1: self = .nonisolated
        case 2: self = .attribute(try decoder.string())
        default: throw DecodingError()
        }
    }
}
