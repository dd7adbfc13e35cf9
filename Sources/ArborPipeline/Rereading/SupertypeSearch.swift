import ArborModel
import ArborScanner
import ArborStorage
import ArborSyntax

/// Finds the effects of supertypes on the types that inherit from them, in files outside the graph.
///
/// Outlines list the names that each file declares, so the search reads only the files with the wanted names.
@available(macOS 10.15, *)
struct SupertypeSearch {
    /// The module and the imports of a file. They decide what a supertype's name means there.
    private struct Origin {
        var module: String?
        var imports: Set<String>
    }

    private let scan: ScanResult
    private let graphFiles: [ModuleSummary.File]
    private let otherFiles: [ProgramModules.OtherFile]
    /// The paths of the files with annotations that can be read. Those of linked modules can't.
    private lazy var ownPaths = Set(scan.summaries.map(\.path))
    private(set) lazy var files = SourceOutline.all(graphFiles, otherFiles, own: ownPaths)
    private lazy var modules = Set(files.compactMap(\.module))
    /// The indices of the files that declare or extend a type, by the type's name.
    private lazy var names = FileNames(files.lazy.map(\.outline))
    /// The names with extensions that may be aliases of types.
    private lazy var aliases = extendedAliases
    /// The origins of the files with annotations, by path.
    private lazy var annotatedOrigins = originsOfGraphFiles
    /// The origins of the files that have been read, by path. A lazy variable would be copied with each change.
    private var readOrigins: [String: Origin] = [:]
    /// Whether the compiler infers that types are `Sendable`, as far as was asked.
    var inferredSendable: [Supertype: Bool] = [:]
    private var declared: [String: [ConformingDeclaration]] = [:]
    private var reader: ConformanceReader
    private var declaringFiles: [String: [SourceOutline]] = [:]

    /// The text of the files that have been read. Outlines have chosen them.
    var text: TextDependence {
        var text = TextDependence()
        text.add(reader.paths)
        return text
    }

    /// The modules of the files with annotations, also of linked ones, by path.
    private lazy var annotatedModules = Dictionary(
        graphFiles.compactMap { file in file.module.map { (file.summary.path, $0) } }
    ) { first, _ in first }

    /// The module of a file with annotations or whose supertypes are known, if it has one.
    mutating func module(of path: String) -> String? { annotatedModules[path] ?? origin(of: path)?.module }

    /// The origin of a file with annotations, or that has been read.
    private mutating func origin(of path: String) -> Origin? { readOrigins[path] ?? annotatedOrigins[path] }

    /// Creates a search. Few runs use it, so it computes nothing before the first query.
    init(_ scanner: SourceScanner, _ run: borrowing Pipeline.Run) {
        reader = ConformanceReader(scanner)
        scan = run.readAgain
        graphFiles = run.files
        otherFiles = run.otherFiles
    }

    private var extendedAliases: ExtendedAliases {
        mutating get {
            let extending = names.extending
            return ExtendedAliases(files.lazy.map(\.outline)) { extending[$0] != nil }
        }
    }

    private var originsOfGraphFiles: [String: Origin] {
        mutating get {
            var origins: [String: Origin] = [:]
            for file in graphFiles where origins[file.summary.path] == nil {
                let path = file.summary.path
                let imports = Set(file.summary.imports.map { String($0.module) })
                origins[path] = Origin(module: ownPaths.contains(path) ? file.module : nil, imports: imports)
            }
            return origins
        }
    }

