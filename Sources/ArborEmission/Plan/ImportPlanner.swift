import ArborGraph
import ArborModel

/// Collects the imports that the generated file needs: those of the files whose types it makes.
struct ImportPlanner {
    private var plans: [String: Set<String>] = [:]

    mutating func add(_ declaration: ImportDeclaration) {
        let attributes = declaration.attributes.filter { !Self.dropped.contains($0) }
            .map { "@" + $0 }
        let words = attributes + ["import"] + [declaration.kind].compactMap(\.self) + [declaration.path]
        plans[String(declaration.module), default: []].insert(words.joined(separator: " "))
    }

    mutating func add(module: String) { plans[module, default: []].insert("import " + module) }

    /// What an import says of its own file: who may see it, whether it is handed on, how strictly it is checked.
    private static let dropped: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "_exported", "preconcurrency",
    ]

    /// In the order of modules. An import of a whole module makes those of its parts needless, but not those with an
    /// attribute, which show more of it: `@testable`, `@_spi`.
    var imports: [ImportPlan] {
        plans.sorted { $0.key < $1.key }.flatMap { module, texts in
            let isWhole = texts.contains("import " + module)
            return texts.filter { !isWhole || $0 == "import " + module || $0.hasPrefix("@") }.sorted()
                .map { ImportPlan(module: module, text: $0) }
        }
    }
}
