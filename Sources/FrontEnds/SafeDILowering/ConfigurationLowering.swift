import ArborModel
import ArborSyntax

// `#SafeDIConfiguration`. Its arguments must be literals, because Arbor doesn't evaluate expressions.

extension DeclarationLowering {
    /// The configuration of each `#SafeDIConfiguration` in the file.
    mutating func configurations() -> [SourceConfiguration] {
        file.expansions.filter { Vocabulary.safeDI.isExpansion($0.name) }.map { configuration($0) }
    }

    private static let configurationMacro = "#" + Vocabulary.safeDI.expansions[0]

    private mutating func configuration(_ expansion: Attribute) -> SourceConfiguration {
        subject = Self.configurationMacro
        defer { subject = "" }
        var found = SourceConfiguration(location: location(expansion.range))
        for argument in expansion.arguments {
            switch argument.label {
            case "additionalImportedModules": found.importedModules = modules(argument)
            case "additionalDirectoriesToInclude": found.folders = strings(argument)
            case "additionalMocksToGenerate": found.mocks = types(named: argument)
            case "mockConditionalCompilation": found.mockCondition = condition(argument)
            default: break
            }
        }
        reportUnknown(
            in: expansion, of: Self.configurationMacro,
            known: [
                "additionalImportedModules", "additionalDirectoriesToInclude", "additionalMocksToGenerate",
                "mockConditionalCompilation",
            ])
        return found
    }

    /// The modules of a list. The generated code imports them, so a text that is no module's name goes no further.
    private mutating func modules(_ argument: AttributeArgument) -> [String] {
        strings(argument).filter { name in
            if name.isModuleName { return true }
            report(
                .invalidArgument, "expected the name of a module, found '\(name)'", about: [name],
                at: argument.range,
                help: "write the name that stands after 'import'")
            return false
        }
    }

    /// The names of types in a list.
    private mutating func types(named argument: AttributeArgument) -> [String] {
        strings(argument).filter { name in
            if TypeExpression(parsing: name).isNominal { return true }
            report(
                .invalidArgument, "expected the name of a type, found '\(name)'", about: [name],
                at: argument.range, help: "write the name alone, as in \"UserService\"")
            return false
        }
    }

    /// The condition of an `#if`; "" for the literal `nil`, and `nil` for a value that can't be used.
    private mutating func condition(_ argument: AttributeArgument) -> String? {
        if argument.value == "nil" { return "" }
        guard let text = argument.plainString, text.isCondition else {
            report(
                .invalidArgument,
                "'\(argument.label ?? "")' expects the condition of an '#if' as a string, or 'nil', found "
                    + "'\(argument.value)'", about: argument.names, at: argument.range,
                help: "write it like \"DEBUG\", or 'nil' for mocks in every build")
            return nil
        }
        return text
    }

    /// The strings of an array literal such as `["A", "B"]`.
    private mutating func strings(_ argument: AttributeArgument) -> [String] {
        guard argument.value.hasPrefix("["), argument.value.hasSuffix("]") else {
            report(
                .invalidArgument,
                "'\(argument.label ?? "")' expects an array literal, found '\(argument.value)'",
                about: argument.names, at: argument.range, help: "write the strings here: [\"…\", \"…\"]")
            return []
        }
        let elements = argument.value.dropFirst().dropLast().topLevelElements.map { argument.with($0) }
        guard let other = elements.first(where: { $0.plainString == nil }) else {
            return elements.compactMap(\.plainString)
        }
        // One fault for all, because a fix-it replaces the whole list.
        let names = elements.compactMap { $0.plainString ?? $0.meantName }
        let list = "[\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
        let isKnown = names.count == elements.count
        report(
            .invalidArgument,
            "'\(argument.label ?? "")' expects \(elements.count == 1 ? "a string literal" : "string literals"), found '\(other.value)'",
            about: argument.names + [other.value], at: argument.range,
            help: isKnown ? "write '\(list)'" : "write each name itself in double quotes",
            fixIt: isKnown ? .replacing(argument.range, by: list) : nil)
        return names
    }
}

extension AttributeArgument {
    fileprivate func with(_ value: String) -> AttributeArgument {
        var argument = self
        argument.value = value
        return argument
    }
}