    /// The effects of the supertypes and of their own supertypes. A supertype that can't be read may have any
    /// effect.
    ///
    /// - Parameter isolate: False if the isolation of the supertypes has no effect.
    mutating func effects(of supertypes: [Supertype], isolate: Bool = true) async -> (
        mayIsolate: Bool, maySend: Bool
    ) {
        var effects = (mayIsolate: false, maySend: false)
        var open = supertypes.map { Inherited(supertype: $0, mayIsolate: isolate) }
        var seen = Set(open)
        while !open.isEmpty {
            await read(open.map(\.supertype))
            var next: [Inherited] = []
            for inherited in open {
                let found = declarations(of: inherited.supertype)
                let isUnknown = found.isEmpty
                effects.maySend = effects.maySend || isUnknown || inherited.maySend(by: found)
                effects.mayIsolate =
                    effects.mayIsolate
                    || inherited.mayIsolate && (isUnknown || found.contains(where: \.brings.mayIsolate))
                next += await self.next(inherited, by: found)
            }
            if effects.mayIsolate && effects.maySend { break }
            open = next.filter { seen.insert($0).inserted }
        }
        return effects
    }

    /// The effects of a protocol on its values, which a global actor doesn't isolate.
    mutating func effects(ofProtocol type: Supertype) async -> (mayIsolate: Bool, maySend: Bool) {
        await effects(of: [type], isolate: false)
    }

    /// A supertype of a type, or of one of its supertypes.
    private struct Inherited: Hashable {
        var supertype: Supertype
        /// False if a `nonisolated` declaration is between the two.
        var mayIsolate: Bool

        func maySend(by declarations: [ConformingDeclaration]) -> Bool {
            declarations.contains {
                $0.brings.maySend && (mayIsolate || $0.kind == .class || !$0.brings.sendsByActor)
            }
        }

    }

    private mutating func next(_ inherited: Inherited, by declarations: [ConformingDeclaration]) async
        -> [Inherited]
    {
        var next: [Inherited] = []
        for declaration in declarations {
            let mayIsolate = inherited.mayIsolate && !declaration.isNonisolated
            next += await supertypes(of: [declaration]).map {
                Inherited(supertype: $0, mayIsolate: mayIsolate)
            }
        }
        return next
    }

    /// The supertypes of declarations. Those of one in another type may be in that type too.
    mutating func supertypes(of declarations: [ConformingDeclaration]) async -> [Supertype] {
        var found: [Supertype] = []
        for declaration in declarations {
            for supertype in declaration.brings.supertypes {
                let isNested = declaration.name != declaration.qualifiedName && supertype.module == nil
                found.append(
                    isNested ? await type(named: supertype.qualifiedName, in: declaration) : supertype)
            }
        }
        return found
    }

    /// True if the files can't be read that state these supertypes, and outlines list the supertypes.
    mutating func areOnlyListed(_ supertypes: [Supertype]) -> Bool {
        supertypes.map { placed($0) }.allSatisfy {
            !ownPaths.contains($0.path) && $0.scope == nil && names.declaring[$0.name] != nil
        }
    }

    /// True if an extension makes the type `Sendable`, or may do so.
    ///
    /// - Parameter type: A qualified name.
    mutating func mayBeExtendedAsSendable(_ type: String) async -> Bool {
        let name = type.split(separator: ".").last.map(String.init) ?? type
        guard let extensions = await extensions(of: name) else { return true }
        if extensions.contains(where: \.brings.maySend) { return true }
        // The conformances of extensions isolate nothing.
        return await effects(of: supertypes(of: extensions), isolate: false).maySend
    }

    /// The declarations of a type and its extensions; `nil` if they can't be read, or if an attribute may be a macro that adds
    /// a conformance.
    mutating func declarationsAndExtensions(of type: Supertype) async -> [ConformingDeclaration]? {
        guard let found = await read(type), let extensions = await extensions(of: type.name) else {
            return nil
        }
        let all = found + extensions
        return all.contains(where: \.mayGainConformances) ? nil : all
    }

    /// The extensions of types of a name, or of its aliases; `nil` if one can't be read.
    private mutating func extensions(of name: String) async -> [ConformingDeclaration]? {
        var all: [ConformingDeclaration] = []
        var open = [name]
        var seen = Set(open)
        while let next = open.popLast() {
            guard let found = await extensions(named: next) else { return nil }
            all += found
            for alias in aliases[next] where !seen.contains(alias) {
                guard await isAlias(alias) else { continue }
                seen.insert(alias)
                open.append(alias)
            }
        }
        return all
    }

