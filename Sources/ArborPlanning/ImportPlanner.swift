import ArborGraph
import ArborModel
import ArborPlans

/// Collects the imports that the generated file needs: those of the files that declare the types it creates.
struct ImportPlanner {
    private var plans: [String: Set<String>] = [:]
    /// The modules that some file imports with an access level. Then all files must write one.
    private var leveled: Set<String>
    /// False if the files belong to several modules. An access level in one module requires none in another.
    private let areLevelsShared: Bool
    /// The modules that some file imports with `@preconcurrency`. The generated file sends the values that such a file
    /// may send. If it sends none, the compiler accepts the attribute without a warning.
    private var preconcurrent: Set<String> = []
    /// The modules that the signature of a generated initializer names.
    private var published: Set<String> = []

    /// - Parameters:
    ///   - libraryModules: The modules of the front ends' libraries.
    ///   - leveled: The modules that some file of the code's own module imports with an access level.
    ///   - areLevelsShared: True if all declarations that are added belong to that module.
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

    /// Adds an import of a whole module. A text that is no module's name is left out: the command line, the lists and the
    /// sources' configuration report it, and a folder of this name is no module's.
    mutating func add(module: String) {
        guard module.isModuleName else { return }
        plans[module, default: []].insert("import " + module)
    }

    /// If a generated public initializer has an attribute, the attribute is public too, and so must be the import of
    /// its module. An unnecessary public import is a warning, so only modules that the attribute may mean are added.
    ///
    /// - Parameter homes: The folders of the files that declare an actor of this name, as far as they were read.
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

    /// Makes the imports public that a file imports publicly for the signatures of a class. A superfluous public import is
    /// a warning, so a module counts only if a signature names one of its types, or may do so.
    mutating func publishImports(
        of file: FileSummary, for signatures: SignatureModules, in modules: ModuleTable
    ) {
        let levels = ["public", "package"]
        for declaration in file.imports where declaration.attributes.contains(where: levels.contains) {
            let name = String(declaration.module)
            let module = modules.module(named: name)
            let mayBeNamed =
                module.map(modules.exportsOthers) ?? (signatures.hasUnknown && !libraryModules.contains(name))
            if mayBeNamed || signatures.known.contains(name) { published.insert(name) }
        }
    }

    static let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    /// The attributes that are not copied: one applies to the whole module, the other only to the file of the import.
    private static let dropped: Set<String> = ["_exported", "preconcurrency"]
    /// The modules of the annotations.
    private let libraryModules: Set<String>

    /// The imports in the order of modules. An import of a whole module replaces those of its parts. It doesn't replace
    /// imports with an attribute that shows more of the module: `@testable`, `@_spi`.
    var imports: [ImportPlan] {
        var modules = Array(plans.keys)
        modules.sort()
        return modules.flatMap { module in
            let texts = plans[module] ?? []
            let isWhole = texts.contains("import " + module)
            return texts.filter { !isWhole || $0 == "import " + module || $0.hasPrefix("@") }.sorted()
                .map { ImportPlan(module: module, text: text($0, of: module)) }
        }
    }

    /// Swift rejects an import without an access level beside imports of the same module that have one.
    private func text(_ text: String, of module: String) -> String {
        let words = text.split(separator: " ").map(String.init)
        let attributes = words.prefix { $0 != "import" }
        let level = leveled.contains(module) ? [published.contains(module) ? "public" : "internal"] : []
        let concurrency = preconcurrent.contains(module) ? ["@preconcurrency"] : []
        return (attributes + concurrency + level + words.dropFirst(attributes.count)).joined(separator: " ")
    }
}
