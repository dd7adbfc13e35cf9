import ArborLowering
import ArborModel
import ArborSyntax

/// The arguments of `@Instantiable` that the graph needs.
struct InstantiableArguments {
    var isRoot = false
    var additionalTypes: [TypeReference] = []
    /// True if the declaration replaces a provider in SafeDI 2.0's mocks only.
    var isMockOnly = false
}

extension DeclarationLowering {
    mutating func instantiableArguments(of attribute: Attribute) -> InstantiableArguments {
        var arguments = InstantiableArguments()
        for argument in attribute.arguments {
            switch argument.label {
            case "isRoot": arguments.isRoot = boolean(argument)
            case "conformsElsewhere": _ = boolean(argument)
            case "fulfillingAdditionalTypes": arguments.additionalTypes = types(argument)
            case "mockOnly":
                arguments.isMockOnly = boolean(argument)
                if arguments.isMockOnly { reportIgnored(argument, but: "leaves this declaration out") }
            case "generateMock": if boolean(argument) { reportIgnored(argument) }
            case "mockAttributes": reportIgnored(argument, unless: ["\"\""])
            case "customMockName": reportIgnored(argument, unless: ["nil"])
            default: break
            }
        }
        reportUnknown(
            in: attribute.without(Self.mockArguments), of: "@Instantiable",
            known: ["isRoot", "fulfillingAdditionalTypes", "conformsElsewhere"])
        return arguments
    }

    private static let mockArguments = ["mockOnly", "mockAttributes", "generateMock", "customMockName"]

    mutating func boolean(_ argument: AttributeArgument?) -> Bool {
        guard let argument else { return false }
        if argument.value != "true" && argument.value != "false" {
            report(
                .invalidArgument,
                "'\(argument.label ?? "")' must be 'true' or 'false', written out: '\(argument.value)' is neither",
                about: argument.names, at: argument.range)
        }
        return argument.value == "true"
    }

    /// The types of an array literal such as `[A.self, B.self]`.
    private mutating func types(_ argument: AttributeArgument) -> [TypeReference] {
        guard let elements = argument.elements else {
            report(
                .invalidArgument,
                "'fulfillingAdditionalTypes' must be an array written out here: '\(argument.value)' is none",
                about: argument.names, at: argument.range,
                help: "write the types themselves: [Some.self, Other.self]")
            return []
        }
        return elements.compactMap { additionalType(of: $0, in: argument) }
    }

    /// A received type is looked up without its `?`, so an optional additional type would never be found.
    private mutating func additionalType(of text: String, in argument: AttributeArgument) -> TypeReference? {
        guard let reference = type(of: text, in: argument) else { return nil }
        guard reference.type.isOptional else { return reference }
        report(
            .invalidArgument, "'\(text)' is optional: an additional type is one that the value always has",
            about: argument.names + [text], at: argument.range, help: "name the type without the '?'")
        return nil
    }

    mutating func type(of text: String, in argument: AttributeArgument) -> TypeReference? {
        let type = TypeExpression(parsing: text)
        guard text.hasSuffix(".self"), !type.isUnknown else {
            report(
                .invalidArgument, "'\(text)' is no type: '\(argument.label ?? "")' takes 'Type.self'",
                about: argument.names + [text], at: argument.range,
                // The location of an element in a list is unknown.
                fixIt: type.isNominal && text == argument.value
                    ? .inserting(".self", at: argument.range.end) : nil)
            return nil
        }
        return TypeReference(type: type, range: argument.range)
    }

    /// The content of a plain string literal.
    mutating func string(_ argument: AttributeArgument) -> String? {
        if let content = argument.plainString { return content }
        report(
            .invalidArgument,
            "'\(argument.label ?? "")' must be a plain string literal: '\(argument.value)' is none",
            about: argument.names + [argument.value], at: argument.range)
        return nil
    }

    mutating func reportUnknown(
        in attribute: Attribute, of macro: String, known: @autoclosure () -> [String]
    ) {
        if attribute.arguments.isEmpty { return }
        let known = known()
        let unknown = attribute.arguments.filter { !known.contains($0.label ?? "") }
        if unknown.isEmpty { return }
        let list = known.isEmpty ? "no arguments" : known.map { "'\($0)'" }.joined(separator: ", ")
        let left = known.filter { attribute.argument($0) == nil }
        for argument in unknown {
            report(
                .invalidArgument, "\(macro) has no argument '\(argument.label ?? argument.value)'",
                about: [macro, argument.label ?? argument.value],
                at: argument.labelRange ?? argument.range,
                help: "it takes \(list)",
                fixIt: argument.respelling(as: left))
        }
    }
}

extension Attribute {
    fileprivate func without(_ labels: [String]) -> Attribute {
        guard arguments.contains(where: { labels.contains($0.label ?? "") }) else { return self }
        var rest = self
        rest.arguments.removeAll { labels.contains($0.label ?? "") }
        return rest
    }
}
