import ArborGraph
import ArborModel

/// Collects the imports that the generated file needs: those of the files whose types it makes.
struct ImportPlanner {
    private var plans: [String: Set<String>] = [:]
    /// The modules of which some file says who may see them. Then all must.
    private var leveled: Set<String>
    /// False where the files are of several modules: what one says binds no other.
    private let areLevelsShared: Bool
    /// The modules that some file imports with `@preconcurrency`: values that the file may send, the generated one
    /// sends too. Where nothing of the kind is sent, the compiler doesn't mind the attribute.
    private var preconcurrent: Set<String> = []
    /// The modules that the signature of a generated initializer names.
    private var published: Set<String> = []

    /// - Parameters:
    ///   - libraryModules: the modules of the front ends' libraries.
    ///   - leveled: the modules that some file of the code's own module imports with an access level.
    ///   - areLevelsShared: true where all declarations that are added are of that module.
    init(leveled: Set<String> = [], areLevelsShared: Bool = true, libraryModules: Set<String>) {
        self.leveled = leveled
        self.libraryModules = libraryModules
        self.areLevelsShared = areLevelsShared
    }

    mutating func add(_ declaration: ImportDeclaration) {
        let module = String(declaration.module)
        if areLevelsShared, declaration.attributes.contains(where: Self.levels.contains) {
            leveled.insert(module)
        }
        if declaration.attributes.contains("preconcurrency") { preconcurrent.insert(module) }
        let attributes = declaration.attributes.filter {
            !Self.levels.contains($0) && !Self.dropped.contains($0)
        }
        .map { "@" + $0 }
        let words = attributes + ["import"] + [declaration.kind].compactMap(\.self) + [declaration.path]
        plans[module, default: []].insert(words.joined(separator: " "))
    }

    mutating func add(module: String) { plans[module, default: []].insert("import " + module) }

    /// The attribute of a generated public initializer, if it has one, is public too: so must be the import of its
    /// module. An import that is public without need is a warning, so only modules are taken that may be meant.
    ///
    /// - Parameter homes: the folders of the files that declare an actor of this name, as far as they were read.
    mutating func publish(actor: String, for root: FileSummary, declaredIn homes: Set<Substring>) {
        if actor == "MainActor" || homes.contains(root.path.folder) { return }
        let modules = root.imports.lazy.filter { $0.attributes.contains("public") }.map(\.module)
        let qualifier = ModuleQualifiedName.split(actor)?.module ?? actor.split(separator: ".").first
        let folders = Set(homes.lazy.flatMap { $0.split(separator: "/") })
        let named = modules.filter { $0 == qualifier || folders.contains($0) }
        published.formUnion(
            (named.isEmpty ? modules.filter { !libraryModules.contains(String($0)) } : Array(named)).map(
                String.init))
    }

    private static let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    /// What is written for the whole module, and what an import says of its own file only.
    private static let dropped: Set<String> = ["_exported", "preconcurrency"]
    /// The modules of the annotations.
    private let libraryModules: Set<String>

    /// In the order of modules. An import of a whole module makes those of its parts needless, but not those with an
    /// attribute, which show more of it: `@testable`, `@_spi`.
    var imports: [ImportPlan] {
        plans.sorted { $0.key < $1.key }.flatMap { module, texts in
            let isWhole = texts.contains("import " + module)
            return texts.filter { !isWhole || $0 == "import " + module || $0.hasPrefix("@") }.sorted()
                .map { ImportPlan(module: module, text: text($0, of: module)) }
        }
    }

    /// Swift refuses an import that says nothing of its level beside others that do.
    private func text(_ text: String, of module: String) -> String {
        let words = text.split(separator: " ").map(String.init)
        let attributes = words.prefix { $0 != "import" }
        let level = leveled.contains(module) ? [published.contains(module) ? "public" : "internal"] : []
        let concurrency = preconcurrent.contains(module) ? ["@preconcurrency"] : []
        return (attributes + concurrency + level + words.dropFirst(attributes.count)).joined(separator: " ")
    }
}

extension String {
    /// Of a file's path.
    var folder: Substring { utf8.lastIndex(of: UInt8(ascii: "/")).map { self[..<$0] } ?? "" }
}
