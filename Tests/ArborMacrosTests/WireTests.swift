import ArborJSON
import Testing

@testable import ArborMacros

@Suite("Each request has a reply")
struct WireTests {
    static let nothing: JSONValue = ["expandMacroResult": ["expandedSource": "", "diagnostics": []]]

    @Test("the plugin reports the version of the protocol", arguments: [5, 6, 7, 8])
    func capability(version: Int) throws {
        let request = #"{"getCapability":{"capability":{"protocolVersion":\#(version)}}}"#
        let expected: JSONValue = [
            "getCapabilityResult": ["capability": ["protocolVersion": 7, "features": []]]
        ]
        #expect(try reply(to: request) == expected)
        #expect(try reply(to: #"{"getCapability":{}}"#) == expected)
    }

    @Test(
        "the annotations of properties expand to nothing",
        arguments: MacroType.allCases.filter {
            ![.instantiable, .provider, .module, .component].contains($0)
        })
    func properties(type: MacroType) throws {
        let request = Requests.expand("@Forwarded let user: User", type: type.rawValue, role: "peer")
        #expect(try reply(to: request) == Self.nothing)
    }

    @Test("a member macro's reply contains the members")
    func members() throws {
        let request = Requests.expand(
            "@Instantiable public struct A: Instantiable { @Forwarded let user: User; public init(user: User) {} }"
        )
        let members = "public typealias ForwardedProperties = User"
        #expect(
            try reply(to: request) == [
                "expandMacroResult": ["expandedSource": .string(members), "diagnostics": []]
            ])
    }

    @Test("an unknown macro is an error where it is used, after the comments")
    func unknownMacro() throws {
        let expansion = try reply(to: Requests.expand("let x: Int", type: "FutureMacro", offset: 40))
        let diagnostic = try #require(expansion["expandMacroResult"]?["diagnostics"]?.elements?.first)
        #expect(expansion["expandMacroResult"]?["expandedSource"] == .null)
        #expect(diagnostic["position"] == ["fileName": "Sources/A.swift", "offset": 40])
        #expect(diagnostic["message"]?.string?.contains("'FutureMacro'") == true)
    }

    @Test(
        "a message that the plugin can't read is a failed expansion with an explanation",
        arguments: [
            "{}", "[]", "7", #"{"a":1,"b":2}"#, #"{"loadMind":{}}"#, "not JSON", "",
            #"{"expandAttachedMacro":{}}"#,
            #"{"expandAttachedMacro":null}"#, #"{"expandFreestandingMacro":{"macro":{"typeName":"A"}}}"#,
            #"{"expandAttachedMacro":{"macro":{"typeName":"InstantiableMacro"},"macroRole":"member"}}"#,
        ])
    func unreadable(message: String) throws {
        let result = try #require(try reply(to: message)["expandMacroResult"])
        #expect(result["expandedSource"] == .null)
        let diagnostic = try #require(result["diagnostics"]?.elements?.first)
        #expect(diagnostic["severity"] == "error")
        for key in ["highlights", "notes", "fixIts"] { #expect(diagnostic[key] == []) }
    }

    @Test("an offset that no file has doesn't crash", arguments: [-1, 1 << 40, Int.max])
    func offsets(offset: Int) throws {
        let request = Requests.expand("@Instantiable enum E {}", offset: offset)
        #expect(try reply(to: request)["expandMacroResult"]?["expandedSource"] == .null)
    }

    @Test("freestanding macros and libraries are refused")
    func refused() throws {
        let syntax = #"{"source":"@a","location":{"fileName":"A.swift","offset":3}}"#
        let freestanding = #"{"expandFreestandingMacro":{"macro":{"typeName":"A"},"syntax":\#(syntax)}}"#
        #expect(try reply(to: freestanding)["expandMacroResult"]?["expandedSource"] == .null)
        let library = try reply(to: #"{"loadPluginLibrary":{"libraryPath":"a","moduleName":"b"}}"#)
        #expect(library["loadPluginLibraryResult"]?["loaded"] == false)
    }
}
