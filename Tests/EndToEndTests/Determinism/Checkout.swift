import Foundation

/// A project in a folder of its own, and everything that Arbor writes and prints for it.
struct Checkout {
    private static let files: [(path: String, text: String)] = [
        ("Package.swift", "// swift-tools-version: 6.0\n"),
        (
            "Sources/App/App.swift",
            """
            import Library
            #SafeDIConfiguration(additionalDirectoriesToInclude: ["Extra"])
            @Instantiable(isRoot: true) public final class App: Instantiable {
                public init(home: Home, lines: Lines, store: any Store) {}
                @Instantiated let home: Home
                @Instantiated let lines: Lines
                @Instantiated let store: any Store
            }
            """
        ),
        (
            "Sources/App/Home İı.swift",
            """
            @Instantiable public struct Home: Instantiable {
                public init(store: any Store) {}
                @Received let store: any Store
            }
            @Instantiable public struct Lines: Instantiable { public init() {} }
            """
        ),
        (
            "Sources/Library/Store.swift",
            """
            public protocol Store {}
            @Instantiable(fulfillingAdditionalTypes: [Store.self])
            public final class Disk: Store, Instantiable { public init() {} }
            """
        ),
        ("Extra/Extra.swift", "@Instantiable public struct Extra: Instantiable { public init() {} }"),
        (
            "Faulty/Faulty.swift",
            """
            @Instantiable(isRoot: true) public struct Faulty: Instantiable {
                public init(missing: Missing, store: any Store, disk: Disk, first: First) {}
                @Instantiated let missing: Missing
                @Instantiated let first: First
                @Instantiated private let stor: any Storee
            }
            @Instantiable public struct First: Instantiable { public init(second: Second) {}
                @Instantiated let second: Second }
            @Instantiable public struct Second: Instantiable { public init(first: First) {}
                @Instantiated let first: First }
            @Instantiable(fulfillingAdditionalTypes: [Store.self])
            public struct Memory: Instantiable { public init() {} }
            """
        ),
    ]

    /// The runs, in their order: a later one reads what an earlier one writes.
    private static let runs = [
        "scan Sources/Library --module-name Library --output Library.arbor",
        "scan Sources", "scan Sources --every-declaration",
        "generate Sources/App --module-name App --dependent-module-info Library.arbor --output Code.swift "
            + "--dot-file-output graph.dot --module-info-output App.arbor",
        "generate Sources --project-root .", "generate ./Sources/App/../../Sources",
        "validate Sources --warn advice",
        "graph Sources --format dot", "graph Sources --format mermaid", "graph Sources --format json",
        "explain Home Sources", "explain Home Sources --format json", "explain store Sources",
        "validate Faulty --dependent-module-info Library.arbor --diagnostic-format plain",
        "validate Faulty --dependent-module-info Library.arbor --diagnostic-format terminal",
        "validate Faulty Sources/Library --diagnostic-format json --diagnostic-output faults.sarif",
        "validate Faulty Sources/Library --diagnostic-format sarif",
        "validate Faulty Sources/Library --diagnostic-format github",
        "validate Sources --warn advice --write-baseline baseline",
        "validate Sources --warn advice --baseline baseline",
        "validate Sources none.swift", "generate Sources --output none/Code.swift",
        "completions bash", "completions zsh", "completions fish", "manual", "diagnostics --page",
    ]

    let scratch: Scratch
    /// The folder that the runs start in.
    let folder: URL

    /// - Parameters:
    ///   - path: The path of the project in a temporary folder.
    ///   - reversed: True if the files are made in the opposite order.
    init(at path: String = "project", reversed: Bool = false) throws {
        scratch = try Scratch()
        folder = scratch.url(path)
        for file in reversed ? Self.files.reversed() : Self.files {
            try scratch.file(path + "/" + file.path, file.text)
        }
    }

    /// Returns all texts by the run that prints them or the file that holds them.
    ///
    /// - Parameters:
    ///   - environment: Arguments of `env`, such as `TZ=UTC`.
    ///   - jobs: The number of jobs.
    ///   - umask: The permissions that new files don't get.
    func outputs(environment: [String] = [], jobs: Int = 2, umask: String = "022") async throws -> [String:
        String]
    {
        var all: [String: String] = [:]
        for run in Self.runs {
            let takesJobs = !["completions", "manual", "diagnostics"].contains { run.hasPrefix($0) }
            let words = run.split(separator: " ").map(String.init) + (takesJobs ? ["--jobs", "\(jobs)"] : [])
            let result = try await Command.run(
                URL(filePath: "/usr/bin/env"),
                environment + ["sh", "-c", "umask \(umask); exec \"$0\" \"$@\"", Products.arbor.path] + words,
                in: folder)
            all[run] = "\(result.status)\n\(result.output)\n\(result.errors)"
        }
        for name in ["Code.swift", "graph.dot", "App.arbor", "Library.arbor", "faults.sarif", "baseline"] {
            let data = try Data(contentsOf: folder.appending(path: name))
            // A summary is no text, and each of its bytes counts.
            all[name] = String(data: data, encoding: .isoLatin1)
        }
        return all
    }
}
