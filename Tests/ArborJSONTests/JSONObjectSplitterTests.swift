import Testing

@testable import ArborJSON

@Suite("Dividing a stream into JSON objects")
struct JSONObjectSplitterTests {
    private func texts(in stream: String, chunk: Int) throws -> [String] {
        var splitter = JSONObjectSplitter()
        var texts: [String] = []
        var rest = Array(stream.utf8)[...]
        while !rest.isEmpty {
            splitter.add(rest.prefix(chunk))
            rest = rest.dropFirst(chunk)
            while let text = try splitter.next() { texts.append(String(decoding: text, as: UTF8.self)) }
        }
        return texts
    }

    @Test("objects end at their own bracket, wherever the bytes are divided", arguments: [1, 2, 3, 7, 100])
    func objects(chunk: Int) throws {
        let objects = [#"{}"#, "{\"a\":\n[{\"b\":1}]}", #"{"\"}{\\":"]}é\\"}"#, #"{"c":[]}"#]
        for separator in ["", "\n", " \r\n\t"] {
            #expect(try texts(in: objects.joined(separator: separator), chunk: chunk) == objects)
        }
    }

    @Test("a byte between objects is a fault at its offset in the stream")
    func faults() throws {
        for (stream, offset) in [("x", 0), ("{} {} ,{}", 6), ("[{}]", 0), ("{}}", 2)] {
            #expect(throws: JSONObjectSplitter.Fault(offset: offset)) { try texts(in: stream, chunk: 100) }
            #expect(throws: JSONObjectSplitter.Fault(offset: offset)) { try texts(in: stream, chunk: 1) }
        }
    }

    @Test("an object that hasn't ended is waited for")
    func unfinished() throws {
        var splitter = JSONObjectSplitter()
        #expect(splitter.isBetweenObjects)
        splitter.add(#"{"a":"}"#.utf8)
        #expect(try splitter.next() == nil)
        #expect(!splitter.isBetweenObjects)
        splitter.add(#""}"#.utf8)
        #expect(try splitter.next()?.count == 9)
        #expect(try splitter.next() == nil)
        #expect(splitter.isBetweenObjects)
    }
}
