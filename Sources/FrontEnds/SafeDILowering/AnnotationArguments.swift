import ArborLowering
import ArborModel
import ArborSyntax

/// The arguments of `@Instantiable` that the graph needs.
struct InstantiableArguments {
    var isRoot = false
    var additionalTypes: [TypeReference] = []
    /// True if a protocol gets a double for tests.
    var hasDouble = false
    var mocks = MockArguments()

    /// The arguments about mocks.
    struct MockArguments {
        /// True if the declaration makes the type for tests only.
        var isOnly = false
        /// True if a function is generated that makes the type for tests.
        var isGenerated = false
        /// True if a function is generated that makes the type for tests as production does.
        var hasTest = false
        /// The attributes of the generated function, as written.
        var attributes = ""
        /// The name of the function, written by hand, that makes the type for tests; `nil` for `mock`.
        var name: String?
    }
}

extension DeclarationLowering {
    mutating func instantiableArguments(of attribute: Attribute) -> InstantiableArguments {
        var arguments = InstantiableArguments()
        for argument in attribute.arguments {
            switch argument.label {
            // A root whose annotation is faulty is one, or else most of the program would lack its root.
            case "isRoot": arguments.isRoot = boolean(argument) || argument.value != "false"
            case "conformsElsewhere": _ = boolean(argument)
            case "fulfillingAdditionalTypes": arguments.additionalTypes = types(argument)
            case "mockOnly":
                arguments.mocks.isOnly = boolean(argument)
            case "generateMock": arguments.mocks.isGenerated = boolean(argument)
            case "generateTest": arguments.mocks.hasTest = boolean(argument)
            // A protocol whose annotation is faulty asks for a double, or else it would be reported as no type.
            case "generateDouble": arguments.hasDouble = boolean(argument) || argument.value != "false"
            case "mockAttributes": arguments.mocks.attributes = attributes(argument) ?? ""
            case "customMockName" where argument.value != "nil": arguments.mocks.name = name(argument)
            default: break
            }
        }
        let known = Self.instantiableArguments
        reportUnknown(in: attribute, of: "@Instantiable", known: known)
        // A misspelt argument has its effect too, so that nobody else is blamed.
        for argument in attribute.arguments where !known.contains(argument.label ?? "") {
            if argument.label == nil, argument.value == "isRoot" { arguments.isRoot = true }
            if argument.label == nil, argument.value == "generateDouble" { arguments.hasDouble = true }
            let right = argument.respelling(as: ["isRoot", "fulfillingAdditionalTypes", "generateDouble"])
            switch right?.edits.first?.replacement {
            case "isRoot"? where argument.value == "true": arguments.isRoot = true
            case "generateDouble"? where argument.value == "true": arguments.hasDouble = true
            case "fulfillingAdditionalTypes"?: arguments.additionalTypes += types(argument)
            default: break
            }
        }
        return arguments
    }

    /// The attributes in a string literal. They are written as they are in front of a function.
    private mutating func attributes(_ argument: AttributeArgument) -> String? {
        guard let text = string(argument) else { return nil }
        guard let first = text.utf8.first(where: { $0 != UInt8(ascii: " ") }), first != UInt8(ascii: "@")
        else {
            return text
        }
        report(
            .invalidArgument, "'\(argument.label ?? "")' expects attributes, found '\(text)'",
            about: argument.names, at: argument.range,
            help: text.isIdentifier ? "write '\"@\(text)\"'" : "begin each one with '@'",
            fixIt: text.isIdentifier ? .replacing(argument.range, by: "\"@\(text)\"") : nil)
        return nil
    }

    /// The name of a function in a string literal.
    private mutating func name(_ argument: AttributeArgument) -> String? {
        guard let name = string(argument) else { return nil }
        if name.isIdentifier { return name }
        report(
            .invalidArgument, "'\(argument.label ?? "")' expects the name of a function, found '\(name)'",
            about: argument.names, at: argument.range, help: "write the name without parentheses")
        return nil
    }

