import ArborModel

/// Names that mean different declarations in different builds, because of an `#if` around an import or a declaration.
///
/// The graph has one meaning of a name for all builds. If a build has another meaning, we report the name and not the
/// faults that follow from it.
struct UnsettledNames: Sendable {
    /// A declaration that a name may mean.
    struct Meaning: Sendable {
        var module: String
        /// The conditions around each declaration or import. An element is empty if it holds in every build.
        var conditions: [[String]]
    }

    struct Name: Sendable {
        var text: String
        /// The meanings. There are at least two, and those of the file's own module come first.
        var meanings: [Meaning]
    }

    struct Place: Sendable {
        var file: Int
        /// The range of the property.
        var range: SourceRange
        var name: Name
    }

    private var names: [FileScopeID: [String: Name]] = [:]
    private var used: [Name] = []
    private(set) var places: [Place] = []

    /// - Parameter scope: The file scope in which the name has these meanings.
    mutating func add(_ name: Name, in scope: FileScopeID) { names[scope, default: [:]][name.text] = name }

    /// Notes that the property that is being resolved uses a name.
    mutating func use(_ name: String, in scope: FileScopeID) {
        if names.isEmpty { return }
        if let name = names[scope]?[name] { used.append(name) }
    }

    /// Ends a property. The range is `nil` if the names don't belong to a property.
    mutating func end(_ range: SourceRange?, of file: Int) {
        if used.isEmpty { return }
        if let range { places.append(Place(file: file, range: range, name: used[0])) }
        used.removeAll()
    }
}

extension FileScope {
    /// Returns the meanings that a name has in some build; `nil` if conditions make no difference.
    ///
    /// - Parameter own: The conditions of each declaration of the name in the file's own module. Empty if no
    ///   declaration is in an `#if`.
    func unsettledMeanings(
        of name: String, own: [[String]], in table: ModuleTable
    ) -> [UnsettledNames.Meaning]? {
        var meanings = table.modules(declaring: name, among: imported).compactMap { other in
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
    /// True if in each build all conditions of one element hold.
    fileprivate var coverAllBuilds: Bool {
        var logic = ConditionLogic(joined())
        return reduce(.never) { logic.either($0, logic.formula(of: $1)) } == .always
    }
}

extension FileOutline {
    /// Adds the conditions of the declarations that are in an `#if`.
    func addConditions(to names: inout [String: [[String]]]) {
        guard isConditional else { return }
        for entry in entries where entry.kind == .declared || entry.kind == .hidden {
            if !entry.conditions.isEmpty { names[entry.name, default: []].append(entry.conditions) }
        }
    }
}

extension ModuleTable {
    /// Returns, by module, the conditions of its declarations in an `#if`.
    func conditionalNames(of files: [FileSummary], _ program: ProgramModules) -> [ModuleID: [String:
        [[String]]]]
    {
        var names: [ModuleID: [String: [[String]]]] = [:]
        for file in files.indices where files[file].outline.isConditional {
            files[file].outline.addConditions(to: &names[ofFiles[file], default: [:]])
        }
        for other in program.others.indices where program.others[other].outline.isConditional {
            program.others[other].outline.addConditions(to: &names[ofOthers[other], default: [:]])
        }
        return names
    }
}
