import ArborModel

/// What the `@available` attributes of a declaration say to code that is compiled for any platform and version.
package enum Availability: Int {
    case always
    /// From some version of a platform on, or not on all platforms.
    case somewhere
    /// A call of it is a warning.
    case deprecated
    /// A call of it is an error.
    case never

    package init(of attributes: [Attribute]) {
        self =
            attributes.lazy.filter { $0.name == "available" }.map(Self.said)
            .max { $0.rawValue < $1.rawValue } ?? .always
    }

    /// `*, unavailable`; `swift, obsoleted: 6`; `macOS 14, *`.
    private static func said(by attribute: Attribute) -> Availability {
        // Of one platform, it says nothing of the others.
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
    /// True of an extension that declares its conformances to be none: `@available(*, unavailable)`.
    package var isUnavailable: Bool { !attributes.isEmpty && Availability(of: attributes) == .never }
}