    static let instantiableArguments = [
        "isRoot", "fulfillingAdditionalTypes", "conformsElsewhere", "mockOnly", "mockAttributes",
        "generateMock", "customMockName", "generateTest", "generateDouble",
    ]

    mutating func boolean(_ argument: AttributeArgument?) -> Bool {
        guard let argument else { return false }
        if argument.value != "true" && argument.value != "false" {
            report(
                .invalidArgument,
                "'\(argument.label ?? "")' expects the literal 'true' or 'false', found '\(argument.value)'",
                about: argument.names, at: argument.range,
                help: argument.meantBoolean == nil ? "write 'true' or 'false'" : nil,
                fixIt: argument.meantBoolean.map { .replacing(argument.range, by: $0) })
        }
        return (argument.meantBoolean ?? argument.value) == "true"
    }

    /// The types of an array literal such as `[A.self, B.self]`.
    private mutating func types(_ argument: AttributeArgument) -> [TypeReference] {
        guard let elements = argument.elements else {
            report(
                .invalidArgument,
                "'fulfillingAdditionalTypes' expects an array literal, found '\(argument.value)'",
                about: argument.names, at: argument.range,
                help: meant(by: argument.value, in: argument).map { "write '[\($0.type).self]'" }
                    ?? "replace '\(argument.value)' with the types themselves, in brackets and each with '.self'; Arbor "
                    + "doesn't evaluate expressions",
                fixIt: meant(by: argument.value, in: argument).map {
                    .replacing(argument.range, by: "[\($0.type).self]")
                })
            return [meant(by: argument.value, in: argument)].compactMap(\.self)
        }
        return elements.compactMap { additionalType(of: $0, in: argument) }
    }

    /// A received type is looked up without its `?`, so an optional additional type would never be found.
    private mutating func additionalType(of text: String, in argument: AttributeArgument) -> TypeReference? {
        guard let reference = type(of: text, in: argument) else { return meant(by: text, in: argument) }
        guard reference.type.isOptional else { return reference }
        report(
            .invalidArgument, "'fulfillingAdditionalTypes' can't contain the optional type '\(text)'",
            about: argument.names + [text], at: argument.range, help: "write the type without '?'")
        return TypeReference(type: reference.type.bare, range: argument.range)
    }

    /// The type that a faulty element probably means. The declaration provides it, so that nobody who needs it is blamed.
    private func meant(by text: String, in argument: AttributeArgument) -> TypeReference? {
        let name = text.filter { $0 != "\"" }
        let type = TypeExpression(parsing: name.hasSuffix(".self") ? String(name.dropLast(5)) : name).bare
        guard type.isNominal, type.lastName?.first?.isUppercase == true else { return nil }
        return TypeReference(type: type, range: argument.range)
    }

