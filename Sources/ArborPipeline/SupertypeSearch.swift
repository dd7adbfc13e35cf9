import ArborModel
import ArborScanner
import ArborStorage
import ArborSyntax

/// Finds out what supertypes bring to the types that inherit from them, in files that no graph is made of.
///
/// The names that files declare are known from their outlines, so only the files with the wanted names are read.
@available(macOS 10.15, *)
struct SupertypeSearch {
    private struct File {
        /// `nil` of a file that isn't at hand.
        var path: String?
        var module: String?
        var outline: FileOutline
    }

    /// The module and the imports of a file. They decide what a supertype's name means there.
    private struct Origin {
        var module: String?
        var imports: Set<String>
    }

    private let scanner: SourceScanner
    private let scan: ScanResult
    private let graphFiles: [ModuleSummary.File]
    private let otherFiles: [ProgramModules.OtherFile]
    private lazy var files = allFiles
    /// By name, the numbers of the files that declare a type of it, and of those that extend one.
    private lazy var names = FileNames(files.lazy.map(\.outline))
    /// By path, of the files whose supertypes are known: those with annotations, and those that have been read.
    private lazy var origins = annotatedOrigins
    private var declared: [String: [ConformingDeclaration]] = [:]
    private var declaringFiles: [String: [File]] = [:]
    /// True once a file has been read: an edit in it may change the verdict.
    private(set) var hasRead = false

    /// Creates a search. Few runs ask it anything, so it computes nothing before the first question.
    init(_ scanner: SourceScanner, _ run: borrowing Pipeline.Run) {
        self.scanner = scanner
        scan = run.scan
        graphFiles = run.files
        otherFiles = run.otherFiles
    }

    private var allFiles: [File] {
        let own = Set(scan.summaries.map(\.path))
        let unparsed = scan.outlines.map(\.path)
        let linked = otherFiles.count - unparsed.count
        return graphFiles.map { file in
            let path = file.summary.path
            return File(
                path: own.contains(path) ? path : nil, module: file.module, outline: file.summary.outline)
        }
            + otherFiles.enumerated().map { index, file in
                File(
                    path: index < linked ? nil : unparsed[index - linked], module: file.module,
                    outline: file.outline)
            }
    }

    private var annotatedOrigins: [String: Origin] {
        let own = Set(scan.summaries.map(\.path))
        var origins: [String: Origin] = [:]
        for file in graphFiles where origins[file.summary.path] == nil {
            let path = file.summary.path
            let imports = Set(file.summary.imports.map { String($0.module) })
            origins[path] = Origin(module: own.contains(path) ? file.module : nil, imports: imports)
        }
        return origins
    }

    /// All that the supertypes and their own supertypes bring. What can't be read may bring anything.
    mutating func brought(by supertypes: [Supertype]) async -> (mayIsolate: Bool, maySend: Bool) {
        var brought = (mayIsolate: false, maySend: false)
        var seen = Set(supertypes)
        var open = supertypes
        while !open.isEmpty {
            await read(Set(open.map(\.name)))
            let found = open.map { declarations(of: $0) }
            if found.contains(where: \.isEmpty) { return (true, true) }
            let all = found.joined().map(\.brings)
            brought.mayIsolate = brought.mayIsolate || all.contains(where: \.mayIsolate)
            brought.maySend = brought.maySend || all.contains(where: \.maySend)
            open = all.flatMap(\.supertypes).filter { seen.insert($0).inserted }
        }
        return brought
    }

    /// True where an extension of a type makes it `Sendable`, or may.
    ///
    /// - Parameter type: a qualified name.
    mutating func mayBeExtendedAsSendable(_ type: String) async -> Bool {
        let name = type.split(separator: ".").last.map(String.init) ?? type
        let holding = (names.extending[name] ?? []).map { files[$0] }
        if holding.contains(where: { $0.path == nil }) { return true }
        let extensions = await scanner.extensions(of: [name], in: holding.compactMap(\.path))
        note(extensions, readIn: holding)
        if extensions.contains(where: \.brings.maySend) { return true }
        return await brought(by: extensions.flatMap(\.brings.supertypes)).maySend
    }

    private mutating func read(_ wanted: Set<String>) async {
        let new = wanted.filter { declaringFiles[$0] == nil }
        if new.isEmpty { return }
        for name in new {
            declaringFiles[name] = (names.declaring[name] ?? []).map { files[$0] }
        }
        let holding = new.flatMap { declaringFiles[$0] ?? [] }.filter { $0.path != nil }
        let found = await scanner.supertypes(named: new, in: Set(holding.compactMap(\.path)).sorted())
        for found in found { declared[found.name, default: []].append(found) }
        note(found, readIn: holding)
    }

    private mutating func note(_ found: [ConformingDeclaration], readIn files: [File]) {
        hasRead = hasRead || !files.isEmpty
        for file in files {
            if let path = file.path, origins[path] == nil {
                origins[path] = Origin(module: file.module, imports: [])
            }
        }
        for found in found { origins[found.path]?.imports = found.imports }
    }

    /// The declarations that a name means in its file: those of its own module, else of the imported ones. Empty where
    /// that is not known for certain.
    private mutating func declarations(of supertype: Supertype) -> [ConformingDeclaration] {
        let origin = origins[supertype.path]
        let declaring = declaringFiles[supertype.name] ?? []
        var meant = declaring.filter { $0.module == supertype.module ?? origin?.module }
        if meant.isEmpty, supertype.module == nil {
            let imported = origin?.imports ?? []
            meant = declaring.filter { file in file.module.map(imported.contains) == true }
        }
        let paths = meant.map(\.path)
        let found = (declared[supertype.name] ?? []).filter { paths.contains($0.path) }
        // A type alias of the name is no declaration of a class or protocol.
        return paths.allSatisfy { path in found.contains { $0.path == path } } ? found : []
    }
}

/// The files that declare names, and those that extend types.
private struct FileNames {
    private(set) var declaring: [String: [Int]] = [:]
    /// By the last component of the extended type's name.
    private(set) var extending: [String: [Int]] = [:]

    init(_ outlines: some Sequence<FileOutline>) {
        for (number, outline) in outlines.enumerated() {
            outline.visitEntries { kind, bytes in
                let name = String(decoding: bytes, as: UTF8.self)
                switch kind {
                case .declared, .packaged, .hidden: declaring[name, default: []].append(number)
                case .extended:
                    let last = name.split(separator: ".").last.map(String.init) ?? name
                    extending[last, default: []].append(number)
                case .aliased, .exported, .leveled, .isolated, .value: break
                }
            }
        }
    }
}
