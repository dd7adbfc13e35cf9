/// Makes a failing program smaller as long as it fails in the same way.
public struct ProgramShrinker {
    private var program: Program
    private let stillFails: (Program) async -> Bool

    public static func shrink(
        _ program: Program, while stillFails: @escaping (Program) async -> Bool
    ) async -> Program {
        var shrinker = ProgramShrinker(program: program, stillFails: stillFails)
        for _ in 0..<3 where await shrinker.pass() {}
        return shrinker.program
    }

    /// Tries each reduction once. Returns true if one succeeded.
    private mutating func pass() async -> Bool {
        var isSmaller = false
        for symbol in program.symbols.indices.reversed() where !program.symbols[symbol].isLeftOut {
            if symbol != program.root { isSmaller = await attempt { $0.leaveOut(symbol) } || isSmaller }
        }
        for symbol in program.symbols.indices where !program.symbols[symbol].isLeftOut {
            isSmaller = await simplify(symbol) || isSmaller
        }
        for file in program.files.indices where !program.files[file].spareImports.isEmpty {
            isSmaller = await attempt { $0.files[file].spareImports = [] } || isSmaller
        }
        if !program.defined.isEmpty { isSmaller = await attempt { $0.defined = [] } || isSmaller }
        return isSmaller
    }

    private mutating func simplify(_ symbol: Int) async -> Bool {
        var isSmaller = false
        if program.symbols[symbol].condition != nil {
            isSmaller = await attempt {
                $0.symbols[symbol].condition = nil
                $0.symbols[symbol].isInBothBranches = false
            }
        }
        for number in (program.symbols[symbol].provider?.properties ?? []).indices.reversed() {
            isSmaller =
                await attempt { $0.symbols[symbol].provider?.properties.remove(at: number) } || isSmaller
        }
        for number in (program.symbols[symbol].provider?.properties ?? []).indices
        where program.symbols[symbol].provider?.properties[number].style != .plain {
            isSmaller =
                await attempt { $0.symbols[symbol].provider?.properties[number].style = .plain } || isSmaller
        }
        return isSmaller
    }

    private mutating func attempt(_ change: (inout Program) -> Void) async -> Bool {
        var smaller = program
        change(&smaller)
        guard let sources = smaller.sources, let truth = smaller.truth(in: sources),
            truth.isSound == program.truth(in: program.sources!)?.isSound, await stillFails(smaller)
        else { return false }
        program = smaller
        return true
    }
}

extension ProgramTruth {
    public var isSound: Bool { if case .sound = self { true } else { false } }
}

extension Program {
    /// Removes a declaration, the types nested in it, and the properties that request it.
    mutating func leaveOut(_ symbol: Int) {
        symbols[symbol].isLeftOut = true
        for other in symbols.indices {
            symbols[other].conformances.removeAll { $0 == symbol }
            symbols[other].provider?.protocols.removeAll { $0 == symbol }
            symbols[other].provider?.properties.removeAll { Self.asks($0, for: symbol) }
            if symbols[other].parent == symbol, !symbols[other].isLeftOut { leaveOut(other) }
        }
    }

    private static func asks(_ property: Property, for symbol: Int) -> Bool {
        if case .alias(let key) = property.source, key.type == symbol { return true }
        return property.key.type == symbol || property.namedProvider == symbol
    }
}
