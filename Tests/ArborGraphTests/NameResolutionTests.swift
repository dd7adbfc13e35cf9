import ArborModel
import ArborTestSupport
import Testing

@testable import ArborGraph

/// What a written name means, by the file that it is written in.
@Suite("Names by module")
struct NameResolutionTests {
    /// A file of a module that imports others.
    private func file(
        _ types: [ProviderDeclaration], imports: [String] = [], declares: [String] = [],
        hidden: [String] = [],
        exports: [String] = []
    ) -> FileSummary {
        FileSummary(
            path: types.first?.location.path ?? "Empty.swift",
            imports: imports.map { ImportDeclaration(module: $0) }, providers: types,
            outline: FileOutline(
                (types.filter { $0.kind != .extension }.map(\.name) + declares).map { (.declared, $0) }
                    + hidden.map { (.hidden, $0) } + exports.map { (.exported, $0) }))
    }

    private func graph(
        _ files: [(module: String, file: FileSummary)], others: [ProgramModules.OtherFile] = []
    ) -> BindingGraph {
        BindingGraph(
            files.map(\.file),
            modules: ProgramModules(ofFiles: files.map(\.module), others: others, own: "App"))
    }

    /// What each property of the root makes, as people read it.
    private func products(_ graph: BindingGraph) -> [String] {
        graph.nodes[graph.roots[0]].properties.compactMap { $0.product.map { graph.resolvedName($0) } }
    }

    private func root(_ dependencies: Dependency...) -> ProviderDeclaration {
        type("Root", isRoot: true, dependencies: dependencies)
    }

    @Test("a name is that of the own module before that of an import")
    func ownModule() {
        let found = graph([
            (
                "App",
                file([root(made("a", "Logger"), made("s", "Service")), type("Logger")], imports: ["Lib"])
            ),
            ("Lib", file([type("Logger"), type("Service", made("l", "Logger"))])),
        ])
        #expect(products(found) == ["App::Logger", "Lib::Service"])
        #expect(found.conflicts.isEmpty)
    }

    @Test("a type without annotation hides an imported annotated one")
    func unannotated() async {
        let found = graph(
            [
                ("App", file([root(made("a", "Logger"))], imports: ["Lib"])),
                ("Lib", file([type("Logger")])),
            ],
            others: [.init(module: "App", outline: FileOutline([(.hidden, "Logger")]))])
        let faults = await found.validate(jobs: 1).diagnostics
        #expect(faults.map(\.id) == [.missingProvider])
    }

    @Test("of a known build, imports and declarations count that it compiles")
    func knownBuild() {
        var app = file([root(made("a", "Logger"), made("s", "Session"))])
        app.imports = [
            ImportDeclaration(
                text: "import ModA", attributes: [], kind: nil, path: "ModA", conditions: ["os(Linux)"]),
            ImportDeclaration(
                text: "import ModB", attributes: [], kind: nil, path: "ModB", conditions: ["!(os(Linux))"]),
        ]
        let others = FileOutline([.init(.declared, "Logger", conditions: ["canImport(None)", "os(Windows)"])])
        let files = [
            ("App", app), ("ModA", file([type("Logger"), type("Session")])),
            ("ModB", file([type("Logger"), type("Session")])),
        ]
        func found(_ build: Build) -> [String] {
            products(
                graph(
                    files.map { ($0.0, build.view(of: $0.1)) },
                    others: [.init(module: "App", outline: build.view(of: others))]))
        }
        #expect(found(Build(platform: .linux)) == ["ModA::Logger", "ModA::Session"])
        #expect(found(Build(platform: .macos)) == ["ModB::Logger", "ModB::Session"])
        #expect(found(Build(platform: .windows)) == ["App::Logger", "ModB::Session"])
    }

    @Test("types of one name in two modules are two types, and messages name their modules")
    func twoModules() async {
        let found = graph([
            (
                "App",
                file([root(made("a", "ModA.Session"), made("b", "ModB.Session"))], imports: ["ModA", "ModB"])
            ),
            ("ModA", file([type("Session")])), ("ModB", file([type("Session")])),
        ])
        #expect(await found.validate(jobs: 1).diagnostics.isEmpty)
        #expect(products(found) == ["ModA::Session", "ModB::Session"])
        #expect(found.nodes.map(\.type.description) == ["Root", "ModA.Session", "ModB.Session"])
    }

    @Test("a selector names the module itself")
    func selectors() {
        let found = graph([
            ("App", file([root(made("a", "ModA::Session"))], imports: ["ModA", "ModB"])),
            ("ModA", file([type("Session")])), ("ModB", file([type("Session")])),
        ])
        #expect(products(found) == ["ModA::Session"])
    }

    @Test("one declaration that is imported by name is meant before those of whole modules")
    func singleImports() {
        var app = file([root(made("a", "Session"))], imports: ["ModB"])
        app.imports.append(
            ImportDeclaration(
                text: "import class ModA.Session", attributes: [], kind: "class", path: "ModA.Session"))
        let found = graph([
            ("App", app), ("ModA", file([type("Session")])), ("ModB", file([type("Session")])),
        ])
        #expect(products(found) == ["ModA::Session"])
    }

