import ArborModel

/// The availability of a declaration to code that is compiled for any platform and version, by its `@available`
/// attributes.
package enum Availability: Int {
    case always
    /// The declaration is available from some version of a platform on, or not on all platforms.
    case somewhere
    /// A call of the declaration causes a warning.
    case deprecated
    /// A call of the declaration is an error.
    case never

    package init(of attributes: [Attribute]) {
        self =
            attributes.lazy.filter { $0.name == "available" }.map(Self.availability)
            .max { $0.rawValue < $1.rawValue } ?? .always
    }

    /// Reads one attribute: `*, unavailable`; `swift, obsoleted: 6`; `macOS 14, *`.
    private static func availability(by attribute: Attribute) -> Availability {
        // An attribute for one platform doesn't restrict the others.
        let isOfAll = ["*", "swift"].contains(attribute.arguments.first?.value)
        var found = isOfAll ? Availability.always : .somewhere
        for argument in attribute.arguments.dropFirst() {
            switch argument.label ?? argument.value {
            case "unavailable", "obsoleted": return isOfAll ? .never : .somewhere
            case "deprecated": found = .deprecated
            default: continue
            }
        }
        return found
    }
}

extension TypeDeclaration {
    /// True for an extension that makes its conformances unavailable: `@available(*, unavailable)`.
    package var isUnavailable: Bool { !attributes.isEmpty && Availability(of: attributes) == .never }

    /// The `@available` attributes, as written.
    package var writtenAvailability: [String] {
        attributes.lazy.filter { $0.name == "available" }.map(\.plainText)
    }
}

extension Attribute {
    /// The text on one line, without raw strings. A message that is written in one of these forms is left out.
    fileprivate var plainText: String {
        let isOdd = text.utf8.contains { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "\n") }
        guard isOdd else { return text }
        let kept = arguments.filter { $0.label != "message" }.map { argument in
            (argument.label.map { $0 + ": " } ?? "") + argument.value
        }
        return "@\(name)(\(kept.joined(separator: ", ")))"
    }
}
