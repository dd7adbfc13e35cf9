import ArborModel
import ArborSyntax
import SafeDIFrontEnd

/// The `@Forwarded` properties of a type, in the order in which callers pass them.
struct ForwardedProperties {
    /// The names and the types as written. Sorting ignores backticks.
    private var elements: [(label: String, type: String)] = []

    /// - Parameter declaration: A property that several branches of an `#if` declare in the same words counts
    ///   once.
    init(of declaration: TypeDeclaration) {
        for property in declaration.properties where property.isForwarded {
            guard let type = property.type else { continue }
            elements.append((property.label, Self.typeOfValue(type)))
        }
        elements.sort { ($0.label.filter { $0 != "`" }, $0.type) < ($1.label.filter { $0 != "`" }, $1.type) }
        elements = elements.indices.filter { $0 == 0 || elements[$0] != elements[$0 - 1] }.map {
            elements[$0]
        }
    }

    /// The type of a single property, or a tuple of several with their labels; `nil` if there are none.
    var type: String? {
        switch elements.count {
        case 0: nil
        case 1: elements[0].type
        default: "(" + elements.map { "\($0.label): \($0.type)" }.joined(separator: ", ") + ")"
        }
    }

    /// The type of the value: `T?` for a property of type `T!`.
    private static func typeOfValue(_ text: String) -> String {
        guard case .implicitlyUnwrapped(let wrapped) = TypeExpression(parsing: text) else { return text }
        return TypeExpression.optional(wrapped).description
    }
}

extension PropertyDeclaration {
    fileprivate var isForwarded: Bool {
        attributes.contains { Vocabulary.safeDI.unqualified($0.name) == "Forwarded" }
    }
}
