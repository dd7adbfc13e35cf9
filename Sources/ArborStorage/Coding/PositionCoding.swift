import ArborModel

/// The form in which positions are encoded.
enum PositionCoding: Sendable {
    /// Offset, line and column.
    case complete
    /// Nothing, for a comparison that ignores moved declarations. It can't be decoded.
    case omitted
    /// The number of the position among those of its file, so that moved declarations have the same bytes.
    case numbered(PlaceNumbers)
}

/// The positions of one file, in their order. The number of a position is its index.
struct PlaceNumbers: Equatable, Sendable {
    let positions: [SourcePosition]
    private var numbers: [UInt32: UInt32] = [:]

    /// Numbers nothing. It suffices for decoding.
    init() { positions = [] }

    /// Numbers the positions of some ranges. Ranges may have positions in common.
    init(of ranges: [SourceRange]) {
        var positions: [SourcePosition] = []
        for position in ranges.lazy.flatMap({ [$0.start, $0.end] }).sorted()
        where positions.last?.offset != position.offset {
            numbers[position.offset] = UInt32(positions.count)
            positions.append(position)
        }
        self.positions = positions
    }

    /// Takes positions that are in their order already.
    init(ascending positions: [SourcePosition]) { self.positions = positions }

    static func == (left: PlaceNumbers, right: PlaceNumbers) -> Bool { left.positions == right.positions }

    /// The number of a position, which may be known only by it already.
    subscript(position: SourcePosition) -> UInt32 { position.number ?? numbers[position.offset] ?? 0 }
}

extension SummaryEncoder {
    /// Encodes a range. The end is encoded as its distance from the start, which is a small number. The subtraction wraps
    /// if the end is before the start.
    mutating func encode(range: SourceRange) {
        ranges?.append(range)
        let (start, end) = (range.start, range.end)
        switch positions {
        case .omitted: return
        case .numbered(let numbers):
            encode(numbers[start])
            encode(numbers[end] &- numbers[start])
        case .complete:
            encode(start.offset)
            encode(start.line)
            encode(start.column)
            encode(end.offset &- start.offset)
            encode(end.line &- start.line)
            encode(end.column &- start.column)
        }
    }
}

extension SummaryDecoder {
    mutating func range() throws(DecodingError) -> SourceRange {
        if case .numbered = positions {
            let start = try uint32()
            return SourceRange(
                start: SourcePosition(number: start), end: SourcePosition(number: start &+ (try uint32())))
        }
        let start = SourcePosition(offset: try uint32(), line: try uint32(), column: try uint32())
        let end = SourcePosition(
            offset: start.offset &+ (try uint32()), line: start.line &+ (try uint32()),
            column: start.column &+ (try uint32()))
        return SourceRange(start: start, end: end)
    }
}
