import Foundation
import Testing

/// A worker keeps decoded summaries by the digests that its requests give.
@Suite("Summaries that a worker keeps")
struct WorkerSummaryTests {
    private typealias Request = WorkerProcess.Request

    private static let sources = [
        "App/App.swift": """
        @Instantiable(isRoot: true)
        public struct App: Instantiable {
            public init(home: Home) { self.home = home }
            @Instantiated let home: Home
        }

        """,
        "One/Home.swift": """
        @Instantiable
        public struct Home: Instantiable {
            public init() {}
        }

        """,
        "Two/Home.swift": """
        @Instantiable
        public struct Home: Instantiable {
            public init(door: Door) {}
            @Instantiated let door: Door
        }
        @Instantiable
        public struct Door: Instantiable {
            public init() {}
        }

        """,
    ]

    /// The arguments that summarise a folder into one file.
    private func scan(_ folder: String) -> [String] {
        ["scan", "--module-name", "Kit", "--output", "Kit.arbor", "--quiet", folder]
    }

    private func request(_ id: Int, digest: String, output: String) -> Request {
        Request(
            arguments: [
                "generate", "App", "--module-name", "App", "--dependent-module-info", "./Kit.arbor",
                "--output", output,
                "--quiet",
            ], inputs: [.init(path: "Kit.arbor", digest: digest)], requestId: id)
    }

    @Test("a summary with another digest is read again, under the same path")
    func changed() async throws {
        let workspace = try Workspace(Self.sources)
        let worker = try WorkerProcess(in: workspace.scratch.folder)
        for (index, folder) in ["One", "Two", "One"].enumerated() {
            try worker.send(Request(arguments: scan(folder)))
            #expect(try worker.response().exitCode == 0)
            for output in ["A", "B"] {
                try worker.send(request(index, digest: folder, output: output))
                let response = try worker.response()
                #expect(response == .init(exitCode: 0, output: "", requestId: index))
            }
            let plain = request(0, digest: "", output: "Plain").arguments
            let result = try await Command.run(Products.arbor, plain, in: workspace.scratch.folder)
            #expect(result.status == 0)
            for output in ["A", "B"] { #expect(try workspace.text(output) == workspace.text("Plain")) }
        }
        #expect(try workspace.text("Plain").contains("Door") == false)
        #expect(try worker.end().status == 0)
    }

    @Test("a summary is not read again for a digest that is known")
    func kept() throws {
        let workspace = try Workspace(Self.sources)
        let worker = try WorkerProcess(in: workspace.scratch.folder)
        #expect(try worker.response(to: scan("One")).exitCode == 0)
        try worker.send(request(1, digest: "d", output: "A"))
        #expect(try worker.response().exitCode == 0)
        try workspace.scratch.file("Kit.arbor", "damaged")
        try worker.send(request(2, digest: "d", output: "B"))
        #expect(try worker.response().exitCode == 0)
        #expect(try workspace.text("A") == workspace.text("B"))
        // Without a digest, nothing is known about the file.
        try worker.send(request(3, digest: "", output: "C"))
        #expect(try worker.response().exitCode == 66)
        #expect(try worker.end().status == 0)
    }

    @Test("requests that run at the same time share summaries")
    func concurrent() throws {
        let workspace = try Workspace(Self.sources)
        let worker = try WorkerProcess(in: workspace.scratch.folder)
        #expect(try worker.response(to: scan("Two")).exitCode == 0)
        for id in 1...100 { try worker.send(request(id, digest: "\(id % 3)", output: "\(id)")) }
        let end = try worker.end()
        #expect(end.responses.count == 100 && end.responses.allSatisfy { $0.exitCode == 0 })
        for id in 1...100 { #expect(try workspace.text("\(id)") == workspace.text("1")) }
    }
}