    /// The extensions that name a type so; `nil` if one can't be read.
    private mutating func extensions(named name: String) async -> [ConformingDeclaration]? {
        let candidates = (names.extending[name] ?? []).map { files[$0] }
        if candidates.contains(where: { $0.path == nil }) { return nil }
        let extensions = await reader.extensions(of: name, in: candidates.compactMap(\.path))
        note(extensions, readIn: candidates)
        return extensions
    }

    /// The declarations that a name means in its file. The array is empty if they aren't known for certain.
    private mutating func declarations(named type: Supertype) async -> [ConformingDeclaration] {
        await read([type])
        return declarations(of: type)
    }

    /// The same, or the nested types of the file that have the name if no file declares it at the top level. Outlines don't
    /// list nested types.
    mutating func declarationsOrNested(_ type: Supertype) async -> [ConformingDeclaration] {
        let found = await declarations(named: type)
        let key = placed(type).qualifiedName
        guard declaringFiles[key]?.isEmpty == true, ownPaths.contains(type.path) else { return found }
        return await reader.supertypes(named: type.name, in: [type.path])
            .filter { type.scope == nil || $0.qualifiedName == key }
    }

    /// True if no file can be read that declares a type, and outlines list it as public.
    mutating func isOnlyListedAsPublic(_ type: Supertype) async -> Bool {
        guard await declarations(named: type).isEmpty else { return false }
        let files = declaringFiles[placed(type).qualifiedName] ?? []
        return !files.isEmpty
            && files.allSatisfy { file in
                var isPublic = false
                file.outline.visitEntries { kind, name in
                    if kind == .declared, name.elementsEqual(type.name.utf8) { isPublic = true }
                }
                return file.path == nil && isPublic
            }
    }

    /// The type that a name means in a declaration: one that is nested in it, or in a type around it, or else one at the top
    /// level.
    mutating func type(named name: String, in declaration: ConformingDeclaration) async -> Supertype {
        var scope = declaration.qualifiedName[...]
        while !scope.isEmpty {
            let nested = Supertype(written: "\(scope).\(name)", path: declaration.path)
            if await !declarationsOrNested(nested).isEmpty { return nested }
            scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
        }
        return Supertype(written: name, path: declaration.path)
    }

    /// The declarations that a name means in its file; `nil` if they aren't known for certain.
    mutating func read(_ type: Supertype) async -> [ConformingDeclaration]? {
        let found = await declarations(named: type)
        return found.isEmpty ? nil : found
    }

    /// True if a type is surely a struct, an enum or an actor.
    mutating func isFinal(_ type: Supertype) async -> Bool {
        let found = await declarations(named: type)
        return !found.isEmpty
            && found.allSatisfy { $0.kind == .struct || $0.kind == .enum || $0.kind == .actor }
    }

    /// The names of generic parameters, or of a protocol's primary associated types. Empty if they aren't known.
    mutating func parameters(of type: Supertype, areOfProtocol: Bool) async -> [String] {
        let found = await declarations(named: type)
        return found.allSatisfy {
            ($0.kind == .protocol) == areOfProtocol && $0.parameters == found[0].parameters
        }
            ? found.first?.parameters ?? [] : []
    }

    /// True if each declaration of a type states that no actor isolates it.
    mutating func isNonisolated(_ type: Supertype) async -> Bool {
        let found = await declarations(named: type)
        return !found.isEmpty && found.allSatisfy(\.isNonisolated)
    }

    /// True if a name in an inheritance clause is surely that of a protocol.
    mutating func isProtocol(_ type: Supertype) async -> Bool {
        let found = await declarations(named: type)
        return !found.isEmpty && found.allSatisfy { $0.kind == .protocol }
    }

