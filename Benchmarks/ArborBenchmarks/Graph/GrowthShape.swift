/// A graph of a shape and any size, whose types have numbers, of which 0 is the root. Every one is a valid graph.
enum GrowthShape: String, CaseIterable {
    /// Each type makes three, down to the leaves; of these the second receives the first, the third both.
    case tree
    /// Each type makes the next.
    case chain
    /// One root makes all others.
    case wide
    /// Siblings that each receive two of the twelve before.
    case siblings
    /// Siblings that each receive four others if available, earlier and later ones.
    case optional
    /// Layers of three types; each receives the three of the layer before, and the root makes all.
    case layers
    /// Layers of two types; each makes both of the next layer.
    case diamonds
    /// Types that make each other, three each, by Instantiators, and receive what the root makes.
    case component
    /// A chain of Instantiators, each of which forwards a value that the next three types receive.
    case scopes

    /// What one type asks for, by number.
    struct Edges {
        var made: [Int] = []
        /// Made by Instantiators.
        var deferred: [Int] = []
        var received: [Int] = []
        /// Received if available.
        var optional: [Int] = []
        /// True of a type with a forwarded value of its own.
        var isForwarded = false
        /// The types whose forwarded values are received.
        var values: [Int] = []
    }

    /// The edges of one of `count` types.
    func edges(of number: Int, among count: Int) -> Edges {
        switch self {
        case .tree: tree(number, count)
        case .chain: Edges(made: number + 1 < count ? [number + 1] : [])
        case .wide: Edges(made: allBelowRoot(number, count))
        case .siblings: siblings(number, count)
        case .optional: optional(number, count)
        case .layers: layers(number, count)
        case .diamonds: Edges(made: diamond(number).filter { $0 < count })
        case .component: component(number, count)
        case .scopes: scopes(number, count)
        }
    }

    private func allBelowRoot(_ number: Int, _ count: Int) -> [Int] { number == 0 ? Array(1..<count) : [] }

    private func tree(_ number: Int, _ count: Int) -> Edges {
        let made = (3 * number + 1...3 * number + 3).filter { $0 < count }
        return Edges(made: made, received: number == 0 ? [] : Array(number - (number + 2) % 3..<number))
    }

    private func siblings(_ number: Int, _ count: Int) -> Edges {
        let before = Set([number - 1 - number % 11, number - 1 - number * 7 % 12]).filter { $0 > 0 }
        return Edges(made: allBelowRoot(number, count), received: number == 0 ? [] : before.sorted())
    }

    private func optional(_ number: Int, _ count: Int) -> Edges {
        let others = [number - 7, number - 2, number + 3, number + 11].filter { $0 > 0 && $0 < count }
        return Edges(made: allBelowRoot(number, count), optional: number == 0 ? [] : others)
    }

    private func layers(_ number: Int, _ count: Int) -> Edges {
        let before = number > 3 ? Array((number - 1) / 3 * 3 - 2...(number - 1) / 3 * 3) : []
        return Edges(made: allBelowRoot(number, count), received: before)
    }

    private func diamond(_ number: Int) -> [Int] {
        number == 0 ? [1, 2] : [(number + 1) / 2 * 2 + 1, (number + 1) / 2 * 2 + 2]
    }

    /// The first ten types below the root are what the others receive.
    private func component(_ number: Int, _ count: Int) -> Edges {
        if number == 0 { return Edges(made: Array(1...10), deferred: [11]) }
        guard number > 10 else { return Edges() }
        let size = count - 11
        let place = number - 11
        let others = Set([place + 1, place * 7 + 3, place * 31 + 17].map { $0 % size + 11 }).subtracting([
            number
        ])
        return Edges(deferred: others.sorted(), received: [1 + place % 10])
    }

    private func scopes(_ number: Int, _ count: Int) -> Edges {
        Edges(
            deferred: number + 1 < count ? [number + 1] : [], isForwarded: number > 0,
            values: Array(max(1, number - 3)..<max(1, number)))
    }
}
