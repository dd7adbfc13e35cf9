/// The shape of a graph of any size, whose types are numbered. Type 0 is the root. Every graph is valid.
enum GrowthShape: String, CaseIterable {
    /// Each type creates three others, down to the leaves. Of the three, the second receives the first, and the
    /// third receives both.
    case tree
    /// Each type creates the next.
    case chain
    /// One root creates all others.
    case wide
    /// Siblings that each receive two of the twelve before them.
    case siblings
    /// Siblings that each receive four others if available, before and after them.
    case optional
    /// Layers of three types. Each type receives the three of the previous layer, and the root creates all.
    case layers
    /// Layers of two types. Each type creates both types of the next layer.
    case diamonds
    /// Types that create each other by Instantiators, three each, and receive what the root creates.
    case component
    /// A chain of Instantiators. Each forwards a value that the next three types receive.
    case scopes

    /// The dependencies of one type, by index.
    struct Edges {
        var made: [Int] = []
        /// The types created by Instantiators.
        var deferred: [Int] = []
        var received: [Int] = []
        /// The types received if available.
        var optional: [Int] = []
        /// True if the type has a forwarded value.
        var isForwarded = false
        /// The types whose forwarded values are received.
        var values: [Int] = []
    }

    /// The edges of one of `count` types.
    func edges(of index: Int, among count: Int) -> Edges {
        switch self {
        case .tree: tree(index, count)
        case .chain: Edges(made: index + 1 < count ? [index + 1] : [])
        case .wide: Edges(made: allBelowRoot(index, count))
        case .siblings: siblings(index, count)
        case .optional: optional(index, count)
        case .layers: layers(index, count)
        case .diamonds: Edges(made: diamond(index).filter { $0 < count })
        case .component: component(index, count)
        case .scopes: scopes(index, count)
        }
    }

    private func allBelowRoot(_ index: Int, _ count: Int) -> [Int] { index == 0 ? Array(1..<count) : [] }

    private func tree(_ index: Int, _ count: Int) -> Edges {
        let made = (3 * index + 1...3 * index + 3).filter { $0 < count }
        return Edges(made: made, received: index == 0 ? [] : Array(index - (index + 2) % 3..<index))
    }

    private func siblings(_ index: Int, _ count: Int) -> Edges {
        let before = Set([index - 1 - index % 11, index - 1 - index * 7 % 12]).filter { $0 > 0 }
        return Edges(made: allBelowRoot(index, count), received: index == 0 ? [] : before.sorted())
    }

    private func optional(_ index: Int, _ count: Int) -> Edges {
        let others = [index - 7, index - 2, index + 3, index + 11].filter { $0 > 0 && $0 < count }
        return Edges(made: allBelowRoot(index, count), optional: index == 0 ? [] : others)
    }

    private func layers(_ index: Int, _ count: Int) -> Edges {
        let before = index > 3 ? Array((index - 1) / 3 * 3 - 2...(index - 1) / 3 * 3) : []
        return Edges(made: allBelowRoot(index, count), received: before)
    }

    private func diamond(_ index: Int) -> [Int] {
        index == 0 ? [1, 2] : [(index + 1) / 2 * 2 + 1, (index + 1) / 2 * 2 + 2]
    }

    /// The first ten types below the root, which the others receive.
    private func component(_ index: Int, _ count: Int) -> Edges {
        if index == 0 { return Edges(made: Array(1...10), deferred: [11]) }
        guard index > 10 else { return Edges() }
        let size = count - 11
        let offset = index - 11
        let others = Set([offset + 1, offset * 7 + 3, offset * 31 + 17].map { $0 % size + 11 }).subtracting([
            index
        ])
        return Edges(deferred: others.sorted(), received: [1 + offset % 10])
    }

    private func scopes(_ index: Int, _ count: Int) -> Edges {
        Edges(
            deferred: index + 1 < count ? [index + 1] : [], isForwarded: index > 0,
            values: Array(max(1, index - 3)..<max(1, index)))
    }
}
