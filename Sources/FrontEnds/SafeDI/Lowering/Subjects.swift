import ArborModel
import ArborSyntax

// What findings about declarations name as their subjects.

extension AttributeArgument {
    var names: [String] { label.map { [$0] } ?? [] }
}

extension CallableDeclaration {
    /// `init(label: Type)`: overloads differ in it.
    var nameWithTypes: String {
        "\(name)(\(parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")))"
    }
}

extension FunctionFault {
    /// The word of the language that is there or missing.
    var name: String {
        switch self {
        case .notStatic, .notPublicAndStatic: "static"
        case .notPublic: "public"
        case .async: "async"
        case .throwing: "throws"
        case .generic: "<>"
        case .unavailable: "unavailable"
        case .existential, .result: "->"
        }
    }
}

extension SyntaxFault.Kind {
    /// What it is, and the text that it is about.
    var subject: [String] {
        switch self {
        case .unexpected(let text): ["unexpected", text]
        case .missing(let text): ["missing", text]
        case .undeclared(let text): ["undeclared", text]
        case .unclosed(let sign): ["unclosed", sign]
        case .beyond(let limit): ["beyond", limit.rawValue]
        }
    }
}
