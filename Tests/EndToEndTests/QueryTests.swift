import Foundation
import Testing

/// `arbor explain` and `arbor graph`, as a user runs them.
@Suite("Queries")
struct QueryTests {
    private static let notes = Fixture(
        name: "Notes", folder: Fixture.folder.appending(path: "Queries/Notes"))

    private func queryNotes(_ arguments: String...) async throws -> Command.Result {
        try await Command.run(
            Products.arbor, arguments, in: Products.package.appending(path: "Examples/Notes"))
    }

    @Test(
        "the explanations of the notes app match the recorded ones",
        arguments: [
            "NotesApp", "Session", "AccountStore", "DateFormatter", "console", "user: User", "output",
        ])
    func explains(_ name: String) async throws {
        let result = try await queryNotes("explain", name, "Sources")
        #expect(result.errors == "")
        #expect(result.status == 0)
        let file = name.filter { $0.isLetter }
        try Self.notes.expect(result.output, is: "explain-\(file).answer")
    }

    @Test("an explanation in JSON has the same contents")
    func explainsAsJSON() async throws {
        let result = try await queryNotes("explain", "AccountStore", "Sources", "--format", "json")
        try Self.notes.expect(result.output, is: "explain-AccountStore.json")
        let explanation = try object(result.output)
        #expect(explanation["subject"] as? String == "SQLiteAccountStore")
        let users = try #require(explanation["users"] as? [[String: Any]])
        #expect(users.map { $0["owner"] as? String } == ["PasswordAuthenticator", "AccountsScreen"])
    }

    @Test(
        "the diagrams of the notes app match the recorded ones",
        arguments: [("dot", "dot"), ("mermaid", "mmd"), ("json", "json")])
    func draws(_ format: String, _ suffix: String) async throws {
        let whole = try await queryNotes("graph", "Sources", "--format", format)
        #expect(whole.errors == "")
        #expect(whole.status == 0)
        try Self.notes.expect(whole.output, is: "graph.\(suffix)")
        let part = try await queryNotes(
            "graph", "Sources", "--format", format, "--below", "Session", "--to", "UserNotes")
        try Self.notes.expect(part.output, is: "way.\(suffix)")
    }

    @Test("a diagram in JSON is one graph with unique types and edges between them")
    func drawsAsJSON() async throws {
        let diagram = try object(try await queryNotes("graph", "Sources", "--format", "json").output)
        let types = try #require(diagram["types"] as? [[String: Any]]).compactMap { $0["name"] as? String }
        let edges = try #require(diagram["edges"] as? [[String: Any]])
        #expect(types.count == 16)
        #expect(Set(types).count == types.count)
        for edge in edges {
            #expect(types.contains(try #require(edge["from"] as? String)))
            #expect(types.contains(try #require(edge["to"] as? String)))
        }
    }

    @Test("Graphviz draws the graph without a warning", arguments: ["graph", "generate"])
    func graphviz(_ subcommand: String) async throws {
        let scratch = try Scratch()
        let file = scratch.url("graph.dot").path
        let result = try await queryNotes(
            subcommand, "Sources", "--quiet", subcommand == "graph" ? "--output" : "--dot-file-output", file)
        #expect(result.status == 0)
        let drawn = try await Graphviz.draw(file, in: scratch.folder)
        #expect(drawn.errors == "")
        #expect(drawn.status == 0)
        #expect(drawn.output.components(separatedBy: "<g id=\"node").count == 17)
        #expect(drawn.output.components(separatedBy: "<g id=\"clust").count == 5)
    }

    @Test("generic names, quotes and faults are drawn by Graphviz and Mermaid")
    func oddNames() async throws {
        let workspace = try Workspace(["App.swift": Self.odd])
        let dot = try await workspace.arbor("graph", "--output", "graph.dot", "--quiet")
        #expect(dot.errors == "")
        #expect(dot.status == 0)
        let drawn = try await Graphviz.draw("graph.dot", in: workspace.scratch.folder)
        #expect(drawn.errors == "")
        #expect(drawn.status == 0)
        #expect(drawn.output.contains("Box&lt;[String: Int]&gt;"))
        let mermaid = try await workspace.arbor("graph", "--format", "mermaid", "--quiet")
        expectMermaid(mermaid.output)
        #expect(mermaid.output.contains("[\"Box#lt;[String: Int]#gt;\"]"))
        #expect(mermaid.output.contains("class t2 missing"))
    }

    private static let odd = """
        @Instantiable(isRoot: true)
        public struct App: Instantiable {
            public init(`default`: Box<[String: Int]>, gone: Missing) { self.default = `default`; self.gone = gone }
            @Instantiated let `default`: Box<[String: Int]>
            @Instantiated let gone: Missing
        }
        @Instantiable
        extension Box: Instantiable {
            public static func instantiate() -> Box<[String: Int]> { Box() }
        }

        """

