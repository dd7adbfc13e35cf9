import Foundation
import Testing

/// The plugins in a package of several modules that depends on local and fetched packages.
///
/// All tests change the same package and restore it, so they run one after another.
@Suite("In a package", .serialized)
struct PluginTests {
    private let clock = "Base/Sources/Base/Clock.swift"

    /// The package after a build of everything that the previous test restored.
    private func settledClient() async throws -> ClientPackage {
        let client = try await ClientPackage.shared.value
        let build = try await client.build()
        #expect(build.status == 0, "\(build.output)")
        return client
    }

    /// The identity of the file, which changes if other bytes are written.
    private func stamp(_ file: URL) throws -> [FileAttributeKey: AnyHashable] {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        return [.systemFileNumber, .modificationDate].reduce(into: [:]) { stamp, key in
            stamp[key] = attributes[key] as? AnyHashable
        }
    }

    private func code(of client: ClientPackage) throws -> String {
        try String(contentsOf: client.generated("App+Arbor.swift"), encoding: .utf8)
    }

    @Test("the build wires modules, nested packages and fetched packages that use Arbor, and no others")
    func wiring() async throws {
        let client = try await ClientPackage.shared.value
        let program = try await Command.run(client.url("App/.build/debug/App"), [], in: client.url("App"))
        #expect(program.output == "clock 1 4\n")
        let sources = try String(contentsOf: client.generated("App.sources"), encoding: .utf8)
        let names = sources.split(separator: "\n").map { $0.split(separator: "/").last ?? "" }
        #expect(Set(names) == ["App.swift", "Screen.swift", "Clock.swift", "Feature.swift", "Third.swift"])
        #expect(names.count == 5)
        #expect(FileManager.default.fileExists(atPath: client.generated("App.arborcache").path))
    }

    @Test("a build without changes doesn't plan, wire or compile")
    func nothingChanged() async throws {
        let client = try await settledClient()
        let build = try await client.build()
        #expect(build.status == 0)
        #expect(!build.isPlanned && !build.isWired && build.compiled.isEmpty)
    }

    @Test(
        "a changed body or comment in a dependency is compiled, and nothing is wired again",
        arguments: [
            ("        1\n", "        0 + 1\n"), ("    public func", "    // The time.\n    public func"),
        ])
    func bodies(_ old: String, _ new: String) async throws {
        let client = try await settledClient()
        let files = [
            client.generated("App+Arbor.swift"), client.url("App/.build/debug/App.build/App+Arbor.swift.o"),
            client.url("App/.build/debug/Feature.build/Feature.swift.o"),
        ]
        let before = try files.map(stamp)
        try client.edit(clock, old, to: new)
        defer { try? client.edit(clock, new, to: old) }
        let build = try await client.build()
        #expect(build.status == 0)
        #expect(build.isWired && !build.isPlanned && build.compiled == ["Base"], "\(build.output)")
        #expect(try files.map(stamp) == before)
    }

    @Test("a new declaration in a dependency is wired and compiled in the next build")
    func declarations() async throws {
        let client = try await settledClient()
        let screen = "App/Sources/Screens/Screen.swift"
        let received = "@Received let clock: Clock"
        let instantiated = "@Instantiated let clock: Clock"
        #expect(!(try code(of: client)).contains("func makeScreen()"))
        try client.edit(screen, received, to: instantiated)
        var build = try await client.build()
        #expect(build.status == 0)
        #expect(build.isWired && build.compiled == ["App", "Screens"])
        #expect(try code(of: client).contains("func makeScreen()"))
        try client.edit(screen, instantiated, to: received)
        build = try await client.build()
        #expect(build.status == 0)
        #expect(!(try code(of: client)).contains("func makeScreen()"))
    }

