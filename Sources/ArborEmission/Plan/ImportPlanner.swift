import ArborGraph
import ArborModel

/// Collects the imports that the generated file needs: those of the files whose types it makes.
struct ImportPlanner {
    private var plans: [String: Set<String>] = [:]
    /// The modules of which some file says who may see them. Then all must.
    private var leveled: Set<String> = []

    mutating func add(_ declaration: ImportDeclaration) {
        if declaration.attributes.contains(where: Self.levels.contains) {
            leveled.insert(String(declaration.module))
        }
        let attributes = declaration.attributes.filter {
            !Self.levels.contains($0) && !Self.dropped.contains($0)
        }
        .map { "@" + $0 }
        let words = attributes + ["import"] + [declaration.kind].compactMap(\.self) + [declaration.path]
        plans[String(declaration.module), default: []].insert(words.joined(separator: " "))
    }

    mutating func add(module: String) { plans[module, default: []].insert("import " + module) }

    private static let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    /// What an import says of its own file: whether it is handed on, how strictly it is checked.
    private static let dropped: Set<String> = ["_exported", "preconcurrency"]

    /// In the order of modules. An import of a whole module makes those of its parts needless, but not those with an
    /// attribute, which show more of it: `@testable`, `@_spi`.
    var imports: [ImportPlan] {
        plans.sorted { $0.key < $1.key }.flatMap { module, texts in
            let isWhole = texts.contains("import " + module)
            return texts.filter { !isWhole || $0 == "import " + module || $0.hasPrefix("@") }.sorted()
                .map { ImportPlan(module: module, text: leveled.contains(module) ? $0.leveled : $0) }
        }
    }
}

extension String {
    /// An import of which nobody else sees anything: Swift refuses one that says nothing beside others that do.
    fileprivate var leveled: String {
        let words = split(separator: " ")
        let attributes = words.prefix { $0 != "import" }
        return (attributes + ["internal"] + words.dropFirst(attributes.count)).joined(separator: " ")
    }
}