    /// True if a declaration of a type conforms to a protocol, or may do so.
    ///
    /// - Parameters:
    ///   - type: The name of the type, without the types around it.
    mutating func mayConform(_ type: String, to name: String) async -> Bool {
        let candidates = ((names.extending[type] ?? []) + (names.declaring[type] ?? [])).map { files[$0] }
        if candidates.contains(where: { $0.path == nil }) { return true }
        let found = await reader.declarations(named: type, in: candidates.compactMap(\.path))
        note(found, readIn: candidates)
        return found.contains { declaration in
            declaration.inherits.contains { $0.split { " .&".contains($0) }.contains { $0 == name } }
        }
    }

    /// True if a file that can be read declares a type alias of this name.
    mutating func isAlias(_ name: String) async -> Bool {
        await read([Supertype(name: name, path: "")])
        // Outlines list type aliases too, and only types are found in the files.
        let paths = Set((declared[name] ?? []).map(\.path))
        return (declaringFiles[name] ?? []).compactMap(\.path).contains { !paths.contains($0) }
    }

    /// True if a file that can be read declares a type of this name that other modules don't see.
    mutating func isInternal(_ name: String) async -> Bool {
        await read([Supertype(name: name, path: "")])
        return declared[name]?.contains { !$0.isPublic } == true
    }

    private mutating func read(_ wanted: [Supertype]) async {
        let new = Set(wanted.map { placed($0).qualifiedName }).filter { declaringFiles[$0] == nil }.sorted()
        if new.isEmpty { return }
        for key in new { declaringFiles[key] = names.files(declaring: key).map { files[$0] } }
        let candidates = new.flatMap { declaringFiles[$0] ?? [] }.filter { $0.path != nil }
        await reader.read(candidates.compactMap(\.path))
        for key in new {
            let files = declaringFiles[key] ?? []
            let name = key.split(separator: ".").last.map(String.init) ?? key
            let found = await reader.supertypes(named: name, in: files.compactMap(\.path))
                .filter { $0.qualifiedName == key }
            declared[key] = found
            note(found, readIn: files.filter { $0.path != nil })
        }
    }

    /// The supertype with its module as such, if what is written in front of its name begins with one.
    private mutating func placed(_ type: Supertype) -> Supertype {
        guard let parts = type.scope?.split(separator: ".").map(String.init), type.module == nil else {
            return type
        }
        let isType = names.declaring[parts[0]] != nil || names.extending[parts[0]] != nil
        // An unknown name is that of a module, perhaps the own one.
        if isType && !modules.contains(parts[0]) { return type }
        var placed = type
        placed.module = modules.contains(parts[0]) ? parts[0] : nil
        placed.scope = parts.count > 1 ? parts.dropFirst().joined(separator: ".") : nil
        return placed
    }

    private mutating func note(_ found: [ConformingDeclaration], readIn files: [SourceOutline]) {
        for file in files {
            if let path = file.path, origin(of: path) == nil {
                readOrigins[path] = Origin(module: file.module, imports: [])
            }
        }
        for found in found {
            guard var origin = origin(of: found.path) else { continue }
            origin.imports = found.imports
            readOrigins[found.path] = origin
        }
    }

    /// The declarations that a name means in its file: those of its own module, otherwise those of the imported
    /// modules. The array is empty if they aren't known for certain.
    private mutating func declarations(of written: Supertype) -> [ConformingDeclaration] {
        let supertype = placed(written)
        let origin = origin(of: supertype.path)
        let declaring = declaringFiles[supertype.qualifiedName] ?? []
        var meant = declaring.filter { $0.module == supertype.module ?? origin?.module }
        if meant.isEmpty, supertype.module == nil {
            let imported = origin?.imports ?? []
            meant = declaring.filter { file in file.module.map(imported.contains) == true }
        }
        let paths = meant.map(\.path)
        let found = (declared[supertype.qualifiedName] ?? []).filter { paths.contains($0.path) }
        // A type alias with this name is not a declaration of a class or protocol. Outlines don't tell which of the files with
        // the types around a nested one declares it.
        return supertype.scope != nil || paths.allSatisfy { path in found.contains { $0.path == path } }
            ? found : []
    }
}