    @Test(
        "a new or removed file of another package is noticed in the next build",
        arguments: ["Base/Sources/Base/Log.swift", "Base/Sources/Base/New/Folder/Log.swift"])
    func filesOfOtherPackages(_ path: String) async throws {
        let client = try await settledClient()
        let feature = "Feature/Sources/Feature/Feature.swift"
        let edits = [
            ("third: Third) {\n", "third: Third, log: Log) {\n        self.log = log\n"),
            ("    @Received", "    @Instantiated let log: Log\n    @Received"),
        ]
        try client.write(
            path,
            "import Arbor\n\n@Instantiable\npublic struct Log: Instantiable {\n    public init() {}\n}\n")
        for (old, new) in edits { try client.edit(feature, old, to: new) }
        var build = try await client.build()
        #expect(build.status == 0, "\(build.output)")
        #expect(
            build.isPlanned && build.isWired && build.compiled.isSuperset(of: ["Base", "Feature", "App"]))
        let wiring = try code(of: client)
        #expect(wiring.contains("let log = Base.Log()"), "\(wiring)")
        try client.remove(path)
        for (old, new) in edits { try client.edit(feature, new, to: old) }
        build = try await client.build()
        #expect(build.status == 0, "\(build.output)")
        #expect(!(try code(of: client)).contains("Log"))
    }

    @Test("the settings in SafeDI's files below .safedi/configuration are read, imported and tracked")
    func settings() async throws {
        let client = try await settledClient()
        let lists = "App/.safedi/configuration"
        try client.write(lists + "/additionalImportedModules.csv", "Foundation,Absent")
        try client.write(lists + "/include.csv", "Besides\n")
        try client.write(
            "App/Besides/Clock.swift",
            "@Instantiable\npublic struct Alone: Instantiable { public init() {} }\n")
        // SwiftPM plans again for a new file.
        try client.write("App/Sources/App/New.swift", "")
        defer {
            for path in ["App/.safedi", "App/Besides", "App/Sources/App/New.swift"] {
                try? client.remove(path)
            }
        }
        var build = try await client.build()
        #expect(build.status == 0, "\(build.output)")
        #expect(try code(of: client).contains("import Absent\n#endif\n"))
        #expect(try code(of: client).contains("import Foundation\n#endif\n"))
        let listed = try await client.swift("package", ["arbor", "explain", "Alone"])
        #expect(listed.output.contains("(Besides/Clock.swift:2:15)"))
        try client.edit("App/Besides/Clock.swift", "Alone", to: "Clock")
        build = try await client.build()
        #expect(build.isWired && build.status != 0)
        // App now means its own Clock, which isn't the one of Base that others receive.
        #expect(build.output.contains("App provides 'clock: App.Clock'"), "\(build.output)")
    }

    @Test("folders that #SafeDIConfiguration names are read and tracked")
    func configuration() async throws {
        let client = try await settledClient()
        try client.write(
            "App/Sources/App/New.swift",
            "import Arbor\n#SafeDIConfiguration(additionalImportedModules: [\"Foundation\"], "
                + "additionalDirectoriesToInclude: [\"Besides\"])\n")
        try client.write("App/Besides/Clock.swift", "")
        defer { for path in ["App/Besides", "App/Sources/App/New.swift"] { try? client.remove(path) } }
        var build = try await client.build()
        #expect(build.status == 0, "\(build.output)")
        #expect(try code(of: client).contains("import Foundation\n#endif\n"))
        // The command starts in the package's folder, to which these paths are relative.
        let command = try await client.swift("package", ["arbor", "validate"])
        #expect(command.status == 0, "\(command.output)")
        try client.write(
            "App/Besides/Clock.swift",
            "@Instantiable\npublic struct Clock: Instantiable { public init() {} }\n")
        build = try await client.build()
        #expect(build.isWired && build.status != 0)
        // App now means its own Clock, which isn't the one of Base that others receive.
        #expect(build.output.contains("App provides 'clock: App.Clock'"), "\(build.output)")
    }

    @Test("the modules of all files are known, and the generated file doesn't import its own module")
    func ownModule() async throws {
        let client = try await settledClient()
        let answer = try await client.swift("package", ["arbor", "explain", "App", "--format", "json"])
        #expect(answer.output.contains(#""module":"App""#), "\(answer.output)")
        #expect(!(try code(of: client)).contains("import App\n"))
        #expect(try code(of: client).contains("import Screens\n"))
    }

    @Test("the watched folders add no resources to the product")
    func resources() async throws {
        let client = try await ClientPackage.shared.value
        let products = try FileManager.default.contentsOfDirectory(
            atPath: client.url("App/.build/debug").path)
        #expect(products.contains("App"))
        #expect(!products.contains { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") })
    }
}
