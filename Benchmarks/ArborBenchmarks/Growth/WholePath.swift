import ArborEmission
import ArborGraph
import ArborModel
import ArborPlanning
import ArborReporting
import ArborScanner
import ArborStorage
import ArborSyntax
import SafeDIFrontEnd

/// All that becomes of one file: declarations, providers, a summary and what is read back from it, graph, proof, plan
/// and code. What is fuzzed, and what must take time in proportion to the file's length.
struct WholePath: ~Copyable {
    private var reader = SourceReader(.safeDI)

    /// What the reader finds in two ways.
    struct Reading {
        /// In the whole text.
        var whole: FileDeclarations
        /// In the stretches that the prescan names.
        var annotated: FileDeclarations
    }

    mutating func read(_ bytes: [UInt8]) -> Reading {
        // A copy of just these bytes: a sanitizer or valgrind sees each look beyond them.
        bytes.withUnsafeBufferPointer {
            Reading(whole: reader.read($0), annotated: reader.readAnnotated($0))
        }
    }

    /// What a macro says of the text's first declaration, and of its properties taken alone.
    mutating func judge(_ text: String) -> [Diagnostic] {
        reader.judgeInstantiable(text, path: "File.swift", enclosing: text).diagnostics
            + reader.judgeProperties(text, path: "File.swift").diagnostics
    }

    static func lower(_ file: FileDeclarations) -> Fragment {
        FrontEnd.safeDI.lower(file, "File.swift")
    }

    /// The same after a way through a summary's bytes; `nil` where a type is too deep to be written.
    static func decoded(_ summary: FileSummary) -> FileSummary? {
        let module = ModuleSummary([.init(summary, module: nil)])
        guard case .success(let bytes) = module.encoded(version: "") else { return nil }
        let copy = bytes.withUnsafeBytes { try? ModuleSummary(encoded: $0, version: "") }
        return copy?.files.first?.summary
    }

    /// The code that wires the file's roots; `nil` where the graph does not hold.
    static func code(_ summary: FileSummary) async -> String? {
        guard let graph = await BindingGraph([summary]).validate(jobs: 1).graph else { return nil }
        let planner = await ConstructionPlanner(for: graph, imports: Set(summary.imports), jobs: 1)
        let emitter = SwiftEmitter(planner.file)
        var code = emitter.head()
        for number in 0..<planner.sliceCount { code += emitter.text(of: planner.slice(number)) }
        let diagram = GraphQuery(graph, modules: [nil]).reachedDiagram
        return String(decoding: code, as: UTF8.self) + diagram.dot
    }
}
