import ArborJSON

@testable import ArborMacros

/// Requests in the compiler's form.
enum Requests {
    static let capability = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#

    /// The request for an attached macro whose declaration is at `offset`.
    static func expand(
        _ source: String, type: String = "InstantiableMacro", role: String = "member", offset: Int = 0,
        file: String = "Sources/A.swift", enclosing: String? = nil, attributeOffset: Int? = nil,
        discriminator: String = "$s1t1A12InstantiablefMm_"
    ) -> JSONValue {
        func location(_ offset: Int) -> JSONValue {
            [
                "column": 1, "fileID": "M/A.swift", "fileName": .string(file), "line": 1,
                "offset": .integer(offset),
            ]
        }
        let around = enclosing.map { ["kind": "declaration", "source": .string($0)] as JSONValue }
        return [
            "expandAttachedMacro": [
                "attributeSyntax": [
                    "kind": "attribute", "location": location(attributeOffset ?? offset),
                    "source": "@Instantiable",
                ],
                "declSyntax": [
                    "kind": "declaration", "location": location(offset), "source": .string(source),
                ],
                "discriminator": .string(discriminator),
                "lexicalContext": .array([around].compactMap(\.self)),
                "macro": ["moduleName": "ArborMacros", "name": "Instantiable", "typeName": .string(type)],
                "macroRole": .string(role), "staticBuildConfiguration": "{}",
            ]
        ]
    }
}

/// The reply to a request. Both are encoded as text.
func reply(to request: JSONValue) throws -> JSONValue {
    var expander = Expander()
    return try JSONReader.read(expander.reply(to: request.bytes))
}

func reply(to request: String) throws -> JSONValue {
    var expander = Expander()
    return try JSONReader.read(expander.reply(to: Array(request.utf8)))
}

/// The expansion of a declaration's `@Instantiable`.
func expansion(of source: String, offset: Int = 0) throws -> Expansion {
    var expander = Expander()
    guard
        case .expansion(let expansion) = expander.reply(
            to: HostRequest(Requests.expand(source, offset: offset)))
    else { return .failure([]) }
    return expansion
}
