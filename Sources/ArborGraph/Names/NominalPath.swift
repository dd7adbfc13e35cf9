import ArborModel

/// The parts of a type's name. `A.B<C>` has the parts `A` without arguments and `B` with one.
struct NominalPath: Equatable, Sendable {
    struct Part: Equatable, Sendable {
        var name: String
        var arguments: [TypeExpression]
    }

    /// The parts. There is at least one.
    var parts: [Part]

    /// Returns `nil` if the type is more than a name.
    init?(_ type: TypeExpression) {
        var parts: [Part] = []
        var rest = type
        while case .member(let parent, let name, let arguments) = rest {
            parts.append(Part(name: name, arguments: arguments))
            rest = parent
        }
        guard case .named(let name, let arguments) = rest else { return nil }
        parts.append(Part(name: name, arguments: arguments))
        self.parts = parts.reversed()
    }

    init(parts: [Part]) { self.parts = parts }

    /// - Parameter qualifiedName: The name without generic arguments: `A.B` or `M::A.B`.
    init(qualifiedName: String) {
        parts = qualifiedName.split(separator: ".").map { Part(name: String($0), arguments: []) }
    }

    var type: TypeExpression {
        parts.dropFirst().reduce(.named(parts[0].name, parts[0].arguments)) {
            .member($0, $1.name, $1.arguments)
        }
    }

    /// `A.B`
    var name: String { parts.count == 1 ? parts[0].name : parts.map(\.name).joined(separator: ".") }
}

/// The form in which the graph stores the name of a type whose module is known: `Module::Type`. It is Swift's own
/// syntax for a name that is looked up in one module.
package enum ModuleQualifiedName {
    static let separator = "::"

    package static func make(module: String, name: String) -> String { module + separator + name }

    /// Returns the module and the name; `nil` if the name has no module.
    package static func split(_ text: String) -> (module: Substring, name: Substring)? {
        let length: Int? = text.withBytes { bytes in
            guard let first = bytes.firstIndex(of: UInt8(ascii: ":")), first + 1 < bytes.count,
                bytes[first + 1] == UInt8(ascii: ":")
            else { return nil }
            return first
        }
        guard let length else { return nil }
        let end = text.utf8.index(text.startIndex, offsetBy: length)
        return (text[..<end], text[text.utf8.index(end, offsetBy: separator.utf8.count)...])
    }
}