    mutating func type(of text: String, in argument: AttributeArgument) -> TypeReference? {
        let type = TypeExpression(parsing: text)
        guard text.hasSuffix(".self"), !type.isUnknown else {
            report(
                .invalidArgument, "'\(argument.label ?? "")' expects 'Type.self', found '\(text)'",
                about: argument.names + [text], at: argument.range,
                help: meant(by: text, in: argument).map { "write '\($0.type).self'" },
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
            "'\(argument.label ?? "")' expects a string literal, found '\(argument.value)'",
            about: argument.names + [argument.value], at: argument.range,
            help: argument.meantName.map { name in
                "write '\"\(name)\"'"
                    + (argument.value.utf8.contains { $0 > 0x7F } ? " with straight quotes" : "")
            }
                ?? "write the name itself in double quotes"
                + (argument.value.split(separator: "\\").dropFirst().contains { $0.hasPrefix("(") }
                    ? ", without '\\(…)'" : ""),
            fixIt: argument.meantName.map { .replacing(argument.range, by: "\"\($0)\"") })
        return nil
    }

    @discardableResult
    mutating func reportUnknown(
        in attribute: Attribute, of macro: String, known: @autoclosure () -> [String]
    ) -> Bool {
        if attribute.arguments.isEmpty { return false }
        let known = known()
        let unknown = attribute.arguments.filter { !known.contains($0.label ?? "") }
        if unknown.isEmpty { return false }
        if let other = mixedUp(attribute, macro) {
            reportMixup(attribute, unknown[0], of: macro, with: other)
            return true
        }
        let list = known.isEmpty ? "no arguments" : known.map { "'\($0)'" }.joined(separator: ", ")
        let left = known.filter { attribute.argument($0) == nil }
        for argument in unknown {
            if argument.label == nil, left.contains(argument.value) {
                reportValueless(argument, of: macro)
                continue
            }
            let fixIt = argument.respelling(as: left)
            report(
                .invalidArgument, "\(macro) has no argument '\(argument.label ?? argument.value)'",
                about: [macro, argument.label ?? argument.value],
                at: argument.labelRange ?? argument.range,
                help: fixIt?.message
                    ?? AnnotationMixup.owners(of: argument.label ?? "").first.map {
                        "remove it: only @\($0) takes it"
                    } ?? "it takes \(list)", fixIt: fixIt)
        }
        return true
    }
}

extension DeclarationLowering {
    /// Reports the label of an argument alone: `@Instantiable(isRoot)`.
    private mutating func reportValueless(_ argument: AttributeArgument, of macro: String) {
        let name = argument.value
        let isFlag = Self.flags.contains(name)
        let whole = "\(name): \(isFlag ? "true" : Self.examples[name] ?? "…")"
        report(
            .invalidArgument, "'\(name)' of \(macro) has no value", about: [macro, name], at: argument.range,
            help: isFlag ? "write '\(whole)'" : "write a value, as in '\(whole)'",
            fixIt: isFlag ? .replacing(argument.range, by: whole) : nil)
    }

    private static let examples = [
        "fulfillingAdditionalTypes": "[SomeProtocol.self]", "mockAttributes": "\"@MainActor\"",
        "customMockName": "\"preview\"", "fulfilledByType": "\"SomeType\"", "ofType": "SomeType.self",
        "fulfilledByDependencyNamed": "\"name\"",
    ]

    private static let flags: Set<String> = [
        "isRoot", "conformsElsewhere", "mockOnly", "generateMock", "generateTest", "generateDouble",
        "onlyIfAvailable", "erasedToConcreteExistential",
    ]

    /// The other annotation of a property that takes all arguments of this one; `nil` if no other is meant.
    private func mixedUp(_ attribute: Attribute, _ macro: String) -> String? {
        if !["@Instantiated", "@Received", "@Forwarded"].contains(macro) { return nil }
        return ["Received", "Instantiated"].first {
            "@" + $0 != macro && AnnotationMixup.takes($0, argumentsOf: attribute)
        }
    }

    private mutating func reportMixup(
        _ attribute: Attribute, _ argument: AttributeArgument, of macro: String, with other: String
    ) {
        // Either the annotation or the argument may be wrong.
        var fixIt = attribute.replaced(by: other)
        fixIt.isCertain = false
        report(
            .invalidArgument, "\(macro) has no argument '\(argument.label ?? argument.value)'",
            about: [macro, argument.label ?? argument.value], at: argument.labelRange ?? argument.range,
            help: "write '@\(other)', which takes it, instead of '\(macro)'; or remove the argument",
            fixIt: fixIt)
    }
}

extension AttributeArgument {
    /// The value without quotation marks of any kind and without `.self`.
    private var unquoted: String {
        let plain = value.filter { !"\"'“”‘’«»„`".contains($0) }
        return plain.hasSuffix(".self") ? String(plain.dropLast(5)) : plain
    }

    /// The Boolean literal that the value misspells, as `"true"` does; `nil` for any other value.
    var meantBoolean: String? {
        ["true", "false"].first {
            $0 == unquoted || value.allSatisfy(\.isLetter) && editDistance(value, $0, atMost: 1) != nil
        }
    }

    /// The name that is meant by another spelling than a string literal; `nil` if the value may be anything else.
    var meantName: String? {
        let isQuoted = value.hasSuffix(".self") || "'“‘«„".contains(value.first ?? "a")
        return isQuoted && TypeExpression(parsing: unquoted).isNominal ? unquoted : nil
    }
}
