import ArborModel

/// Names that mean one declaration in some builds and another in others, by `#if` around an import or a declaration.
///
/// The graph has one meaning for all builds. Where it does not hold with that, the names at fault are told instead of
/// what follows from them.
struct UnsettledNames: Sendable {
    /// A declaration that a name may mean.
    struct Meaning: Sendable {
        var module: String
        /// Of each declaration or import, the conditions around it; empty where one holds in every build.
        var conditions: [[String]]
    }

    struct Name: Sendable {
        var text: String
        /// Two at least, those of the file's own module in front.
        var meanings: [Meaning]
    }

    struct Place: Sendable {
        var file: Int
        /// The property's.
        var range: SourceRange
        var name: Name
    }

    private var names: [FileScopeID: [String: Name]] = [:]
    private var used: [Name] = []
    private(set) var places: [Place] = []

    /// - Parameter scope: the file scope in which the name has these meanings.
    mutating func add(_ name: Name, in scope: FileScopeID) { names[scope, default: [:]][name.text] = name }

    /// Notes that the property that is being resolved names something.
    mutating func use(_ name: String, in scope: FileScopeID) {
        if names.isEmpty { return }
        if let name = names[scope]?[name] { used.append(name) }
    }

    /// Ends a property, or `nil` of what is none.
    mutating func end(_ range: SourceRange?, of file: Int) {
        if used.isEmpty { return }
        if let range { places.append(Place(file: file, range: range, name: used[0])) }
        used.removeAll()
    }
}

extension FileScope {
    /// What a name may mean in some build; `nil` where conditions change nothing.
    ///
    /// - Parameter own: of each of the own module's declarations of the name, its conditions; empty where none is in an
    ///   `#if`.
    func unsettledMeanings(
        of name: String, own: [[String]], in table: ModuleTable
    ) -> [UnsettledNames.Meaning]? {
        var meanings = table.modules(declaring: name).filter { $0 != module }.compactMap { other in
            conditions(ofImporting: other, in: table).map {
                UnsettledNames.Meaning(module: table.names[other], conditions: $0)
            }
        }
        if table.declares(name, in: module) {
            if own.isEmpty || own.coverAllBuilds { return nil }
            meanings.insert(.init(module: table.names[module], conditions: own), at: 0)
        }
        return meanings.count > 1 && meanings.contains { !$0.conditions.isEmpty } ? meanings : nil
    }
}

extension [[String]] {
    /// True where in each build all conditions of one of these hold.
    fileprivate var coverAllBuilds: Bool {
        var logic = ConditionLogic(joined())
        return reduce(.never) { logic.either($0, logic.formula(of: $1)) } == .always
    }
}

extension FileOutline {
    /// Adds the conditions of what is declared in an `#if`.
    func addConditions(to names: inout [String: [[String]]]) {
        guard isConditional else { return }
        for entry in entries where entry.kind == .declared || entry.kind == .hidden {
            if !entry.conditions.isEmpty { names[entry.name, default: []].append(entry.conditions) }
        }
    }
}

extension ModuleTable {
    /// By module, the conditions of what it declares in an `#if`.
    func conditionalNames(of files: [FileSummary], _ program: ProgramModules) -> [ModuleID: [String:
        [[String]]]]
    {
        var names: [ModuleID: [String: [[String]]]] = [:]
        for (file, module) in zip(files, ofFiles) {
            file.outline.addConditions(to: &names[module, default: [:]])
        }
        for (other, module) in zip(program.others, ofOthers) {
            other.outline.addConditions(to: &names[module, default: [:]])
        }
        return names
    }
}

extension ImportDeclaration {
    /// What tells it from others of its kind, for names.
    var textWithConditions: String { conditions.isEmpty ? text : text + " #if " + conditions.conjunction }
}
