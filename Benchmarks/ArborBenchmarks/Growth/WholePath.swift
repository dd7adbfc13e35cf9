import ArborEmission
import ArborGraph
import ArborModel
import ArborPlanning
import ArborReporting
import ArborScanner
import ArborStorage
import ArborSyntax
import BladeFrontEnd
import SafeDIFrontEnd

/// The whole processing of one file: declarations, providers, an encoded and decoded summary, graph,
/// validation, plan and code. It is fuzzed, and its time must be proportional to the file's length.
struct WholePath: ~Copyable {
    private var reader = SourceReader(Vocabulary(joining: [.safeDI, .blade]))

    /// The declarations that the reader finds by two methods.
    struct Reading {
        /// The declarations in the whole text.
        var whole: FileDeclarations
        /// The declarations in the prescan's slice.
        var annotated: FileDeclarations
    }

    mutating func read(_ bytes: [UInt8]) -> Reading {
        // The bytes are copied, so that a sanitizer or valgrind notices each access beyond them.
        bytes.withUnsafeBufferPointer {
            Reading(whole: reader.read($0), annotated: reader.readAnnotated($0))
        }
    }

    /// The diagnostics of the macros for the text's first declaration, and for its properties alone.
    mutating func check(_ text: String) -> [Diagnostic] {
        reader.checkInstantiable(text, path: "File.swift").diagnostics
            + reader.checkProperties(text, path: "File.swift").diagnostics
    }

    static func lower(_ file: FileDeclarations) -> Fragment {
        var fragment = FrontEnd.safeDI.lower(file, "File.swift")
        fragment.add(FrontEnd.blade.lower(file, "File.swift"))
        return fragment
    }

    /// The summary after encoding and decoding; `nil` if a type is too deep to be encoded.
    static func decoded(_ summary: FileSummary) -> FileSummary? {
        let module = ModuleSummary([.init(summary, module: nil)])
        guard case .success(let bytes) = module.encoded(version: "") else { return nil }
        let copy = bytes.withUnsafeBytes { try? ModuleSummary(encoded: $0, version: "") }
        return copy?.files.first?.summary
    }

    /// The code that wires the file's roots; `nil` if the graph is invalid.
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