    @Test("Mermaid diagrams follow Mermaid's grammar")
    func mermaid() async throws {
        expectMermaid(try await queryNotes("graph", "Sources", "--format", "mermaid").output)
    }

    /// Checks that each line has one of the generated forms, blocks are closed, and arrows connect existing
    /// nodes.
    private func expectMermaid(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        var nodes: Set<Substring> = []
        var depth = 0
        let label = "\"[^\"<>`\\\\]*\""
        for line in text.split(separator: "\n").dropFirst().map({ $0.drop { $0 == " " } }) {
            if let node = line.wholeMatch(
                of: try! Regex("(t[0-9]+)\\[\(label)\\]", as: (Substring, Substring).self))
            {
                #expect(nodes.insert(node.1).inserted, sourceLocation: sourceLocation)
            } else if let edge = line.wholeMatch(
                of: try! Regex(
                    "(t[0-9]+) (?:-->|-\\.->)\\|\(label)\\| (t[0-9]+)",
                    as: (Substring, Substring, Substring).self))
            {
                #expect(nodes.contains(edge.1) && nodes.contains(edge.2), sourceLocation: sourceLocation)
            } else if line.wholeMatch(of: try! Regex("subgraph m[0-9]+\\[\(label)\\]")) != nil {
                depth += 1
            } else if line == "end" {
                depth -= 1
            } else {
                let isStyle =
                    line.wholeMatch(of: /classDef [a-z]+ [-a-z0-9:,#]+/) != nil
                    || line.wholeMatch(of: /class t[0-9]+ [a-z]+/) != nil
                #expect(isStyle, "\(line)", sourceLocation: sourceLocation)
            }
        }
        #expect(text.hasPrefix("flowchart LR\n"), sourceLocation: sourceLocation)
        #expect(depth == 0, sourceLocation: sourceLocation)
        #expect(!nodes.isEmpty, sourceLocation: sourceLocation)
    }

    @Test("a misspelled name is corrected in the usage error")
    func nearMiss() async throws {
        for arguments in [
            ["explain", "Sesion"], ["graph", "--below", "Sesion"], ["graph", "--to", "Sesion"],
        ] {
            let result = try await Command.run(
                Products.arbor, arguments, in: Products.package.appending(path: "Examples/Notes"))
            #expect(
                result.errors.hasPrefix(
                    "arbor: error: The sources have no type and no dependency 'Sesion'. Did you mean 'Session'?\n"
                ))
            #expect(result.output == "")
            #expect(result.status == 64)
        }
    }

    @Test("a label of several dependencies lists them")
    func ambiguous() async throws {
        let workspace = try Workspace(["App.swift": Self.faulty])
        let result = try await workspace.arbor("explain", "store")
        #expect(
            result.errors.hasPrefix(
                "arbor: error: 'store' may mean any of 2: name one\n    store: Store\n    store: Text\nSee 'arbor explain --help'.\n"
            ))
        #expect(result.status == 64)
    }

