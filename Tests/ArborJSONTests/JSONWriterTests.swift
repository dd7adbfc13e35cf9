import Testing

@testable import ArborJSON

@Suite("JSON is written for any reader")
struct JSONWriterTests {
    @Test(
        "each form of value is written",
        arguments: [
            (nil, "null"), (true, "true"), (-12, "-12"), (.decimal(1.5), "1.5"),
            (.decimal(.infinity), "null"),
            ([], "[]"), ([1, "a"], #"[1,"a"]"#), ([:], "{}"),
            (["a": [nil], "b": false], #"{"a":[null],"b":false}"#),
            ("é😀", #""é😀""#), ("\"\\/\n\t\u{1F}\u{1}", #""\"\\/\n\t\u001f\u0001""#),
        ] as [(JSONValue, String)])
    func values(value: JSONValue, expected: String) {
        #expect(String(decoding: value.bytes, as: UTF8.self) == expected)
    }

    @Test("a written value is read again as the same value")
    func roundTrip() throws {
        let everyCharacter = String(String.UnicodeScalarView((0..<0x300).compactMap { Unicode.Scalar($0) }))
        let value: JSONValue = ["text": .string(everyCharacter), "list": [0, nil, ["deep": [true]]]]
        #expect(try JSONReader.read(value.bytes) == value)
    }
}
