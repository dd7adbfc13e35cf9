import Testing

@testable import ArborJSON

@Suite("JSON is read strictly")
struct JSONReaderTests {
    static func read(_ text: String) throws(JSONReader.Fault) -> JSONValue {
        try JSONReader.read(Array(text.utf8))
    }

    @Test(
        "each form of value is read",
        arguments: [
            ("null", nil), ("true", true), (" false ", false), ("0", 0), ("-12", -12), ("[]", []),
            ("{}", [:]),
            ("1.5", .decimal(1.5)), ("-1e3", .decimal(-1000)), ("0.25E-1", .decimal(0.025)),
            ("18446744073709551616", .decimal(18_446_744_073_709_551_616)),
            (#"[1, "a", [null]]"#, [1, "a", [nil]]),
            ("\t{\r\n\"a\" : {\"b\" : 1} , \"c\":[ ]}", ["a": ["b": 1], "c": []]),
        ] as [(String, JSONValue)])
    func values(text: String, expected: JSONValue) throws {
        #expect(try Self.read(text) == expected)
    }

    @Test(
        "strings with and without escapes are read",
        arguments: [
            (#""""#, ""), (#""é😀""#, "é😀"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
            (#""\u00E9\u20ac""#, "é€"), (#""\uD83D\uDE00!""#, "😀!"), (#""a\u0000b""#, "a\0b"),
        ])
    func strings(text: String, expected: String) throws {
        #expect(try Self.read(text).string == expected)
    }

    @Test(
        "text that isn't JSON is rejected with the location of the error",
        arguments: [
            ("", .unexpectedEnd, 0), ("  ", .unexpectedEnd, 2), ("nul", .unexpectedEnd, 3),
            ("nulL", .unexpectedByte, 3),
            ("[1,]", .unexpectedByte, 3), ("[1", .unexpectedEnd, 2), ("{\"a\"}", .unexpectedByte, 4),
            ("{a:1}", .unexpectedByte, 1), ("{\"a\":1,}", .unexpectedByte, 7), ("1 2", .unexpectedByte, 2),
            ("\"a", .unexpectedEnd, 2), ("\"\n\"", .unexpectedByte, 1), ("01", .unexpectedByte, 1),
            ("1.", .badNumber, 2), ("-", .badNumber, 1), ("+1", .unexpectedByte, 0),
            (".5", .unexpectedByte, 0),
            ("1e999", .badNumber, 5), ("NaN", .unexpectedByte, 0), ("'a'", .unexpectedByte, 0),
            (#""\x""#, .badEscape, 3), (#""\u12""#, .badEscape, 5), (#""\uD83D""#, .badEscape, 7),
            (#""\uD83DA""#, .badEscape, 7), (#""\uDE00""#, .badEscape, 7), (#""\uD83D\n""#, .badEscape, 8),
            (#""\uD83D\u0041""#, .badEscape, 13), (#""\"#, .badEscape, 2),
        ] as [(String, JSONReader.Fault.Reason, Int)])
    func faults(text: String, reason: JSONReader.Fault.Reason, offset: Int) {
        #expect(throws: JSONReader.Fault(reason: reason, offset: offset)) { try Self.read(text) }
    }

    @Test("bytes that are not UTF-8 are rejected, because replacing them would shift offsets")
    func badUTF8() {
        #expect(throws: JSONReader.Fault(reason: .badUTF8, offset: 2)) {
            try JSONReader.read([0x22, 0x61, 0xFF, 0x22])
        }
    }

    @Test("an extremely deep value is rejected without a crash")
    func deep() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(throws: Never.self) { try Self.read(nested(JSONReader.maximumDepth)) }
        #expect(throws: JSONReader.Fault(reason: .tooDeep, offset: JSONReader.maximumDepth)) {
            try Self.read(nested(1_000_000))
        }
    }

    @Test("a skipped value is read as null, and the values after it are read")
    func skipping() throws {
        let text = #"{"a":{"x":["\"]\\","\u00e9",{"x":1}],"y":2},"b":"\\\\\"","x":"\"","c":[true]}"#
        let value = try JSONReader.read(Array(text.utf8), skipping: ["x"])
        #expect(value == ["a": ["x": nil, "y": 2], "b": #"\\""#, "x": nil, "c": [true]])
    }

    @Test(
        "a skipped value must be complete",
        arguments: [#"{"x":""#, #"{"x":"\"#, #"{"x":"\"}"#, #"{"x":[1"#])
    func skippingUnended(text: String) {
        #expect(throws: JSONReader.Fault.self) { try JSONReader.read(Array(text.utf8), skipping: ["x"]) }
    }

    @Test("every prefix of a message is rejected without a crash")
    func prefixes() {
        let message = Array(#"{"a":[1,-2.5e1,"\uD83D\uDE00\n",{"b":null,"c":true}]}"#.utf8)
        for end in message.indices {
            #expect(throws: JSONReader.Fault.self) { try JSONReader.read(Array(message[..<end])) }
        }
    }
}
