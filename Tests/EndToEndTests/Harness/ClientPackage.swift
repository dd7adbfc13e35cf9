import Foundation

/// A user's package with other packages around it (`Packages`), built by SwiftPM with our plugins.
///
/// The tool and the compiler plugin are those of the tests' own build. Building them again, as a client with
/// Arbor's sources does, would take a minute and show nothing more.
struct ClientPackage: Sendable {
    private let scratch: Scratch
    /// The name of the root package.
    private let root: String

    /// A package that was built twice. SwiftPM plans again once after its first build of a package.
    static let shared = Task {
        let client = try await ClientPackage()
        for _ in 1...2 {
            let build = try await client.build()
            guard build.status == 0 else { throw Command.Failure(description: build.output + build.errors) }
        }
        return client
    }

    /// The package whose modules compose their dependencies, which no test changes before it was built.
    static let composed = Task { try await ClientPackage(root: "Composed") }

    private init(root: String = "App") async throws {
        self.root = root
        scratch = try Scratch()
        let fixtures = Products.package.appending(path: "Tests/EndToEndTests/Packages")
        for name in try FileManager.default.contentsOfDirectory(atPath: fixtures.path) {
            try FileManager.default.copyItem(at: fixtures.appending(path: name), to: scratch.url(name))
        }
        try FileManager.default.createDirectory(
            at: scratch.url("Arbor/Sources"), withIntermediateDirectories: true)
        try link("Arbor/Sources/Arbor", to: Products.package.appending(path: "Sources/Arbor"))
        try link("Arbor/Plugins", to: Products.package.appending(path: "Plugins"))
        try link("Arbor/ArborCommand.artifactbundle/arbor", to: Products.arbor)
        for name in ["Plain", "Third"] { try await publish(scratch.url(name)) }
    }

    private func link(_ path: String, to target: URL) throws {
        try FileManager.default.createSymbolicLink(at: scratch.url(path), withDestinationURL: target)
    }

    /// Turns a folder into a repository, with a version to fetch.
    private func publish(_ folder: URL) async throws {
        let identity = ["-c", "user.name=Tests", "-c", "user.email=tests@example.invalid"]
        let steps = [
            ["init", "--quiet"], ["add", "--all"], identity + ["commit", "--quiet", "--message", "All"],
            ["tag", "1.0.0"],
        ]
        for step in steps {
            _ = try await Command.output(of: Products.find("git"), step, in: folder)
        }
    }

    /// Runs a subcommand of `swift` in the root package. SwiftPM's caches of packages stay in the test's
    /// folder.
    func swift(_ subcommand: String, _ arguments: [String]) async throws -> Command.Result {
        let places = [
            "--disable-dependency-cache", "--config-path", scratch.url("Configuration").path,
            "--security-path",
            scratch.url("Security").path,
        ]
        return try await Command.run(
            Products.find("swift"), [subcommand] + places + arguments, in: scratch.url(root))
    }

    /// The path of the plugin's output for the target `App`.
    func generated(_ name: String) -> URL {
        scratch.url("App/.build/plugins/outputs/app/App/destination/ArborGenerator/\(name)")
    }

    func url(_ path: String) -> URL { scratch.url(path) }

    func write(_ path: String, _ text: String) throws { try scratch.file(path, text) }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: scratch.url(path)) }

    /// Replaces a text in a file.
    func edit(_ path: String, _ old: String, to new: String) throws {
        let text = try String(contentsOf: scratch.url(path), encoding: .utf8)
        guard text.contains(old) else { throw Command.Failure(description: "\(path) has no '\(old)'") }
        try write(path, text.replacingOccurrences(of: old, with: new))
    }
}

/// The steps of a build.
extension ClientPackage {
    struct Build {
        var status: Int32
        var output: String
        var errors: String
        /// The modules of which a file was compiled.
        var compiled: Set<String>
        /// True if the tool was run.
        var isWired: Bool
        /// True if SwiftPM searched for files and ran the plugins again.
        var isPlanned: Bool
    }

    func build() async throws -> Build {
        let macros = ["-load-plugin-executable", Products.macros.path + "#ArborMacros"]
        let result = try await swift("build", macros.flatMap { ["-Xswiftc", $0] })
        // A short step may end without a line of output, but hardly both steps of a module.
        let lines = result.output.matches(of: /\] (?:Compiling (\w+) \S+\.swift|Emitting module (\w+))/)
        let modules = lines.map { String($0.output.1 ?? $0.output.2 ?? "") }
        return Build(
            status: result.status, output: result.output, errors: result.errors, compiled: Set(modules),
            isWired: result.output.contains("Wiring the dependencies of App"),
            isPlanned: result.output.contains("Planning build"))
    }
}