    @Test("a name that explanations print is understood, and a part of a name lists what it may be")
    func names() async throws {
        let workspace = try Workspace(["App.swift": Self.faulty])
        for name in ["App.home", "App.home: Home"] {
            #expect(try await workspace.arbor("explain", name).output.hasPrefix("home: Home\n"))
        }
        let several = try await workspace.arbor("explain", "ho")
        #expect(
            several.errors
                == "arbor: error: 'ho' may mean any of 2: name one\n    Home\n    home: Home\n"
                + "See 'arbor explain --help'.\n")
        let one = try await workspace.arbor("explain", "oth")
        #expect(one.errors.contains("Did you mean 'Other'?"))
        let id = try await workspace.arbor("explain", "unmet-dependency")
        #expect(id.errors.contains("'arbor diagnostics unmet-dependency' explains the diagnostic"))
    }

    @Test("a cycle is shown for each type in it, and a missing type has no lifetime")
    func cycle() async throws {
        let workspace = try Workspace([
            "App.swift": """
            @Instantiable(isRoot: true) public final class App: Instantiable {
                public init(first: First, missing: Missing) {}
                @Instantiated let first: First
                @Instantiated let missing: Missing
            }
            @Instantiable public final class First: Instantiable {
                public init(second: Second) {}
                @Instantiated let second: Second
            }
            @Instantiable public final class Second: Instantiable {
                public init(first: First) {}
                @Instantiated let first: First
            }
            """
        ])
        for name in ["First", "Second", "Second.first"] {
            let text = try await workspace.arbor("explain", name).output
            #expect(
                text.contains("First depends on itself: First -> Second -> First [dependency-cycle]"))
        }
        let missing = try await workspace.arbor("explain", "Missing").output
        #expect(missing.hasPrefix("Missing, which no @Instantiable type makes\n"))
        #expect(missing.contains("Asked for by:\n    App.missing: Missing, instantiated"))
        #expect(!missing.contains("Its lifetime") && !missing.contains("Received by"))
    }

    @Test("an optional that is received if available has the provider of the plain value")
    func optional() async throws {
        let workspace = try Workspace([
            "App.swift": """
            import Arbor
            @Instantiable(isRoot: true) public struct App: Instantiable {
                public init(log: Log, page: Page) {}
                @Instantiated let log: Log
                @Instantiated let page: Page
            }
            @Instantiable public struct Log: Instantiable { public init() {} }
            @Instantiable public struct Page: Instantiable {
                public init(log: Log?) { self.log = log }
                @Received(onlyIfAvailable: true) let log: Log?
            }
            """
        ])
        let text = try await workspace.arbor("explain", "Page.log").output
        #expect(text.hasPrefix("log: Log?\n"))
        #expect(text.contains("Provided by:\n    App.log: Log, instantiated, makes Log"))
        #expect(text.contains("Received by:\n    Page.log: Log?, received if available"))
        #expect(!text.contains("Not met for"))
    }

    @Test("a graph with faults is explained as far as possible, with a note")
    func faultyGraph() async throws {
        let workspace = try Workspace(["App.swift": Self.faulty])
        let result = try await workspace.arbor("explain", "store: Store")
        #expect(result.status == 0)
        #expect(
            result.errors
                == "arbor: note: the graph has 1 error. 'arbor validate' reports it\n"
        )
        #expect(result.output.contains("Not met for:\n    Home.store: Store, received  (App.swift:9:19)\n"))
        #expect(result.output.hasPrefix("store: Store, which no type provides\n"))
        #expect(!result.output.contains("No root leads to it"))
        #expect(
            result.output.hasSuffix(
                "Errors about it:\n    Home receives 'store: Store', but no type above it provides that "
                    + "[unmet-dependency]; path: App -> home: Home -> store: Store  (App.swift:9:19)\n"))
        let home = try await workspace.arbor("explain", "Home", "--quiet")
        #expect(home.errors == "")
        #expect(home.output.contains("store: Store, received (nothing provides it below App)"))
        #expect(try await workspace.arbor("graph", "--quiet").status == 0)
    }

    private static let faulty = """
        @Instantiable(isRoot: true)
        public struct App: Instantiable {
            public init(home: Home) { self.home = home }
            @Instantiated let home: Home
        }
        @Instantiable
        public struct Home: Instantiable {
            public init(store: Store) { self.store = store }
            @Received let store: Store
        }
        @Instantiable
        public struct Other: Instantiable {
            public init(store: Text) { self.store = store }
            @Forwarded let store: Text
        }

        """

    @Test("an input that can't be read ends the query")
    func unreadable() async throws {
        let workspace = try Workspace(Workspace.sound)
        let result = try await workspace.arbor("explain", "Home", "Nowhere")
        #expect(result.status == 66)
        #expect(result.output == "")
        #expect(try await workspace.arbor("explain").status == 64)
        #expect(try await workspace.arbor("graph", "Sources", "--format", "svg").status == 64)
    }

    @Test("a diagram never overwrites a source, and is written only if it differs")
    func output() async throws {
        let workspace = try Workspace(Workspace.sound)
        #expect(try await workspace.arbor("graph", "Sources", "-o", "Sources/App.swift").status == 74)
        #expect(
            try await workspace.arbor("graph", "Sources", "-o", "graph.dot").errors
                == "arbor: wrote graph.dot\n")
        #expect(
            try await workspace.arbor("graph", "Sources", "-o", "graph.dot").errors
                == "arbor: nothing changed\n")
    }

    @Test("a query reads the cache and doesn't change it")
    func cache() async throws {
        let workspace = try Workspace(Workspace.sound)
        _ = try await workspace.arbor("validate", "Sources", "--cache", "cache")
        let before = try Data(contentsOf: workspace.scratch.url("cache"))
        let plain = try await workspace.arbor("explain", "Home", "Sources")
        let cached = try await workspace.arbor("explain", "Home", "Sources", "--cache", "cache")
        #expect(plain.output == cached.output)
        #expect(plain.output.hasPrefix("Home, a struct"))
        #expect(try Data(contentsOf: workspace.scratch.url("cache")) == before)
    }

    @Test("types of linked modules are shown with their modules")
    func linked() async throws {
        let workspace = try Workspace(Workspace.sound)
        _ = try await workspace.arbor(
            "scan", "Sources/Home.swift", "--module-name", "House", "--output", "House.arbor")
        let result = try await workspace.arbor(
            "explain", "Home", "Sources/App.swift", "--dependent-module-info", "House.arbor")
        #expect(result.output.hasPrefix("Home, a struct of module House  (Sources/Home.swift:2:15)\n"))
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}

/// The program of Graphviz.
enum Graphviz {
    static func draw(_ file: String, in folder: URL) async throws -> Command.Result {
        try await Command.run(URL(filePath: "/usr/bin/env"), ["dot", "-Tsvg", file], in: folder)
    }
}
