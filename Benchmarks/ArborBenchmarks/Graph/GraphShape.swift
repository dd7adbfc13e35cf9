/// The shape of a graph whose types have numbers, of which 0 is the root. Every shape and size is a valid graph.
enum GraphShape: String, CaseIterable {
    /// Each type makes three, down to the leaves; of these the second receives the first, the third both.
    case tree
    /// Each type makes the next.
    case chain
    /// One root makes all others.
    case wide
    /// Layers of three types; each receives the three of the layer before, and the root makes all.
    case layers
    /// Layers of two types; each makes both of the next layer.
    case diamond
    /// Siblings that each receive one or two of the twelve before.
    case siblings

    /// What one type asks for, by number.
    struct Edges {
        var made: [Int] = []
        var received: [Int] = []
    }

    /// The edges of one of `count` types.
    func edges(of number: Int, among count: Int) -> Edges {
        var edges = Edges(made: made(by: number, among: count))
        if number > 0 { edges.received = received(by: number) }
        return edges
    }

    private func made(by number: Int, among count: Int) -> [Int] {
        switch self {
        case .tree: (3 * number + 1...3 * number + 3).filter { $0 < count }
        case .chain: number + 1 < count ? [number + 1] : []
        case .wide, .layers, .siblings: number == 0 ? Array(1..<max(1, count)) : []
        case .diamond:
            [(number + 1) / 2 * 2 + 1, (number + 1) / 2 * 2 + 2].filter { $0 < count }
        }
    }

    private func received(by number: Int) -> [Int] {
        switch self {
        case .tree: Array(number - (number + 2) % 3..<number)
        case .chain, .wide, .diamond: []
        case .layers:
            number > 3 ? Array((number - 1) / 3 * 3 - 2...(number - 1) / 3 * 3) : []
        case .siblings:
            Set([number - 1 - number % 11, number - 1 - number * 7 % 12]).filter { $0 > 0 }.sorted()
        }
    }
}
