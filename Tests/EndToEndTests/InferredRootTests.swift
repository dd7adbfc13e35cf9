import Testing

@Suite("Roots that nobody declares")
struct InferredRootTests {
    @Test("are wired beside components")
    func besideComponents() async throws {
        let workspace = try Workspace([
            "S/main.swift": """
            import Arbor
            import Blade

            @Instantiable final class Log: Instantiable { init() {} }
            @Instantiable final class App: Instantiable {
                init(log: Log) { self.log = log }
                @Instantiated let log: Log
            }
            @Component(modules: [NetModule.self]) protocol NetGraph { func port() -> Int }
            @Module enum NetModule { @Provider static func port() -> Int { 80 } }

            print(type(of: App().log), BladeNetGraph().port())
            """
        ])
        let result = try await workspace.arbor("generate", "S", "-o", "W.swift")
        #expect(result.status == 0, "\(result.errors)")
        let program = workspace.scratch.url("program")
        try await Compiler.shared.value.compile(
            ["S/main.swift", "W.swift"].map(workspace.scratch.url), into: program, mode: [])
        #expect(try await Command.run(program, [], in: workspace.scratch.folder).output == "Log 80\n")
    }
}
