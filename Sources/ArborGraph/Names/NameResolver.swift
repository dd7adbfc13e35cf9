import ArborModel

/// Finds out which declaration each written name means, as Swift's lookup does: types around the place first, then the
/// file's own module, then its imports.
///
/// What comes of it are the same providers, with names that mean the same everywhere. A type of a known module is
/// `Module::Type`, unless the program is of one module only; a nested one is qualified by the types around it; a name
/// that nothing in the program declares stays as written, and equal texts of such names mean one type.
///
/// A class, because types are mapped by closures that fill its tables.
final class NameResolver {
    let modules: ModuleTable
    var dialects: Dialects { modules.dialects }
    private(set) var nested = NestedNames()
    private var scopes = Table<FileScopeID, FileScope>()
    /// By file of the graph.
    private var scopeOfFile: [FileScopeID] = []
    private var meanings: [WrittenName: FileScope.Meaning] = [:]
    /// What names without a module in front turned out to mean, and those that mean several things.
    private(set) var shown = ShownNames()
    /// In a program of one module, what that declares at its top level. Made where it is first asked for: only names
    /// with another module in front need it.
    private lazy var ownNames = makeOwnNames()
    private let makeOwnNames: () -> Set<String>
    let otherOutlines: [FileOutline]
    /// Names whose meaning depends on `#if`.
    var unsettled = UnsettledNames()
    /// By module, the conditions of what it declares in an `#if`. Made where two modules declare a name that is used.
    private lazy var conditionalNames = makeConditionalNames()
    private let makeConditionalNames: () -> [ModuleID: [String: [[String]]]]

    /// Made where a provider has a supertype that may isolate it.
    private(set) lazy var isolatedSupertypes = makeIsolatedSupertypes()
    private let makeIsolatedSupertypes: () -> IsolatedSupertypes

    /// The generic parameters of the declaration that is being resolved: they come before all declared names.
    var parameters: Set<String> = []

    /// True while the type of a `fulfilledByType` is resolved.
    var isText = false

    private struct WrittenName: Hashable {
        var scope: FileScopeID
        var name: String
        var isText: Bool
    }

    init(_ files: [FileSummary], _ program: ProgramModules, _ dialects: Dialects) {
        modules = ModuleTable(files, program, dialects)
        otherOutlines = program.others.map(\.outline)
        makeOwnNames = { ModuleTable.topLevelNames(of: files, program) }
        makeConditionalNames = { [modules] in modules.conditionalNames(of: files, program) }
        makeIsolatedSupertypes = { [modules] in
            var isolated = IsolatedSupertypes()
            for file in files.indices { isolated.add(files[file].outline, of: modules.ofFiles[file]) }
            for (number, file) in program.others.enumerated() {
                isolated.add(file.outline, of: modules.ofOthers[number])
            }
            return isolated
        }
        addScopes(of: files)
        addNestedNames(of: files)
    }

    /// Files of a kind import the same modules, and so share a scope.
    private func addScopes(of files: [FileSummary]) {
        struct Head: Hashable {
            var module: ModuleID
            var imports: [String]
        }
        var known: [Head: FileScopeID] = [:]
        for file in files.indices {
            let head = Head(
                module: modules.ofFiles[file], imports: files[file].imports.map(\.textWithConditions))
            if let scope = known[head] {
                scopeOfFile.append(scope)
                continue
            }
            let scope = scopes.append(
                FileScope(module: head.module, imports: files[file].imports, in: modules))
            known[head] = scope
            scopeOfFile.append(scope)
        }
    }

    /// By what they are called at the top level, since nothing is known yet of types in types.
    private func addNestedNames(of files: [FileSummary]) {
        for file in files.indices {
            for provider in files[file].providers {
                add(nested: provider.name, of: file)
                for reference in provider.additionalTypes {
                    if let path = NominalPath(reference.type.bare) { add(nested: path.name, of: file) }
                }
            }
            for name in files[file].nestedNames { add(nested: name, of: file) }
        }
    }

    private func add(nested name: String, of file: Int) {
        guard name.lastDot != nil, let path = NominalPath(TypeExpression(parsing: name)) else { return }
        nested.add(topLevel(path, of: file).name)
    }
}

// MARK: Types

extension NameResolver {
    /// The type with each name in it resolved.
    ///
    /// - Parameter scopes: the types around the place, as `NestedNames.scopes` gives them.
    func resolve(_ type: TypeExpression, of file: Int, inside scopes: [String]) -> TypeExpression {
        if case .named(let name, let arguments) = type, arguments.isEmpty, isIdle(name, scopes) {
            return type
        }
        return type.mapNames { written in
            NominalPath(written).map { self.resolve($0, of: file, inside: scopes).type }
        }
    }

    /// True of a plain name that means what it says: nearly all, in a program of one module.
    private func isIdle(_ name: String, _ scopes: [String]) -> Bool {
        modules.isSingle && (scopes.isEmpty || nested.isEmpty) && !name.utf8.contains(UInt8(ascii: ":"))
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
        guard let qualified = nested.lookUp(path.parts[0].name, inside: scopes) else {
            return topLevel(path, of: file)
        }
        var around = NominalPath(qualifiedName: qualified)
        if path.parts.count > 1 {
            // A path that was resolved before, within its file, may begin like a type around the place.
            let whole = topLevel(path, of: file)
            let rest = path.parts.dropFirst().map { "." + $0.name }.joined()
            if nested.contains(whole.name), !nested.contains(qualified + rest) { return whole }
        }
        around.parts[around.parts.count - 1].arguments = path.parts[0].arguments
        around.parts += path.parts.dropFirst()
        return around
    }

