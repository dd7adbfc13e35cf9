import ArborScanner
import ArborSyntax

/// Reads the declarations of supertypes and extensions. Each file is read once, because it may declare many types that are
/// asked for one after another.
@available(macOS 10.15, *)
struct ConformanceReader {
    private let scanner: SourceScanner
    /// The declarations of the files that were read, by path and then by name without the types around it.
    private var files: [String: [String: [ConformingDeclaration]]] = [:]
    /// The files that were read.
    private(set) var paths: Set<String> = []

    init(_ scanner: SourceScanner) { self.scanner = scanner }

    /// Reads the files that were not read yet.
    mutating func read(_ paths: [String]) async {
        let new = Set(paths.filter { !self.paths.contains($0) }).sorted()
        if new.isEmpty { return }
        self.paths.formUnion(new)
        for (path, declarations) in await scanner.conformingDeclarations(in: new) {
            files[path] = Dictionary(grouping: declarations, by: \.name)
        }
    }

    /// Returns the types, protocols and available extensions of one name that files contain.
    mutating func declarations(named name: String, in paths: [String]) async -> [ConformingDeclaration] {
        await read(paths)
        return Set(paths).sorted().flatMap { files[$0]?[name] ?? [] }
    }

    /// Returns the types and protocols of one name that files declare.
    mutating func supertypes(named name: String, in paths: [String]) async -> [ConformingDeclaration] {
        await declarations(named: name, in: paths).filter { $0.kind != .extension }
    }

    /// Returns the extensions of types of one name that files contain, except unavailable ones.
    mutating func extensions(of name: String, in paths: [String]) async -> [ConformingDeclaration] {
        await declarations(named: name, in: paths).filter { $0.kind == .extension }
    }
}
