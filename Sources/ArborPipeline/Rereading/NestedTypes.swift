import ArborGraph
import ArborModel
import ArborScanner
import ArborStorage

/// Finds types in other types that names in annotated types may mean: what may isolate supertypes, and what hides outer
/// types from dependencies.
///
/// Outlines list the top level, and the names that extensions, classes and protocols may declare. So those files are read that
/// declare the types around such a name, or may declare the name in one of them. Most programs have none.
@available(macOS 10.15, *)
struct NestedTypes {
    /// A name in an inheritance clause, and the names of the types around the clause, innermost first.
    private struct Written: Hashable {
        var name: String
        var scopes: [String]
    }

    private let scanner: SourceScanner
    let graphFiles: [ModuleSummary.File]
    let otherFiles: [ProgramModules.OtherFile]
    private let ownFiles: [FileSummary]
    private lazy var files: [SourceOutline] = SourceOutline.all(
        graphFiles, otherFiles, own: Set(ownFiles.map(\.path)))
    private lazy var modules: Set<String> = Set(files.compactMap(\.module))
    /// The supertypes of the types that were found, by qualified name.
    private var found: [String: [String]] = [:]
    /// The same for the top level. Needed only if one of these is qualified.
    private lazy var listed: [String: [String]] = listedSupertypes
    private var seen: Set<String> = []
    private var isRead: Set<Int> = []
    private(set) lazy var nesting = NestingTypes(in: graphFiles, otherFiles)
    /// The entries of the types that were found.
    private(set) var outlines: [ProgramModules.OtherFile] = []
    /// The text that decides what is found.
    private(set) var text = TextDependence()

    /// Creates a search. Few programs need one, so it computes nothing yet.
    ///
    /// - Parameters:
    ///   - files: The files with annotations.
    ///   - own: Those of them that can be read.
    init(
        _ scanner: SourceScanner, files: [ModuleSummary.File], others: [ProgramModules.OtherFile],
        own: [FileSummary]
    ) {
        self.scanner = scanner
        graphFiles = files
        otherFiles = others
        ownFiles = own
    }

    /// Looks for the supertypes of annotated types, and for the types of their dependencies.
    mutating func find(_ dialects: Dialects) async {
        await readTypesOfDependencies(dialects)
        var open = supertypes(dialects)
        while !open.isEmpty {
            let wanted = Set(open.flatMap { candidates($0) }).subtracting(seen)
            seen.formUnion(wanted)
            await read(wanted.filter(\.isQualified))
            open = Set(wanted.flatMap { supertypes(of: $0) })
        }
    }

    /// The supertypes of annotated types that may be in another type, or be below one that is.
    private func supertypes(_ dialects: Dialects) -> Set<Written> {
        let mayBeAbove = mayListQualifiedSupertypes
        var found: Set<Written> = []
        func add(_ provider: ProviderDeclaration) {
            guard
                mayBeAbove || provider.name.isQualified || provider.supertypes.contains(where: \.isQualified)
            else { return }
            let scopes = provider.name.enclosingNames
            for name in provider.unreadSupertypes(dialects) {
                found.insert(Written(name: name, scopes: scopes))
            }
        }
        for file in graphFiles.indices {
            // Few providers matter here, and copying each one would take as long as resolving its names.
            for index in graphFiles[file].summary.providers.indices
            where graphFiles[file].summary.providers[index].inheritsIsolation {
                add(graphFiles[file].summary.providers[index])
            }
        }
        return found
    }

    private var mayListQualifiedSupertypes: Bool {
        graphFiles.contains { $0.summary.outline.holdsQualifiedSupertypes }
            || otherFiles.contains { $0.outline.holdsQualifiedSupertypes }
    }

    /// The qualified names that a written name may mean.
    private mutating func candidates(_ written: Written) -> [String] {
        let parts = written.name.nameComponents
        let name = parts.joined(separator: ".")
        let isInModule = parts.count > 1 && modules.contains(String(parts[0]))
        return written.scopes.map { "\($0).\(name)" } + [name]
            + (isInModule ? [parts.dropFirst().joined(separator: ".")] : [])
    }

    private mutating func supertypes(of name: String) -> [Written] {
        if let found = found[name] {
            return found.map { Written(name: $0, scopes: name.enclosingNames) }
        }
        return name.isQualified ? [] : (listed[name] ?? []).map { Written(name: $0, scopes: []) }
    }
}

// MARK: Reading

@available(macOS 10.15, *)
extension NestedTypes {
    private mutating func read(_ names: Set<String>) async {
        let around = Set(names.flatMap(\.enclosingNames).flatMap { [$0, $0.lastName] })
        if around.isEmpty { return }
        await read(names, of: files(declaring: around) + nesting.files(declaringOneOf: names))
    }

    mutating func read(_ names: Set<String>, of indices: [Int]) async {
        let new = indices.filter { files[$0].path != nil && !isRead.contains($0) }
        if new.isEmpty { return }
        isRead.formUnion(new)
        let places = Dictionary(new.map { (files[$0].path ?? "", $0) }) { first, _ in first }
        text.add(places.keys)
        let wanted = Set(names.map(\.lastName))
        for (path, outline) in await scanner.nestedTypes(declaring: wanted, in: places.keys.sorted()) {
            if let index = places[path] { add(outline, module: files[index].module) }
        }
    }

    private mutating func add(_ outline: FileOutline, module: String?) {
        outlines.append(.init(module: module, outline: outline))
        for entry in outline.entries where entry.kind == .inheriting { found.add(entry) }
    }

    mutating func files(declaring names: Set<String>) -> [Int] {
        if names.isEmpty { return [] }
        let filter = NameFilter(names.map { $0[...] })
        let (files, isRead) = (files, isRead)
        return files.indices.filter { index in
            guard files[index].path != nil, !isRead.contains(index), files[index].outline.mayHold(filter)
            else {
                return false
            }
            var isFound = false
            files[index].outline.visitEntries { kind, bytes in
                guard !isFound, kind.isDeclared else { return }
                isFound = names.contains(String(decoding: bytes, as: UTF8.self))
            }
            return isFound
        }
    }

    private var listedSupertypes: [String: [String]] {
        mutating get {
            var listed: [String: [String]] = [:]
            guard mayListQualifiedSupertypes else { return listed }
            for file in files where file.outline.holds(.inheriting) {
                for entry in file.outline.entries where entry.kind == .inheriting { listed.add(entry) }
            }
            return listed
        }
    }
}

extension [String: [String]] {
    /// Adds what an entry lists: `Name=Supertype,Supertype`.
    fileprivate mutating func add(_ entry: FileOutline.Entry) {
        let parts = entry.name.split { $0 == "=" || $0 == "," }.map(String.init)
        if let name = parts.first { self[name, default: []] += parts.dropFirst() }
    }
}

extension FileOutline.Kind {
    fileprivate var isDeclared: Bool { self == .declared || self == .packaged || self == .hidden }
}

extension String {
    var isQualified: Bool { utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") } }

    /// The parts of a name: `M`, `A`, `B` for `M::A.B`.
    var nameComponents: [Substring] { split { $0 == "." || $0 == ":" } }

    var lastName: String { nameComponents.last.map(String.init) ?? self }
}
