import ArborJSON
import ArborTestSupport
import Foundation
import Testing

@testable import ArborMacros

@Suite("The built plugin communicates over its standard streams")
struct PluginProcessTests {
    func run(_ input: [UInt8]) throws -> Outcome {
        try Outcome.running(try #require(BuiltProducts.plugin), input: input)
    }

    /// The replies in a plugin's output.
    func replies(_ outcome: Outcome) throws -> [JSONValue] {
        var channel = MessageChannel(MemoryStream(input: Array(outcome.output)))
        var replies: [JSONValue] = []
        while let reply = try channel.receive() { replies.append(try JSONReader.read(reply)) }
        return replies
    }

    @Test("requests get replies in order, invalid ones too, until the stream ends")
    func repliesInOrder() throws {
        let source =
            "@Instantiable public struct A: Instantiable { @Forwarded let user: User; public init(user: User) {} }"
        let expand = String(decoding: Requests.expand(source).bytes, as: UTF8.self)
        let input = [Requests.capability, "not JSON", #"{"future":{}}"#, expand].flatMap(frame)
        let outcome = try run(input)
        let replies = try replies(outcome)
        #expect(outcome.status == 0)
        #expect(replies.count == 4)
        #expect(replies.first?["getCapabilityResult"] != nil)
        #expect(replies.dropFirst().first?["expandMacroResult"]?["expandedSource"] == .null)
        #expect(
            replies.last?["expandMacroResult"]?["expandedSource"]
                == "public typealias ForwardedProperties = User")
    }

    @Test("length 0 ends the conversation")
    func quit() throws {
        let outcome = try run(frame("") + frame(Requests.capability))
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
    }

    @Test(
        "a stream that is out of step ends the process with a message and without a crash",
        arguments: [
            Array(frame(Requests.capability).dropLast()), [1, 2, 3], Array(repeating: 0xFF, count: 64),
        ])
    func outOfStep(input: [UInt8]) throws {
        let outcome = try run(input)
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("ArborMacros: lost the connection to the compiler"))
    }

    @Test("no message crashes it")
    func noise() throws {
        var generator = SplitMix(seed: 7)
        let message = Requests.expand("@Instantiable public class A<T> { @Forwarded let a: (T) -> Void }")
            .bytes
        let damaged = (0..<500).map { _ in
            var bytes = message
            bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
            return bytes
        }
        var expander = Expander()
        for bytes in damaged {
            #expect(throws: Never.self) { try JSONReader.read(expander.reply(to: bytes)) }
        }
    }
}