    /// What a path means at the top level of a file.
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

    /// A name that means something outside the program. Where something in the program is called the same, code has to
    /// say from which module it is.
    private func note(unknown name: String, in file: Int) {
        shown.add(name, meaning: name)
        let scope = scopes[scopeOfFile[file]]
        let isDeclaredByLibrary = dialects.libraryType(named: name) != nil
        let module =
            isDeclaredByLibrary
            ? dialects.module(declaring: name, among: scope.visible) : scope.unreadModule(in: modules)
        if let module {
            shown.add(name, likelyOf: module)
        }
    }

    /// The module whose declaration a name means in a file; `nil` where that is not known.
    func module(declaring name: String, seenBy file: Int) -> ModuleID? {
        if modules.isSingle { return modules.ofFiles[file] }
        let scope = scopes[scopeOfFile[file]]
        if case .declared(let module) = scope.meaning(of: name, isText: false, in: modules) { return module }
        return nil
    }

    private func meaning(of name: String, in file: Int) -> FileScope.Meaning {
        let written = WrittenName(scope: scopeOfFile[file], name: name, isText: isText)
        defer { unsettled.use(name, in: written.scope) }
        if let known = meanings[written] { return known }
        let scope = scopes[written.scope]
        // The names of one module need no look at a table: only whether a module is meant.
        let found: FileScope.Meaning =
            modules.isSingle
            ? scope.visible.contains(name) && !nested.isEnclosing(name) ? .module : .unknown
            : scope.meaning(of: name, isText: isText, in: modules)
        meanings[written] = found
        if !modules.isSingle { noteIfUnsettled(name, in: written.scope) }
        return found
    }

    private func noteIfUnsettled(_ name: String, in id: FileScopeID) {
        let scope = scopes[id]
        guard scope.mayBeUnsettled(name, in: modules) else { return }
        let own = conditionalNames[scope.module]?[name] ?? []
        guard let meanings = scope.unsettledMeanings(of: name, own: own, in: modules) else { return }
        unsettled.add(.init(text: name, meanings: meanings), in: id)
    }

    /// The path of a type that is looked up in one module.
    ///
    /// - Parameter steps: how many type aliases led here.
    private func inModule(_ module: String, _ path: NominalPath, after steps: Int = 0) -> NominalPath {
        let name = path.parts[0].name
        let number = modules.module(named: module)
        if modules.isSingle, number != nil { return path }
        if number == nil, !modules.isSingle || modules.first == "" || !ownNames.contains(name) {
            // Of a module that nobody reads, or, where no file's module is known, of any. Its names are known by their
            // text alone, as where they stand plain.
            shown.add(name, meaning: name)
            shown.add(name, writtenAfter: module)
            return path
        }
        guard let number else { return known(module, path) }
        if let target = modules.aliases.target(of: name, in: number), steps < Self.mostAliases,
            let found = followed(target, from: number, path, after: steps)
        {
            return found
        }
        if modules.exportsOthers(number), !modules.declares(name, in: number) {
            return shownByModule(module, path)
        }
        return known(module, path)
    }

    /// More of them in a row go round.
    private static let mostAliases = 8

    /// What a path means that begins with a type alias; `nil` where that doesn't name a module of the program first.
    private func followed(
        _ target: NominalPath, from alias: ModuleID, _ path: NominalPath, after steps: Int
    ) -> NominalPath? {
        let module = target.parts[0].name
        guard target.parts.count > 1, modules.module(named: module) != nil,
            !modules.declares(module, in: alias)
        else { return nil }
        var found = NominalPath(parts: Array(target.parts.dropFirst()))
        found.parts[found.parts.count - 1].arguments = path.parts[0].arguments
        found.parts += path.parts.dropFirst()
        return inModule(module, found, after: steps + 1)
    }

    private func known(_ module: String, _ path: NominalPath) -> NominalPath {
        let name = path.parts[0].name
        let known = ModuleQualifiedName.make(module: module, name: name)
        shown.add(name, meaning: known)
        return path.renamed(known)
    }

    /// The path of a type that is looked up in a module which doesn't declare it, but shows others.
    private func shownByModule(_ module: String, _ path: NominalPath) -> NominalPath {
        let name = path.parts[0].name
        let visible = modules.visible(from: [module])
        let homes = modules.modules(declaring: name, seenAmong: visible)
        if homes.count == 1 { return known(modules.names[homes[0]], path) }
        let unread = visible.filter { modules.module(named: $0) == nil }
        if !homes.isEmpty || unread.isEmpty { return known(module, path) }
        shown.add(name, meaning: name)
        if dialects.libraryType(named: name) == nil {
            shown.add(name, writtenAfter: module)
        }
        return path
    }
}

extension NominalPath {
    /// With another name in front.
    fileprivate func renamed(_ name: String) -> NominalPath {
        var path = self
        path.parts[0].name = name
        return path
    }
}
