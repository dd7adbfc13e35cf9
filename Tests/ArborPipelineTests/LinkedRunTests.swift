import ArborModel
import ArborTestSupport
import Foundation
import Testing

@testable import ArborPipeline

/// A root that links the summaries of its modules yields the same result as one run over all sources.
@Suite("Runs with module summaries")
struct LinkedRunTests {
    private let folder: TemporaryFolder
    private let modules = ["Login", "Storage", "App"]

    init() throws {
        folder = try TemporaryFolder()
        let sources = [
            "Storage/Store.swift": """
            import Foundation
            public protocol Store {}
            @Instantiable(fulfillingAdditionalTypes: [Store.self])
            public final class DiskStore: Store, Instantiable {
                public init() {}
            }
            """,
            "Login/Login.swift": """
            @preconcurrency import Storage
            @Instantiable public struct Login: Instantiable {
                public init(store: any Store, user: User) {}
                @Received let store: any Store
                @Forwarded let user: User
            }
            public struct User {}
            """,
            "Login/Sessions.swift": """
            @Instantiable public struct Sessions: Instantiable {
                public init(login: Instantiator<Login>) {}
                @Instantiated let login: Instantiator<Login>
            }
            """,
            "App/App.swift": """
            import Login
            @Instantiable(isRoot: true) public struct App: Instantiable {
                public init(store: any Store, sessions: Sessions) {}
                @Instantiated let store: any Store
                @Instantiated let sessions: Sessions
            }
            """,
        ]
        for (name, text) in sources { try folder.write(text, to: name) }
    }

    private func path(_ name: String) -> String { folder.path + "/" + name }

    private func summarise(_ module: String, inputs: [String]? = nil, jobs: Int = 2, to name: String? = nil)
        async -> Outcome
    {
        var configuration = Configuration(inputs: SourceInputs(paths: inputs ?? [path(module)]), jobs: jobs)
        configuration.moduleName = module
        configuration.summaryOutput = path(name ?? "\(module).arbor")
        return await Pipeline(configuration).summarise()
    }

    private func linked(_ inputs: [String], summaries: [String], output: String) async -> Outcome {
        var configuration = Configuration(inputs: SourceInputs(paths: inputs.map(path)), output: path(output))
        configuration.summaries = summaries.map(path)
        configuration.moduleName = "App"
        return await Pipeline(configuration).generate()
    }

    private func onePass() async -> Outcome {
        var configuration = Configuration(
            inputs: SourceInputs(paths: modules.map(path)), output: path("one.swift"),
            modules: modules.map { Configuration.ModuleFolder(name: $0, folder: path($0)) })
        configuration.moduleName = "App"
        return await Pipeline(configuration).generate()
    }

    @Test("the generated code is the same, byte for byte")
    func same() async throws {
        let whole = await onePass()
        #expect(whole.status == .fine)
        for module in ["Login", "Storage"] { #expect(await summarise(module).status == .fine) }
        let parts = await linked(["App"], summaries: ["Storage.arbor", "Login.arbor"], output: "parts.swift")
        #expect(parts.diagnostics.isEmpty)
        #expect(try folder.read("parts.swift") == folder.read("one.swift"))
        #expect(parts.statistics.roots == whole.statistics.roots)
        #expect(parts.statistics.wiredTypes == whole.statistics.wiredTypes)
        // The summary of a file that is also an input changes nothing.
        let twice = await linked(
            ["App", "Login"], summaries: ["Login.arbor", "Storage.arbor", "Login.arbor"],
            output: "twice.swift")
        #expect(twice.diagnostics.isEmpty)
    }

    @Test("a summary's bytes don't depend on the order of the inputs or the number of jobs")
    func deterministic() async throws {
        let files = ["Login/Login.swift", "Login/Sessions.swift"].map(path)
        var all: Set<Data> = []
        for jobs in 1...3 {
            for inputs in [files, files.reversed()] {
                #expect(await summarise("Login", inputs: inputs, jobs: jobs, to: "L.arbor").status == .fine)
                all.insert(try Data(contentsOf: URL(filePath: path("L.arbor"))))
            }
        }
        #expect(all.count == 1)
        #expect(await summarise("Login", inputs: files, to: "L.arbor").statistics.written == [])
    }

    @Test("faults of the graph are located in the module's files")
    func locations() async throws {
        for module in ["Login", "Storage"] { _ = await summarise(module) }
        let outcome = await linked(["App"], summaries: ["Login.arbor"], output: "parts.swift")
        #expect(outcome.status == .invalid)
        #expect(outcome.diagnostics.map(\.id) == [.missingProvider])
        try folder.write("", to: "Empty/e.swift")
        let alone = await linked(["Empty"], summaries: ["Login.arbor"], output: "parts.swift")
        #expect(
            alone.diagnostics.allSatisfy { $0.location.map { $0.path.hasPrefix(path("Login/")) } ?? true })
    }

    @Test(
        "a summary that can't be used is a fault of the inputs with a remedy, and others are still reported")
    func unusable() async throws {
        _ = await summarise("Storage")
        try folder.write("ARBOR\0M\u{1} and no more", to: "bad.arbor")
        try folder.write("struct X { @Instantiable", to: "App/x.swift")
        let outcome = await linked(
            ["App", "nope"], summaries: ["bad.arbor", "none.arbor", "Storage.arbor"], output: "o.swift")
        #expect(outcome.status == .unreadableInput)
        let faults = outcome.diagnostics.filter { $0.id == .unreadableSummary }
        #expect(faults.map { $0.location?.path } == [path("bad.arbor"), path("none.arbor")])
        #expect(faults.allSatisfy { $0.help?.contains("arbor scan") == true })
        #expect(outcome.diagnostics.contains { $0.id == .noSuchPath })
        #expect(!FileManager.default.fileExists(atPath: path("o.swift")))
    }

    @Test("a module with a fault has no summary")
    func faulty() async throws {
        try folder.write("@Instantiable public enum E {}", to: "Login/E.swift")
        #expect(await summarise("Login").status == .invalid)
        #expect(!FileManager.default.fileExists(atPath: path("Login.arbor")))
    }

    @Test("a cached run notices a changed summary")
    func cached() async throws {
        for module in ["Login", "Storage"] { _ = await summarise(module) }
        var configuration = Configuration(
            inputs: SourceInputs(paths: [path("App")]), output: path("cached.swift"))
        configuration.summaries = [path("Login.arbor"), path("Storage.arbor")]
        configuration.moduleName = "App"
        configuration.cache = path("cache")
        for _ in 0..<3 {
            usleep(30_000)
            #expect(await Pipeline(configuration).generate().status == .fine)
        }
        #expect(await CacheSession(configuration, mode: .generate)?.remembered() != nil)
        try folder.write("import Extra\n" + folder.read("Storage/Store.swift"), to: "Storage/Store.swift")
        #expect(await summarise("Storage").statistics.written?.count == 1)
        #expect(await CacheSession(configuration, mode: .generate)?.remembered() == nil)
        #expect(await Pipeline(configuration).generate().statistics.written?.count == 1)
        #expect(try folder.read("cached.swift").contains("import Extra"))
    }
}
