/// The shape of a graph whose types are numbered. Type 0 is the root. Every shape and size is a valid graph.
enum GraphShape: String, CaseIterable {
    /// Each type creates three others, down to the leaves. Of the three, the second receives the first, and the
    /// third receives both.
    case tree
    /// Each type creates the next.
    case chain
    /// One root creates all others.
    case wide
    /// Layers of three types. Each type receives the three of the previous layer, and the root creates all.
    case layers
    /// Layers of two types. Each type creates both types of the next layer.
    case diamond
    /// Siblings that each receive one or two of the twelve before them.
    case siblings
    /// Each type creates four others. It receives up to six of the types that its creator and the types above it have
    /// created before: the nearest three, and the three that are highest up, as types of real projects receive a few
    /// neighbors and what all of a program uses.
    case services

    /// The dependencies of one type, by index.
    struct Edges {
        var made: [Int] = []
        var received: [Int] = []
    }

    /// The edges of one of `count` types.
    func edges(of index: Int, among count: Int) -> Edges {
        var edges = Edges(made: made(by: index, among: count))
        if index > 0 { edges.received = received(by: index) }
        return edges
    }

    private func made(by index: Int, among count: Int) -> [Int] {
        switch self {
        case .tree: (3 * index + 1...3 * index + 3).filter { $0 < count }
        case .chain: index + 1 < count ? [index + 1] : []
        case .wide, .layers, .siblings: index == 0 ? Array(1..<max(1, count)) : []
        case .services: (4 * index + 1...4 * index + 4).filter { $0 < count }
        case .diamond:
            [(index + 1) / 2 * 2 + 1, (index + 1) / 2 * 2 + 2].filter { $0 < count }
        }
    }

    private func received(by index: Int) -> [Int] {
        switch self {
        case .tree: Array(index - (index + 2) % 3..<index)
        case .chain, .wide, .diamond: []
        case .layers:
            index > 3 ? Array((index - 1) / 3 * 3 - 2...(index - 1) / 3 * 3) : []
        case .siblings:
            Set([index - 1 - index % 11, index - 1 - index * 7 % 12]).filter { $0 > 0 }.sorted()
        case .services: services(for: index)
        }
    }

    private func services(for index: Int) -> [Int] {
        var earlier: [Int] = []
        var index = index
        while index > 0 {
            earlier += (index - (index - 1) % 4..<index).reversed()
            index = (index - 1) / 4
        }
        return Set(earlier.prefix(3) + earlier.suffix(3)).sorted()
    }
}
