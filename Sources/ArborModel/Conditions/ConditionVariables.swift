/// Gives each atom a function of variables, such that every assignment of the variables is a possible build.
///
/// The values of a choice are binary codes, so no two of them hold at once. Code 0 stands for a value that no condition
/// names. A version is only met if all lower versions are met. The functions therefore need no further constraints.
struct ConditionVariables: Sendable {
    typealias Function = DecisionDiagram.Function

    var diagram: DecisionDiagram
    private var functions: [ConditionAtom: Function] = [:]
    private var count = 0
    private var codes: [ConditionAtom.Choice: Codes] = [:]
    private var modules: [String: Function] = [:]

    /// The binary codes of the values of one choice.
    private struct Codes {
        var values: [String: Int] = [:]
        /// The variables of the codes' digits, the lowest digit first.
        var digits = 0..<0
    }

    /// Creates the variables of a set of conditions.
    ///
    /// - Parameter atoms: The atoms of all conditions. They determine the values of each choice, and the versions on
    ///   each line.
    init(for atoms: [ConditionAtom], budget: Int) {
        diagram = DecisionDiagram(budget: budget)
        for choice in ConditionAtom.Choice.allCases { encode(choice, atoms) }
        addVersions(atoms)
        for atom in atoms { _ = function(of: atom) }
    }

    mutating func function(of atom: ConditionAtom) -> Function {
        if let known = functions[atom] { return known }
        let function =
            switch atom {
            case .flag, .other, .version: newVariable()
            case .choice(let choice, let value): isChosen(value, of: choice)
            case .module(let name): canImport(name)
            }
        functions[atom] = function
        return function
    }

    private mutating func newVariable() -> Function {
        defer { count += 1 }
        return diagram.variable(count)
    }
}

// MARK: Choices

extension ConditionVariables {
    /// The choices of two values. Every build has one of the two.
    private static let pairs: [ConditionAtom.Choice: [String]] = [
        .byteOrder: ["little", "big"], .runtime: ["_Native", "_ObjC"],
    ]

    private mutating func encode(_ choice: ConditionAtom.Choice, _ atoms: [ConditionAtom]) {
        let named = atoms.compactMap { atom in
            if case .choice(choice, let value) = atom { value } else { nil }
        }
        let pair = Self.pairs[choice] ?? []
        let isPair = !pair.isEmpty && named.allSatisfy(pair.contains)
        let isRelated = choice == .system && atoms.contains(where: \.isOfSomeSystems)
        guard !named.isEmpty || isRelated else { return }
        var codes = Codes()
        for value in isPair ? pair : (choice == .system ? Platform.systems : []) + named
        where codes.values[value] == nil {
            codes.values[value] = codes.values.count + (isPair ? 0 : 1)
        }
        let highest = codes.values.count - (isPair ? 1 : 0)
        let digits = Int.bitWidth - highest.leadingZeroBitCount
        codes.digits = count..<count + digits
        count += digits
        self.codes[choice] = codes
    }

    private mutating func isChosen(_ value: String, of choice: ConditionAtom.Choice) -> Function {
        guard let codes = codes[choice], let code = codes.values[value] else { return newVariable() }
        var function = DecisionDiagram.always
        for (bit, digit) in codes.digits.enumerated() {
            let holds = diagram.variable(digit)
            let isSet = code >> bit & 1 == 1
            function = diagram.and(isSet ? holds : DecisionDiagram.not(holds), function)
        }
        guard choice == .environment else { return function }
        switch value {
        case "simulator": return diagram.and(function, isSystem(.only(Platform.simulated)))
        case "macCatalyst": return diagram.and(function, isSystem(.only(["iOS"])))
        default: return function
        }
    }

    private mutating func isSystem(_ systems: Platform.SystemSet) -> Function {
        let (names, isOpposite) =
            switch systems {
            case .only(let names): (names, false)
            case .allBut(let names): (names, true)
            }
        var function = DecisionDiagram.never
        for name in names.sorted() { function = diagram.or(function, isChosen(name, of: .system)) }
        return isOpposite ? DecisionDiagram.not(function) : function
    }
}

extension ConditionAtom {
    /// True if the atom holds on some systems only.
    fileprivate var isOfSomeSystems: Bool {
        switch self {
        case .choice(.environment, _): true
        case .module(let name), .version(.module(let name), _), .version(.underlying(let name), _):
            Platform.systems(with: String(name.prefix { $0 != "." })) != nil
        default: false
        }
    }
}

// MARK: Modules and versions

extension ConditionVariables {
    /// Returns the function of `canImport`. A submodule can only be imported if its module can be.
    private mutating func canImport(_ name: String) -> Function {
        if let known = modules[name] { return known }
        var function = newVariable()
        if let dot = name.lastIndex(of: ".") {
            function = diagram.and(function, canImport(String(name[..<dot])))
        } else if let systems = Platform.systems(with: name) {
            function = diagram.and(function, isSystem(systems))
        }
        modules[name] = function
        return function
    }

    private mutating func addVersions(_ atoms: [ConditionAtom]) {
        var lines: [ConditionAtom.Line] = []
        var versions: [ConditionAtom.Line: Set<[Int]>] = [:]
        for case .version(let line, let version) in atoms {
            if versions[line] == nil { lines.append(line) }
            versions[line, default: []].insert(version)
        }
        for line in lines {
            var function = start(of: line)
            for version in versions[line]!.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
                let isFirst = version.isEmpty && (line == .compiler || line == .language)
                if !isFirst { function = diagram.and(newVariable(), function) }
                functions[.version(line, version)] = function
            }
        }
    }

    private mutating func start(of line: ConditionAtom.Line) -> Function {
        switch line {
        case .compiler, .language: DecisionDiagram.always
        case .module(let name), .underlying(let name): canImport(name)
        }
    }
}
