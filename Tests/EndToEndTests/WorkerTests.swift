import Foundation
import Testing

/// The conversation of a worker with Bazel. Its requests are small, so each test ends within seconds although it blocks a
/// thread.
@Suite("The persistent worker", .serialized)
struct WorkerTests {
    private typealias Request = WorkerProcess.Request

    @Test("an answer has what the command prints, and the outputs are those of plain runs")
    func sameAsPlain() async throws {
        let faulty = ["Faulty/App.swift": "@Instantiable(isRoot: true) public struct App: Instantiable {}\n"]
        let workspace = try Workspace(Workspace.sound.merging(faulty) { $1 })
        let worker = try WorkerProcess(in: workspace.scratch.folder)
        let commands = [
            ["scan", "--module-name", "M", "--output", "OUT/M.arbor", "Sources"],
            ["generate", "Sources", "--output", "OUT/G.swift", "--dot-file-output", "OUT/G.dot"],
            ["generate", "Sources", "--quiet"], ["validate", "Faulty"], ["validate", "gone"],
            ["validate", "Faulty", "--diagnostic-output", "OUT/F.sarif"], ["--no-such-option"], ["--help"],
            ["scan", "--every-declaration", "Sources"], [],
        ]
        for folder in ["Plain", "Worker"] { try workspace.scratch.file("\(folder)/Hidden.txt", "") }
        for command in commands {
            let plain = try await Command.run(
                Products.arbor, command.map { $0.replacing("OUT", with: "Plain") },
                in: workspace.scratch.folder)
            try worker.send(Request(arguments: command.map { $0.replacing("OUT", with: "Worker") }))
            let response = try worker.response()
            #expect(response.exitCode == plain.status)
            // The product is printed before the messages, except for the diagnostics.
            let printed = plain.status == 0 ? plain.output + plain.errors : plain.errors + plain.output
            #expect(response.output == printed.replacing("Plain", with: "Worker"))
        }
        #expect(try worker.end().status == 0)
        for name in ["M.arbor", "G.swift", "G.dot", "F.sarif"] {
            let plain = try Data(contentsOf: workspace.scratch.url("Plain/" + name))
            #expect(try Data(contentsOf: workspace.scratch.url("Worker/" + name)) == plain)
        }
    }

    @Test("words in front of the flag are in front of each request's arguments")
    func startup() throws {
        let workspace = try Workspace(Workspace.sound)
        let worker = try WorkerProcess(["validate", "--quiet"], in: workspace.scratch.folder)
        #expect(try worker.response(to: "Sources").output == "")
        #expect(try worker.response(to: "gone").exitCode == 66)
        #expect(try worker.end().status == 0)
    }

    @Test("many requests with ids are each answered once, and their outputs are whole")
    func multiplex() throws {
        let workspace = try Workspace(Workspace.sound)
        let worker = try WorkerProcess(in: workspace.scratch.folder)
        let ids = 1...200
        for id in ids {
            let output = "\(id).swift"
            try worker.send(Request(arguments: ["generate", "Sources", "--output", output], requestId: id))
        }
        let end = try worker.end()
        #expect(end.status == 0)
        #expect(end.responses.map(\.requestId).sorted() == Array(ids))
        #expect(
            end.responses.allSatisfy { $0.exitCode == 0 && $0.output.contains("wrote \($0.requestId).swift") }
        )
        let first = try workspace.text("1.swift")
        for id in ids { #expect(try workspace.text("\(id).swift") == first) }
    }

    @Test("requests without an id are answered in their order")
    func singleplex() throws {
        let workspace = try Workspace(Workspace.sound)
        let worker = try WorkerProcess(in: workspace.scratch.folder)
        for index in 0..<40 { try worker.send(Request(arguments: ["validate", "gone\(index)"])) }
        let end = try worker.end()
        for (index, response) in end.responses.enumerated() {
            #expect(response.output.contains("'gone\(index)'"))
        }
        #expect(end.responses.count == 40)
    }

    @Test("a request may have other fields, be on several lines, and follow without a newline")
    func framing() throws {
        let workspace = try Workspace(Workspace.sound)
        let one =
            "{\"arguments\": [\n\"validate\",\n \"Sources\"\n], \"future\": {\"a\": [\"}\", 1.5, null]}}"
        let two = #"{"requestId":7,"arguments":["validate","Sources"],"verbosity":10}{"requestId":8}"#
        let end = try workspace.worker(one + two + "\r\n\n")
        #expect(end.status == 0)
        #expect(end.errors == "")
        #expect(end.responses.map(\.requestId).sorted() == [0, 7, 8])
        #expect(end.responses.allSatisfy { $0.exitCode == 0 })
    }

