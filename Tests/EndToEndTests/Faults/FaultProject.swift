import Foundation

/// A project whose outputs change with its sources, before and after an edit.
struct FaultProject {
    /// The outputs that are replaced together.
    static let outputs = ["Code.swift", "graph.dot", "module.summary"]

    let workspace: Workspace
    /// The contents of the outputs before the edit and after it, by name.
    private(set) var old: [String: Data] = [:]
    private(set) var new: [String: Data] = [:]
    private var oldCache: Data?

    init() async throws {
        workspace = try Workspace()
        try edit(to: .new)
        _ = try await generate()
        new = contents
        try edit(to: .old)
        _ = try await generate()
        old = contents
        oldCache = FileManager.default.contents(atPath: workspace.scratch.url("cache").path)
    }

    enum State { case old, new, broken }

    /// Writes the sources of a state.
    func edit(to state: State) throws {
        let more = state == .old ? "" : "@Instantiated let more: More\n"
        try workspace.scratch.file(
            "Sources/App.swift",
            """
            @Instantiable(isRoot: true) public struct App: Instantiable {
            public init(home: Home\(state == .old ? "" : ", more: More")) { fatalError() }
            @Instantiated let home: Home
            \(more)}
            @Instantiable public struct Home: Instantiable { public init() {} }
            @Instantiable public struct More: Instantiable { public init() {} }
            \(state == .broken ? "@Instantiable public struct Broken { @Received let nothing: Nothing }" : "")

            """)
    }

    /// The arguments of a run.
    static let arguments =
        ["generate", "Sources", "--jobs", "1", "--quiet", "--cache", "cache", "--output", outputs[0]]
        + ["--dot-file-output", outputs[1], "--module-info-output", outputs[2]]

    @discardableResult
    func generate() async throws -> Command.Result {
        try await Command.run(Products.arbor, Self.arguments, in: workspace.scratch.folder)
    }

    /// Runs under strace, which injects faults.
    func generate(injecting fault: InjectedFault, timeout: Int = 20) async throws -> Command.Result {
        try await Command.run(
            URL(filePath: "/usr/bin/timeout"),
            ["-s", "KILL", "\(timeout)", "strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=none"]
                + ["-e", fault.injection, Products.arbor.path] + Self.arguments,
            in: workspace.scratch.folder)
    }

    /// Puts the old outputs and the old cache back, and takes everything else away.
    func reset() throws {
        for name in names where name != "Sources" {
            try FileManager.default.removeItem(at: workspace.scratch.url(name))
        }
        for (name, data) in old { try data.write(to: workspace.scratch.url(name)) }
        try oldCache?.write(to: workspace.scratch.url("cache"))
    }

    var contents: [String: Data] {
        Self.outputs.reduce(into: [:]) { all, name in
            all[name] = FileManager.default.contents(atPath: workspace.scratch.url(name).path)
        }
    }

    var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: workspace.scratch.folder.path))?.sorted() ?? []
    }

    /// The names that a run leaves and that are no outputs.
    var leftovers: [String] {
        names.filter { !Self.outputs.contains($0) && !["Sources", "cache"].contains($0) }
    }
}

/// What happens at one system call of a run.
struct InjectedFault: Sendable, CustomStringConvertible {
    var call: String
    /// What strace does: `error=EIO`, `signal=KILL`.
    var effect: String
    /// The number of the call, from 1, or a text such as `1+` for all.
    var occurrence: String

    var injection: String { "inject=\(call):\(effect):when=\(occurrence)" }
    var description: String { "\(call) \(occurrence): \(effect)" }
    var isKill: Bool { effect.hasPrefix("signal") }
}
