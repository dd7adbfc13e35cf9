import ArborModel

/// The modules that a component includes, directly or through others, and the builds in which it does.
///
/// A module may be declared once in each of several `#if` branches, with other lists in each. So what a list adds counts only
/// where the declaration with the list is compiled, and those that include it.
struct Inclusions {
    /// The modules, each once, in the order in which they were found. One that is reached by two paths is one module.
    private(set) var modules: [Place] = []
    /// For each module, lists of conditions. In a build of the component, the module is included if one list holds. An empty
    /// list holds in each build.
    private var lists: [Place: [[String]]] = [:]
    private let program: BladeProgram

    /// The greatest number of lists of a module. With more, it counts as included in each build.
    private static let mostLists = 16

    init(of component: Place, in program: BladeProgram) {
        self.program = program
        let builds = program[component].conditions
        var open = program.included(by: component).map { (module: $0, around: [String]()) }
        var next = 0
        while next < open.count {
            let (module, around) = open[next]
            next += 1
            let own = program[module].conditions.filter { !around.contains($0) && !builds.contains($0) }
            guard (builds + around).mayHold(with: program[module].conditions),
                let added = add(around + own, to: module)
            else { continue }
            open += program.included(by: module).map { ($0, added) }
        }
    }

    /// Returns the list that is new, or `nil` if the module is known to be included in these builds.
    private mutating func add(_ list: [String], to module: Place) -> [String]? {
        guard var known = lists[module] else {
            modules.append(module)
            lists[module] = [list]
            return list
        }
        if known.contains(where: { $0.allSatisfy(list.contains) }) { return nil }
        known.removeAll { list.allSatisfy($0.contains) }
        known.append(list)
        let areTooMany = known.count > Self.mostLists
        lists[module] = areTooMany ? [[]] : known
        return areTooMany ? [] : list
    }

    /// Returns the first declaration of a module that is included. It counts for the functions, which all of them share.
    func first(of type: TypeExpression) -> Place? {
        program.modules[type]?.first { lists[$0] != nil }
    }

    /// Returns the lists of conditions in whose builds the component includes a module; `nil` if it does in all builds of its
    /// own.
    func conditions(of module: Place) -> [[String]]? {
        lists[module].flatMap { $0.contains([]) ? nil : $0 }
    }

    /// Returns the same for the functions of a module, which its declarations in all branches share.
    func conditionsOfFunctions(of module: Place) -> [[String]]? {
        let declarations = program.modules[program[module].type.normal] ?? []
        let all = declarations.flatMap { lists[$0] ?? [] }
        return all.contains([]) ? nil : all
    }
}
