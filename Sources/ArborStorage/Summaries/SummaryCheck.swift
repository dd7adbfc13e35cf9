import ArborModel

/// Checks that every string of a summary that may reach generated Swift is valid in its role.
///
/// A summary's checksum detects damage and is no secret, so anyone can make one. These are the strings that the plans
/// and the emitter write, and where each is checked:
///
/// - names of modules, in `import` and `canImport`: `isSound(module)`, `isSound(imported)`
/// - kinds, attributes and access levels of imports: `isSound(imported)`
/// - names of types, extensions, aliases, functions, arguments, values and classes: `isSound(provider)` and
///   `isSound(construction)`
/// - types: `isSound(type)`, by their structure
/// - conditions of `#if`: `isSound(conditions)`
/// - `@available` attributes and names of global actors: `isSound(particulars)`, `isSound(isolation)`
/// - targets of type aliases: `isSound(outline)`
///
/// No default value and no other expression is in a summary, except in one for wiring its own module. A location names the file that it is in: a report shows the
/// lines of locations.
enum SummaryCheck {
    /// - Parameter form: The form of the summary. That of a root may also have its own module's text.
    static func isSound(_ file: FileSummary, in form: SummaryForm) -> Bool {
        isSound(form.contains(.ofRoot) ? file.shared : file)
    }

    private static func isSound(_ file: FileSummary) -> Bool {
        file.imports.allSatisfy(isSound)
            && file.providers.allSatisfy { isSound($0) && $0.location.path == file.path }
            && file.nestedNames.allSatisfy(SummaryWords.isTypeText)
            && file.globalActors.allSatisfy(SummaryWords.isTypeText)
            && file.configurations.allSatisfy { isSound($0) && $0.location.path == file.path }
            && isSound(file.outline) && file.lostNames == nil && file.doubles.isEmpty
    }

    /// A target is only shown.
    static func isSound(_ origin: ModuleOrigin) -> Bool {
        (origin.module.isEmpty || isSound(module: origin.module))
            && origin.dependencies.allSatisfy(SummaryWords.isName)
    }

    static func isSound(module: String?) -> Bool { module.map(SummaryWords.isName) ?? true }

    /// Other modules' configurations have no effect, and their folders are read by nobody.
    private static func isSound(_ configuration: SourceConfiguration) -> Bool {
        configuration.importedModules.allSatisfy(SummaryWords.isQualifiedName)
    }

    private static func isSound(_ imported: ImportDeclaration) -> Bool {
        isImportPath(imported.path) && (imported.kind.map(importKinds.contains) ?? true)
            && imported.attributes.allSatisfy(isImportAttribute) && isSound(conditions: imported.conditions)
    }

    private static let importKinds = [
        "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
    ]

    private static func isImportAttribute(_ text: String) -> Bool {
        let name = text.prefix { $0 != "(" }
        let arguments = text.dropFirst(name.utf8.count)
        return ImportDeclaration.mayHave(text)
            && (arguments.isEmpty || SummaryWords.isArguments(String(arguments)))
    }

    /// An import may end with an operator: `import func A.+`.
    private static func isImportPath(_ path: String) -> Bool {
        if SummaryWords.isQualifiedName(path) { return true }
        let name = path.prefix { $0 != "." }
        let sign = path.dropFirst(name.utf8.count + 1)
        return SummaryWords.isName(String(name)) && !sign.isEmpty && !beginsComment(sign)
            && sign.utf8.allSatisfy { "/=-+!*%<>&|^~?.".utf8.contains($0) }
    }

    /// Compares bytes, because a search for a text would link the standard library's regular expressions.
    private static func beginsComment(_ sign: Substring) -> Bool {
        zip(sign.utf8, sign.utf8.dropFirst()).contains { first, second in
            first == UInt8(ascii: "/") && (second == first || second == UInt8(ascii: "*"))
        }
    }

    private static func isSound(conditions: [String]) -> Bool {
        conditions.allSatisfy(SummaryWords.isCondition)
    }

    /// An outline is read line by line. Only the target of an alias is more than a name that is compared.
    static func isSound(_ outline: FileOutline) -> Bool {
        guard outline.text.utf8.contains(FileOutline.Kind.aliased.rawValue) else { return true }
        return outline.entries.allSatisfy { entry in
            guard entry.kind == .aliased else { return true }
            let parts = entry.name.split(separator: "=", maxSplits: 1)
            return parts.count == 2 && parts.allSatisfy { SummaryWords.isTypeText(String($0)) }
        }
    }
}

extension SummaryCheck {
    private static func isSound(_ provider: ProviderDeclaration) -> Bool {
        isSound(provider.type) && SummaryWords.isTypeText(provider.name)
            && provider.additionalTypes.allSatisfy { isSound($0.type) }
            && provider.dependencies.allSatisfy {
                isLabel($0.label, in: provider.construction) && isSound($0)
            }
            && isSound(provider.construction)
            && isSound(conditions: provider.conditions)
            && isSound(provider.concurrency.type) && isSound(provider.concurrency.construction)
            && (!provider.hasParticulars || isSound(provider.particulars))
    }

