import ArborGraph
import ArborModel
import ArborScanner
import ArborStorage
import ArborSyntax

/// Reads the declarations that explain why a graph is faulty. Most of them are in files without an annotation, which are
/// otherwise not parsed.
@available(macOS 10.15, *)
struct DeclarationSearch {
    private let configuration: Configuration
    private let scan: ScanResult
    private let paths: [String]
    private let modules: Set<String>
    private let linked: [LinkedModule]
    private let readsSources: Bool

    /// The greatest number of files that are read for the text around faulty properties.
    private static let most = 1_000

    init(_ configuration: Configuration, _ run: borrowing Pipeline.Run) {
        self.configuration = configuration
        scan = run.readAgain
        paths = run.sources.files
        modules = run.modules
        linked = run.linkedModules
        readsSources = configuration.rootModule == nil
    }

    /// Returns the declarations that a validation asks for.
    func survey(for validation: Validation) async -> DeclarationSurvey {
        var survey = DeclarationSurvey()
        survey.modules = modules
        for module in linked where !module.origin.target.isEmpty {
            survey.targets[module.origin.module] = module.origin.target
        }
        if !readsSources { return survey }
        let names = validation.wantedNames
        var files = Set(declaring(names))
        if validation.lacksRoot { files.formUnion(await annotatedFiles) }
        survey.add(await configuration.rereader.survey(of: names, in: files.sorted()))
        survey.add(await implementations(of: survey.protocols(among: validation.missingNames)))
        survey.files = filesNamed(after: names)
        survey.properties = await configuration.rereader.properties(
            in: validation.filesToEdit(atMost: Self.most))
        return survey
    }

    /// The types that may lack an annotation for missing protocols.
    private func implementations(of protocols: Set<String>) async -> DeclarationSurvey {
        if protocols.isEmpty { return DeclarationSurvey() }
        let files = await configuration.rereader.files(
            using: protocols.sorted(), among: scan.outlines.map(\.path) + scan.summaries.map(\.path))
        return await configuration.rereader.survey(
            implementing: protocols, in: Array(files.prefix(Self.most)))
    }

    /// The files that are named after a type, by the type's name. A file that is empty, or whose type was renamed, explains
    /// why the type is missing.
    private func filesNamed(after names: Set<String>) -> [String: DeclarationSurvey.NamedFile] {
        var found: [String: String] = [:]
        for path in paths {
            let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
            let file = path[(start ?? path.startIndex)...]
            guard file.hasSuffix(".swift") else { continue }
            let name = String(file.dropLast(".swift".count))
            if names.contains(name) { found[name] = path }
        }
        let declared = namesDeclared(in: Set(found.values))
        return found.mapValues { .init(path: $0, names: declared[$0] ?? []) }
    }

    /// The names of the types that some files declare at the top level, by path.
    private func namesDeclared(in files: Set<String>) -> [String: [String]] {
        var found: [String: [String]] = [:]
        if files.isEmpty { return found }
        for file in outlines where files.contains(file.path) && found[file.path] == nil {
            var names: [String] = []
            file.outline.visitEntries { kind, name in
                if kind == .declared || kind == .packaged || kind == .hidden {
                    names.append(String(decoding: name, as: UTF8.self))
                }
            }
            found[file.path] = names
        }
        return found
    }

    /// The outlines of all files.
    private var outlines: some Sequence<(path: String, outline: FileOutline)> {
        scan.outlines.lazy.map { (path: $0.path, outline: $0.outline) }
            + scan.summaries.lazy.map { (path: $0.path, outline: $0.outline) }
    }

    /// The files with annotated properties. The type around these may lack its annotation.
    private var annotatedFiles: [String] {
        get async {
            let words = configuration.frontEnds.flatMap(\.vocabulary.properties)
            return await configuration.rereader.files(
                using: words, among: scan.outlines.map(\.path) + scan.summaries.map(\.path))
        }
    }

    /// The files that declare one of some names at the top level.
    private func declaring(_ names: Set<String>) -> [String] {
        if names.isEmpty { return [] }
        return outlines.filter { file in
            var isFound = false
            file.outline.visitEntries { kind, bytes in
                let isDeclaration =
                    kind == .declared || kind == .packaged || kind == .hidden || kind.isExtension
                isFound = isFound || isDeclaration && names.contains(String(decoding: bytes, as: UTF8.self))
            }
            return isFound
        }.map(\.path)
    }
}

extension DeclarationSurvey {
    /// Returns the names that stand for a protocol.
    fileprivate func protocols(among names: Set<String>) -> Set<String> {
        names.filter { declared[$0]?.contains { $0.keyword == "protocol" } == true }
    }
}
