import ArborModel
import ArborSyntax

// The names that diagnostics of declarations use as their subjects.

extension AttributeArgument {
    var names: [String] { label.map { [$0] } ?? [] }
}

extension CallableDeclaration {
    /// The name with labels and types, which distinguishes overloads: `init(label: Type)`.
    var nameWithTypes: String {
        "\(name)(\(parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")))"
    }
}

extension FunctionFault {
    /// The keyword or sign that is missing or not allowed.
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
    /// The kind of fault and the text at fault.
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
