import ArborModel

/// Finds the declaration that each written name means, as Swift's lookup does: first in the enclosing types, then in
/// the file's own module, then in its imports.
///
/// The results are the same providers with names that mean the same everywhere. A type of a known module is
/// `Module::Type`, unless the program has one module only. A nested type is qualified by its enclosing types. A name
/// that the program doesn't declare stays as written, and equal names of this kind mean one type.
///
/// It is a class because closures that map types fill its tables.
final class NameResolver {
    let modules: ModuleTable
    var dialects: Dialects { modules.dialects }
    var nested: NestedNames { settled.names }
    private(set) var settled = SettledNames(NestedNames())
    /// The nested names that have been found, while they are being added.
    var growing = NestedNames()
    let scopes: FileScopes
    var meanings: [WrittenName: FileScope.Meaning] = [:]
    private var soleDeclarations = SoleDeclarations()
    /// The meanings of names without a module, and the names that have several meanings.
    var shown = ShownNames()
    /// The names that a program of one module declares at its top level. They are computed on first use, because only
    /// names with another module in front need them.
    lazy var ownNames = makeOwnNames()
    private let makeOwnNames: () -> Set<String>
    let others: [ProgramModules.OtherFile]
    /// The names whose meaning depends on `#if`.
    var unsettled = UnsettledNames()
    /// By module, the conditions of its declarations in an `#if`. Computed if two modules declare a name that is used.
    lazy var conditionalNames = makeConditionalNames()
    private let makeConditionalNames: () -> [ModuleID: [String: [[String]]]]

    /// Computed if a provider has a supertype that may isolate it.
    private(set) lazy var isolatedSupertypes = makeIsolatedSupertypes(actors)
    private let makeIsolatedSupertypes: (ActorNames) -> IsolatedSupertypes

    /// Computed if a name in a type with supertypes may mean a type in another one.
    lazy var inheritedScopes = makeInheritedScopes()
    private let makeInheritedScopes: () -> InheritedScopes
    private(set) lazy var conformed = makeConformed()
    private let makeConformed: () -> ConformedNames
    /// The generic supertypes of the declaration that is being resolved, with their arguments, by their names without these.
    var specialised: [String: NominalPath] = [:]
    /// The nested types of files without annotations that only their own modules see.
    var hiddenNested: [String: ModuleID] = [:]

    /// Computed if an attribute may name a global actor.
    lazy var actors = makeActors()
    private let makeActors: () -> ActorNames

    /// The generic parameters of the declaration that is being resolved. They take precedence over all declared names.
    var parameters: Set<String> = []

    /// True while the type of a `fulfilledByType` is being resolved.
    var isText = false

    /// Returns false if no scope declares a type with a plain name.
    func mayBeNested(_ name: String) -> Bool { settled.mayDeclare(name) }

    struct WrittenName: Hashable {
        var scope: FileScopeID
        var name: String
        var isText: Bool
    }

    init(_ files: [FileSummary], _ program: ProgramModules, _ dialects: Dialects) {
        modules = ModuleTable(files, program, dialects)
        others = program.others
        makeOwnNames = { ModuleTable.topLevelNames(of: files, program) }
        makeConditionalNames = { [modules] in modules.conditionalNames(of: files, program) }
        makeActors = { [modules] in ActorNames(in: files, program, modules) }
        makeConformed = { ConformedNames(in: files, program) }
        makeInheritedScopes = { [modules] in InheritedScopes(in: files, program, modules) }
        makeIsolatedSupertypes = { [modules] in IsolatedSupertypes(in: files, program, modules, $0) }
        scopes = FileScopes(of: files, in: modules)
        addNestedNames(of: files)
    }

    /// Nested names are added by their names at the top level, because types in types aren't known yet.
    private func addNestedNames(of files: [FileSummary]) {
        for file in files.indices {
            for index in files[file].providers.indices {
                add(nested: files[file].providers[index].name, of: file)
                for reference in files[file].providers[index].additionalTypes {
                    if let path = NominalPath(reference.type.bare) { add(nested: path.name, of: file) }
                }
            }
            for name in files[file].nestedNames { add(nested: name, of: file) }
        }
        addNestedNamesOfOthers()
        settled = SettledNames(growing)
        growing = NestedNames()
    }

    func add(nested name: String) { growing.add(name) }

    private func add(nested name: String, of file: Int) {
        guard name.lastDot != nil else { return }
        // Nearly all names are plain, and their outermost types aren't modules. Then there is nothing to parse.
        if let outer = name.plainOuterName.map({ String($0) }) {
            if modules.isSingle, !scopes.mayMeanModule(outer, inFile: file) { return growing.add(name) }
            if let resolved = outermost(outer, of: file) {
                return growing.add(resolved + name[outer.endIndex...])
            }
        }
        guard let path = NominalPath(TypeExpression(parsing: name)) else { return }
        growing.add(topLevel(path, of: file).name)
    }

