import ArborLowering
import ArborModel
import ArborSyntax

// Property wrappers of SwiftUI whose properties an initializer can't set with the value.

extension PropertyDeclaration {
    /// The attribute of a `@Binding`. An initializer takes a `Binding`, whatever type the property has.
    fileprivate var binding: Attribute? { attributes.first { $0.lastName == "Binding" } }

    /// True for a wrapper whose property can only be read, so that an initializer sets the wrapper itself.
    var isStateObject: Bool { attributes.contains { $0.lastName == "StateObject" } }

    /// The name of a wrapper of another library for dependency injection, which an annotation of Arbor replaces; "" for a
    /// property without one. Another wrapper, such as `@ObservedObject`, is kept, and the annotation is added.
    var replacedWrapper: String {
        attributes.map(\.name).first { name in
            name.indices.contains { index in
                Self.wordsOfInjection.contains { name[index...].hasPrefix($0) }
            }
        } ?? ""
    }

    /// Parts of `@Injected`, `@LazyInjected`, `@Dependency`, `@Resolve` and `@Autowired`, without the first letter.
    private static let wordsOfInjection = ["nject", "ependency", "esolve", "utowired"]
}

extension Attribute {
    /// The name without a module.
    fileprivate var lastName: Substring { name.split { $0 == "." || $0 == ":" }.last ?? name[...] }
}

extension DeclarationLowering {
    /// Reports the annotated properties with `@Binding`, which no initializer can set with a plain value. Returns whether
    /// there are any.
    mutating func reportBindings(of type: TypeDeclaration) -> Bool {
        let bindings = type.properties.filter { $0.binding != nil && !$0.annotations.isEmpty }
        for property in bindings { report(binding: property, of: type) }
        return !bindings.isEmpty
    }

    /// Reports a property with `@Binding`, with or without an annotation of Arbor. Returns false for any other property.
    @discardableResult
    mutating func report(binding property: PropertyDeclaration, of type: TypeDeclaration) -> Bool {
        guard property.binding != nil, let value = type.type(of: property) else { return false }
        let label = property.label
        let annotation = property.annotations.first.map { "'@\($0.simpleName) let" } ?? "'let"
        gaps.untyped.append(label.plainName)
        report(
            .noInitializer,
            "Arbor can't make \(type.name): '\(label)' has '@Binding', and an initializer can't set it to a '\(value)'",
            about: [label.plainName], at: property.range,
            help: "write \(annotation) \(label): Binding<\(value)>' instead"
                + (property.annotations.isEmpty
                    ? ", with '@Forwarded' if the caller of an Instantiator gives it, or with '@Received' if a type above provides it"
                    : "")
                + "; in the code, '\(label)' becomes '\(label).wrappedValue', '$\(label)' becomes '\(label)', "
                + "and '_\(label)' becomes 'self.\(label)'"
        )
        return true
    }
}
