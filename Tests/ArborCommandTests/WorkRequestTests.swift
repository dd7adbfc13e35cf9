import ArborJSON
import Testing

@testable import ArborCommand

@Suite("Requests and answers of Bazel's protocol")
struct WorkRequestTests {
    private func request(_ text: String) throws -> WorkRequest {
        try WorkRequest(try JSONReader.read(Array(text.utf8)))
    }

    @Test("each field is read, and each may be absent")
    func fields() throws {
        let one = try request(
            #"""
            {"arguments": ["scan", "ä"], "inputs": [{"path": "a", "digest": "d"}, {"path": "b"}], "requestId": 7,
             "cancel": true, "verbosity": 10, "sandboxDir": "s", "future": {"a": [1.5]}}
            """#)
        #expect(one.arguments == ["scan", "ä"])
        #expect(one.inputs == [.init(path: "a", digest: "d"), .init(path: "b", digest: "")])
        #expect(one.id == 7)
        #expect(one.isCancellation)
        #expect(one.sandbox == "s")
        let none = try request("{}")
        #expect(none.arguments.isEmpty && none.inputs.isEmpty && none.id == 0)
        #expect(!none.isCancellation && none.sandbox == nil)
        let null =
            #"{"arguments": null, "inputs": null, "requestId": null, "cancel": null, "sandboxDir": ""}"#
        #expect(try request(null) == none)
    }

    @Test(
        "a value of a wrong type is a fault of its field",
        arguments: [
            ("arguments", #"{"arguments": "scan"}"#), ("arguments", #"{"arguments": [1]}"#),
            ("inputs", #"{"inputs": [{"digest": "d"}]}"#), ("requestId", #"{"requestId": "1"}"#),
            ("cancel", #"{"cancel": 1}"#), ("sandboxDir", #"{"sandboxDir": []}"#),
        ])
    func faults(field: String, text: String) {
        #expect { try request(text) } throws: { ($0 as? WorkRequest.Fault)?.field == field }
    }

    @Test("an answer is one line, whatever was printed")
    func answers() throws {
        let output = "a\n\"b\"\\\r\u{1}\u{2028}é"
        let line = WorkResponse(exitCode: 1, output: output, id: 3).line
        #expect(line.firstIndex(of: UInt8(ascii: "\n")) == line.count - 1)
        #expect(
            try JSONReader.read(line) == ["exitCode": 1, "output": .string(output), "requestId": 3])
        #expect(
            String(decoding: WorkResponse(id: 2, wasCancelled: true).line, as: UTF8.self)
                == #"{"exitCode":0,"output":"","requestId":2,"wasCancelled":true}"# + "\n")
    }
}