    private static func isSound(_ particulars: ProviderDeclaration.Particulars) -> Bool {
        particulars.branches.allSatisfy { isSound(conditions: $0.conditions) && isSound($0.arguments) }
            && particulars.genericParameters.allSatisfy(SummaryWords.isName)
            && particulars.availability.allSatisfy {
                $0.hasPrefix("@available(") && SummaryWords.isAttribute($0)
            }
            && particulars.memberNames.allSatisfy(SummaryWords.isName)
            && particulars.sent.allSatisfy(SummaryWords.isName)
            && (particulars.functionOwner.map(isSound) ?? true)
            && particulars.includes.allSatisfy { isSound($0.type) }
            && (particulars.mocks.map(isSound) ?? true)
            // A module with faults has no summary. Gaps would hide faults of other modules.
            && particulars.gaps == ProviderDeclaration.Gaps()
    }

    /// Attributes and default values are the text of another module, and in no summary.
    private static func isSound(_ mocks: MockTraits) -> Bool {
        mocks.attributes.isEmpty && mocks.defaults.values.allSatisfy(\.isEmpty) && isSound(mocks.options)
            && mocks.functions.allSatisfy { function in
                SummaryWords.isName(function.name) && isSound(function.arguments)
                    && function.defaults.values.allSatisfy(\.isEmpty) && isSound(function.options)
                    && isSound(function.returns) && isSound(function.isolation)
                    && function.sent.allSatisfy(SummaryWords.isName)
                    && isSound(conditions: function.conditions)
            }
    }

    private static func isSound(_ options: [OptionalParameter]) -> Bool {
        options.allSatisfy {
            SummaryWords.isName($0.label) && SummaryWords.isName($0.name) && isSound($0.type)
                && $0.value.isEmpty
        }
    }

    private static func isSound(_ isolation: WrittenConcurrency.Isolation) -> Bool {
        if case .attribute(let actor) = isolation { SummaryWords.isTypeText(actor) } else { true }
    }

    private static func isSound(_ construction: ProviderDeclaration.Construction) -> Bool {
        switch construction {
        case .initializer(let arguments): isSound(arguments)
        case .function(let name, let arguments): SummaryWords.isName(name) && isSound(arguments)
        case .implementation(let implementation):
            SummaryWords.isName(implementation.name)
                && ["", "public", "package", "internal", "open", "fileprivate", "private"].contains(
                    implementation.access)
                && isSound(implementation.parameters)
                && implementation.entryPoints.allSatisfy { SummaryWords.isName($0.function) }
        case .list: true
        }
    }

    /// Returns whether a text is the label of a dependency: a name, or that of an entry point's function with `()`, and
    /// with its result where several functions have the name. In a list of providers it is a type.
    private static func isLabel(_ text: String, in construction: ProviderDeclaration.Construction) -> Bool {
        if SummaryWords.isName(text) { return true }
        if case .list = construction { return SummaryWords.isTypeText(text) }
        guard case .implementation(let implementation) = construction else { return false }
        return implementation.entryPoints.contains { entryPoint in
            guard entryPoint.dependency == text, text.hasPrefix(entryPoint.function + "()") else {
                return false
            }
            let result = text.dropFirst(entryPoint.function.count + 2)
            return result.isEmpty
                || result.hasPrefix(" -> ") && SummaryWords.isTypeText(String(result.dropFirst(4)))
        }
    }

    private static func isSound(_ arguments: [Argument]) -> Bool {
        arguments.allSatisfy {
            SummaryWords.isName($0.dependency) && ($0.label.map(SummaryWords.isName) ?? true)
        }
    }

    private static func isSound(_ dependency: Dependency) -> Bool {
        guard isSound(dependency.type) else { return false }
        switch dependency.source {
        case .instantiated(let instantiation): return instantiation.product.map { isSound($0.type) } ?? true
        case .alias(_, let type, _, _): return isSound(type.type)
        case .forwarded, .received: return true
        }
    }

    /// The depth of a type is limited by the decoder.
    private static func isSound(_ type: TypeExpression) -> Bool {
        switch type {
        case .named(let name, let arguments): isTypeName(name) && arguments.allSatisfy(isSound)
        case .member(let parent, let name, let arguments):
            isSound(parent) && SummaryWords.isQualifiedName(name) && arguments.allSatisfy(isSound)
        case .composition(let members): members.allSatisfy(isSound)
        case .optional(let base), .implicitlyUnwrapped(let base), .array(let base): isSound(base)
        case .prefixed(let word, let base):
            ["any", "some", "each", "repeat", "~"].contains(word) && isSound(base)
        case .attributed(let words, let base): words.allSatisfy(SummaryWords.isAttribute) && isSound(base)
        case .dictionary(let key, let value): isSound(key) && isSound(value)
        case .tuple(let elements): elements.allSatisfy(isSound)
        case .function(let parameters, let effects, let returns):
            parameters.allSatisfy(isSound) && effects.allSatisfy(SummaryWords.isAttribute) && isSound(returns)
        case .unknown(let text): text.isEmpty || SummaryWords.isTypeText(text)
        }
    }

    /// A generic argument may be a number: `-1`.
    private static func isTypeName(_ name: String) -> Bool {
        SummaryWords.isQualifiedName(name) || SummaryWords.isNumber(name)
    }

    private static func isSound(_ element: TypeExpression.Element) -> Bool {
        (element.label.map(SummaryWords.isName) ?? true) && isSound(element.type)
    }
}
