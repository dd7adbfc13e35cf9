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
            case "additionalMocksToGenerate": reportIgnored(argument, unless: ["[]"])
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

    /// The strings of an array literal such as `["A", "B"]`.
    private mutating func strings(_ argument: AttributeArgument) -> [String] {
        guard argument.value.hasPrefix("["), argument.value.hasSuffix("]") else {
            report(
                .invalidArgument,
                "'\(argument.label ?? "")' expects an array literal, found '\(argument.value)'",
                about: argument.names, at: argument.range, help: "write the strings here: [\"…\", \"…\"]")
            return []
        }
        return argument.value.dropFirst().dropLast().topLevelElements.compactMap { element in
            var argument = argument
            argument.value = element
            return string(argument)
        }
    }

    /// Reports an argument for SafeDI 2.0's mocks as ignored. Arbor accepts such arguments so that sources
    /// compile unchanged.
    ///
    /// - Parameters:
    ///   - values: Values that have no effect in SafeDI either.
    ///   - effect: What Arbor does instead, for the message.
    mutating func reportIgnored(
        _ argument: AttributeArgument, unless values: [String] = [], but effect: String? = nil
    ) {
        if values.contains(argument.value) { return }
        report(
            .ignoredArgument,
            "Arbor generates no mocks, so it \(effect ?? "ignores '\(argument.label ?? "")'")",
            about: argument.names, at: argument.labelRange ?? argument.range)
    }
}