    @Test(
        "input that isn't a request ends the worker with a message, after the requests before it are answered",
        arguments: [
            ("nonsense", "no JSON object at the byte 41"), ("{\"a\" 1}", "no JSON at its byte 5"),
            ("{\"requestId\":", "ends within a request"),
            ("{\"requestId\":\"1\"}", "'requestId' is not a whole number"),
            ("{\"arguments\":[1]}", "'arguments' is not a list of texts"),
        ])
    func badInput(text: String, message: String) throws {
        let workspace = try Workspace(Workspace.sound)
        let end = try workspace.worker(#"{"arguments":["--version"],"requestId":1}"# + text)
        #expect(end.status == 64)
        #expect(end.errors.contains(message))
        #expect(end.responses.map(\.requestId) == [1])
    }

    @Test("only answers reach standard output, whatever a command's outputs and inputs are")
    func standardStreams() throws {
        let workspace = try Workspace(Workspace.sound)
        let worker = try WorkerProcess(in: workspace.scratch.folder)
        let commands = [
            ["generate", "Sources", "--output", "/dev/stdout"],
            ["generate", "Sources", "--output", "/dev/fd/1"],
            ["validate", "Sources", "--diagnostic-format", "sarif"], ["validate", "/dev/stdin"],
            ["fix", "Sources", "--interactive"], ["help"],
        ]
        for (index, command) in commands.enumerated() {
            try worker.send(Request(arguments: command, requestId: index + 1))
        }
        let end = try worker.end()
        #expect(end.status == 0)
        #expect(end.responses.map(\.requestId).sorted() == Array(1...commands.count))
        let fix = end.responses.first { $0.requestId == 5 }
        #expect(fix?.output.contains("'--interactive' needs a terminal") == true)
    }

    @Test("an error in a request doesn't change the answers to others")
    func independence() throws {
        let workspace = try Workspace(Workspace.sound)
        let worker = try WorkerProcess(in: workspace.scratch.folder)
        let good = try worker.response(to: "validate", "Sources")
        #expect(good.exitCode == 0)
        for bad in [["--define"], ["validate", "gone"], ["scan", "--jobs", "x"], ["validate", "a\0b"]] {
            try worker.send(Request(arguments: bad))
            #expect(try worker.response().exitCode != 0)
            #expect(try worker.response(to: "validate", "Sources") == good)
        }
        #expect(try worker.end().status == 0)
    }

    @Test("a folder of the request's own is refused")
    func sandbox() throws {
        let workspace = try Workspace(Workspace.sound)
        let end = try workspace.worker(
            #"{"arguments":["validate","Sources"],"sandboxDir":"box","requestId":1}"#)
        #expect(end.responses.map(\.exitCode) == [64])
        #expect(end.responses.first?.output.contains("a folder of its own: 'box'") == true)
    }

    @Test("a request that is cancelled before it begins is answered, and writes nothing")
    func cancelled() throws {
        let workspace = try Workspace(Workspace.sound)
        let worker = try WorkerProcess(in: workspace.scratch.folder)
        let count = 100
        var text = ""
        for id in 1...count {
            text += try Request(arguments: ["generate", "Sources", "-o", "\(id).swift"], requestId: id).text
        }
        // The last ones wait for the others. Cancellations of unknown and of answered requests are ignored.
        for id in [count, count - 1, 7000] { text += try Request(requestId: id, cancel: true).text }
        try worker.send(text)
        let end = try worker.end()
        #expect(end.status == 0)
        #expect(end.responses.map(\.requestId).sorted() == Array(1...count))
        for response in end.responses {
            let isCancelled = response.requestId >= count - 1
            #expect(response.wasCancelled == (isCancelled ? true : nil))
            #expect(workspace.scratch.holds("\(response.requestId).swift") == !isCancelled)
        }
    }

    @Test("SIGTERM ends a worker that waits for requests")
    func terminated() throws {
        let workspace = try Workspace(Workspace.sound)
        let worker = try WorkerProcess(in: workspace.scratch.folder)
        #expect(try worker.response(to: "validate", "Sources").exitCode == 0)
        worker.terminate()
        let end = try worker.wait()
        #expect(end.wasSignalled)
        #expect(end.status == SIGTERM)
    }

    #if os(Linux)
        @Test("the memory of a worker doesn't grow with the number of its requests")
        func memory() throws {
            let workspace = try Workspace(Workspace.sound)
            let worker = try WorkerProcess(in: workspace.scratch.folder)
            func work(_ count: Int) throws -> Int {
                for _ in 0..<count {
                    _ = try worker.response(to: "generate", "Sources", "-o", "G.swift", "-q")
                }
                let pages = try String(contentsOfFile: "/proc/\(worker.identifier)/statm", encoding: .utf8)
                return try #require(Int(pages.split(separator: " ")[1])) * 4096
            }
            // The system may add a large page of 2 MB once. 1 KB for each request would be seen in every round.
            let memory = try [200, 700, 700, 700].map(work)
            let growth = zip(memory.dropFirst(), memory).map { $0 - $1 }
            #expect(growth.min()! < 700 << 10, "\(memory)")
        }
    #endif
}
