import ArborModel

/// Graphs of a shape and a size, made of values: no disk, no parsing.
enum GraphShape: String, CaseIterable {
    /// Each type makes the next.
    case chain
    /// One root makes all others.
    case wide
    /// Each type makes three, down to the leaves.
    case tree
    /// Layers of three types; each receives the three of the layer before, and the root makes all.
    case layers
    /// Layers of two types; each makes both of the next layer.
    case lattice
    /// Siblings that each receive one or two of the twelve before.
    case siblings

    func files(count: Int) -> [FileSummary] {
        types(count).enumerated().map { number, type in
            FileSummary(path: "T\(number).swift", instantiables: [type])
        }
    }

    private func types(_ count: Int) -> [Instantiable] {
        switch self {
        case .chain: (0..<count).map { number in type(number, made: number + 1 < count ? [number + 1] : []) }
        case .wide: (0..<count).map { number in type(number, made: number == 0 ? Array(1..<count) : []) }
        case .tree:
            (0..<count).map { number in
                type(number, made: (3 * number + 1...3 * number + 3).filter { $0 < count })
            }
        case .layers:
            (0..<count).map { number in
                let layer = (number - 1) / 3
                let before = number > 3 ? (layer * 3 - 2...layer * 3).map(\.self) : []
                return type(number, made: number == 0 ? Array(1..<count) : [], received: before)
            }
        case .lattice:
            (0..<count).map { number in
                let next = number == 0 ? [1, 2] : [(number + 1) / 2 * 2 + 1, (number + 1) / 2 * 2 + 2]
                return type(number, made: next.filter { $0 < count })
            }
        case .siblings:
            (0..<count).map { number in
                let before = Set([number - 1 - number % 11, number - 1 - number * 7 % 12]).filter { $0 > 0 }
                    .sorted()
                return type(
                    number, made: number == 0 ? Array(1..<count) : [], received: number == 0 ? [] : before)
            }
        }
    }

    private func type(_ number: Int, made: [Int], received: [Int] = []) -> Instantiable {
        let dependencies =
            made.map { dependency($0, .instantiated(by: nil, wrapped: false)) }
            + received.map { dependency($0, .received(ifAvailable: false)) }
        return Instantiable(
            type: .named("T\(number)", []), name: "T\(number)", kind: .class, isRoot: number == 0,
            dependencies: dependencies,
            construction: .initializer(dependencies.map { Argument(label: $0.label, dependency: $0.label) }),
            location: SourceLocation(path: "T\(number).swift", range: .start))
    }

    private func dependency(_ number: Int, _ source: Dependency.Source) -> Dependency {
        Dependency(label: "t\(number)", type: .named("T\(number)", []), source: source, range: .start)
    }
}