    /// Returns the qualified name of a type at the top level of a file, or `nil` if the name may mean a module.
    private func outermost(_ name: String, of file: Int) -> String? {
        if let sole = sole(name, seenBy: file) { return sole.qualifiedName }
        if case .module = meaning(of: name, in: file) { return nil }
        return topLevel(NominalPath(parts: [.init(name: name, arguments: [])]), of: file).name
    }
}

// MARK: Types

extension NameResolver {
    /// Resolves each name in a type.
    ///
    /// - Parameter scopes: The enclosing types, as returned by `NestedNames.scopes`.
    func resolve(_ type: TypeExpression, of file: Int, inside scopes: [String]) -> TypeExpression {
        if case .named(let name, let arguments) = type, arguments.isEmpty, isIdle(name, scopes) {
            return type
        }
        if let sole = soleType(type, seenBy: file, inside: scopes) { return sole }
        return type.mapNames { written in
            NominalPath(written).map { self.resolve($0, of: file, inside: scopes).type }
        }
    }

    /// Returns the resolved type of a name without arguments, if only one module declares it and the file sees that module.
    private func soleType(_ type: TypeExpression, seenBy file: Int, inside scopes: [String])
        -> TypeExpression?
    {
        guard !modules.isSingle, case .named(let name, let arguments) = type, arguments.isEmpty,
            scopes.isEmpty || !mayBeNested(name), parameters.isEmpty || !parameters.contains(name)
        else { return nil }
        return sole(name, seenBy: file)?.type
    }

    private func sole(_ name: String, seenBy file: Int) -> SoleDeclaration? {
        guard !modules.isSingle, let (symbol, sole) = soleDeclarations.find(name, in: modules),
            scopes.certainlySees(sole, named: name, inFile: file)
        else { return nil }
        if soleDeclarations.use(symbol) { shown.add(name, meaning: sole.qualifiedName) }
        return sole
    }

    /// Returns true if the name is plain and already resolved. In a program of one module, nearly all names are.
    private func isIdle(_ name: String, _ scopes: [String]) -> Bool {
        guard modules.isSingle, scopes.isEmpty || !mayBeNested(name) else { return false }
        return !name.utf8.contains(UInt8(ascii: ":"))
    }

    private func resolve(
        _ path: NominalPath, of file: Int, inside scopes: [String]
    ) -> NominalPath {
        var path = path
        for index in path.parts.indices {
            path.parts[index].arguments = path.parts[index].arguments.map {
                resolve($0, of: file, inside: scopes)
            }
        }
        if !parameters.isEmpty, parameters.contains(path.parts[0].name) { return path }
        guard let qualified = settled.lookUp(path.parts[0].name, inside: scopes),
            !isHidden(qualified, from: file)
        else {
            return topLevel(path, of: file)
        }
        var around = NominalPath(qualifiedName: qualified)
        if !specialised.isEmpty, let dot = qualified.lastDot,
            let base = specialised[String(qualified[..<dot])]
        {
            around.parts.replaceSubrange(..<(around.parts.count - 1), with: base.parts)
        }
        if path.parts.count > 1 {
            // A path that was already resolved within its file may begin like an enclosing type.
            let whole = topLevel(path, of: file)
            let rest = path.parts.dropFirst().map { "." + $0.name }.joined()
            if nested.contains(whole.name), !nested.contains(qualified + rest) { return whole }
        }
        around.parts[around.parts.count - 1].arguments = path.parts[0].arguments
        around.parts += path.parts.dropFirst()
        return around
    }

    /// Returns the meaning of a path at the top level of a file.
    private func topLevel(_ path: NominalPath, of file: Int) -> NominalPath {
        if let selected = ModuleQualifiedName.split(path.parts[0].name) {
            return inModule(String(selected.module), path.renamed(String(selected.name)))
        }
        let name = path.parts[0].name
        switch meaning(of: name, in: file) {
        case .declared(let module): return inModule(modules.names[module], path)
        case .module where path.parts.count > 1:
            let module = name
            var rest = path
            rest.parts.removeFirst()
            if let selected = ModuleQualifiedName.split(rest.parts[0].name) {
                rest = rest.renamed(String(selected.name))
            }
            return inModule(module, rest)
        case .several(let declaring):
            shown.add(name, declaredByEachOf: declaring.map { modules.names[$0] })
            note(unknown: name, in: file)
            return path
        case .module, .unknown:
            if !modules.isSingle { note(unknown: name, in: file) }
            return path
        }
    }
}