    @Test("what a module exports is seen by who imports it")
    func exports() {
        let found = graph(
            [
                ("App", file([root(made("a", "Session"))], imports: ["Umbrella", "Foundation"])),
                ("ModA", file([type("Session")])),
            ],
            others: [.init(module: "Umbrella", outline: FileOutline([(.exported, "ModA")]))])
        #expect(products(found) == ["ModA::Session"])
    }

    @Test("a module's own type comes before one that it exports, unless both modules are imported")
    func exportedByNamesake() async {
        func program(importing imports: [String]) -> BindingGraph {
            graph([
                ("App", file([root(made("s", "Store"))], imports: imports)),
                ("Core", file([type("Store")])), ("Kit", file([type("Store")], exports: ["Core"])),
            ])
        }
        #expect(products(program(importing: ["Kit"])) == ["Kit::Store"])
        let fault = await program(importing: ["Core", "Kit"]).validate(jobs: 1).diagnostics.first
        #expect(fault?.help?.hasPrefix("'Store' is ambiguous, because Core and Kit declare it") == true)
    }

    @Test("one declaration is exported alone")
    func singleExports() {
        let found = graph([
            (
                "App",
                file([root(made("s", "Store"), made("o", "Kit.Store"))], imports: ["Kit", "Foundation"])
            ),
            ("Core", file([type("Store"), type("Other")])),
            ("Kit", file([], exports: ["Core.Store"])),
        ])
        #expect(products(found) == ["Core::Store", "Core::Store"])
    }

    @Test("a type for one package hides no public one, and is meant where it is the only one")
    func packaged() {
        let secret = FileOutline([(.packaged, "Store"), (.packaged, "Secret")])
        let found = graph(
            [
                ("App", file([root(made("s", "Store"), made("t", "Secret"))], imports: ["Core", "Kit"])),
                ("Core", file([type("Store")])),
            ], others: [.init(module: "Kit", outline: secret)])
        #expect(products(found) == ["Core::Store", "Kit::Secret"])
    }

    @Test("a module that is not imported, or hides its type, is not meant")
    func unseen() async {
        let found = graph(
            [
                (
                    "App",
                    file([root(made("a", "Unit"), made("b", "Secret"))], imports: ["Foundation", "Lib"])
                ),
                ("Documents", file([type("Unit")])), ("Lib", file([type("Other")])),
            ],
            others: [.init(module: "Lib", outline: FileOutline([(.hidden, "Secret")]))])
        let faults = await found.validate(jobs: 1).diagnostics.map(\.message)
        #expect(
            faults == [
                "Root instantiates 'a: Unit', but no @Instantiable type makes 'Unit'",
                "Root instantiates 'b: Secret', but no @Instantiable type makes 'Secret'",
            ])
    }

    @Test("types in types come before those of the module")
    func nested() {
        let found = graph([
            (
                "App",
                file([root(made("a", "Logger")), type("Root.Logger"), type("Logger")], imports: ["Lib"])
            ),
            ("Lib", file([type("Logger")])),
        ])
        #expect(products(found) == ["App::Root.Logger"])
    }

    @Test("a path that begins like a type around the place is not resolved a second time")
    func resolvedPaths() {
        let found = graph([
            ("App", file([root(made("c", "Cache.Cache"))])),
            (
                "App",
                file(
                    [type("Cache.Cache", made("s", "Cache.Store")), type("Cache.Store")], declares: ["Cache"])
            ),
        ])
        let cache = found.nodes.first { $0.type.description == "Cache.Cache" }
        #expect(cache?.properties.map(\.type.description) == ["Cache.Store"])
    }

    @Test("a nested type that is called as an Instantiator is none")
    func nestedInstantiator() {
        let found = graph([("App", file([root(made("d", "Feed.Instantiator")), type("Feed.Instantiator")]))])
        #expect(products(found) == ["Feed.Instantiator"])
    }

    @Test("a value of one module's type is none of the other's, and both are named")
    func forwardedToOther() async {
        let found = graph([
            ("App", file([root(made("s", "Instantiator<Session>"))], imports: ["ModA", "ModB"])),
            (
                "App",
                file(
                    [type("Session", forwarded("user", "ModB.User"), made("a", "Service"))],
                    imports: ["ModA", "ModB"])
            ),
            ("ModA", file([type("Service", received("user", "User"))], declares: ["User"])),
            ("ModB", file([], declares: ["User"])),
        ])
        let fault = await found.validate(jobs: 1).diagnostics.first
        #expect(fault?.message == "Service receives 'user: ModA.User', but no type above it provides that")
        #expect(fault?.nearMisses.first?.message.contains("user: ModB.User") == true)
    }
}

extension BindingGraph {
    fileprivate func resolvedName(_ node: NodeID) -> String { types[nodeTypes[node]].description }
}
