import ArborLowering
import ArborModel
import ArborSyntax

extension DeclarationLowering {
    /// Reports a function for tests that an annotation asks for and that the type doesn't have. The type may have it in
    /// another form.
    mutating func reportMissingMock(
        of type: TypeDeclaration, _ attribute: Attribute, _ mocks: InstantiableArguments.MockArguments,
        for providers: [ProviderDeclaration]
    ) {
        let name = mocks.name ?? "mock"
        let argument = attribute.argument(mocks.name == nil ? "mockOnly" : "customMockName")
        if let function = type.callables.first(where: { $0.name.plainName == name }) {
            return report(instanceMethod: function, of: type)
        }
        if let property = type.properties.first(where: { $0.label.plainName == name }) {
            return report(
                .missingMock,
                "'\(name)' of \(type.name) is a property, and the generated code calls a function",
                about: [name], at: property.range,
                help: "declare 'static func \(name)() -> \(type.name)' instead")
        }
        if mocks.isGenerated, let function = type.mockFunctions(named: nil).first {
            return report(
                .missingMock,
                "\(type.name) declares no 'static func \(name)', but 'mock', which the generated code declares too",
                about: [name], at: function.range,
                help: "rename 'mock' to '\(name)': the generated 'mock' calls it",
                fixIt: layout?.range(ofNameOf: function).map { .replacing($0, by: name) })
        }
        // The two arguments exclude each other, which is reported.
        if mocks.isGenerated, mocks.isOnly { return }
        if mocks.isGenerated, name == "mock", let argument {
            return report(
                .missingMock, "'customMockName' names 'mock', which the generated code declares",
                about: [name],
                at: argument.labelRange ?? argument.range,
                help:
                    "remove 'customMockName', or write the name of a function of \(type.name), which the generated 'mock' then calls"
            )
        }
        let signature = signature(ofMock: name, of: type, for: providers)
        let isWhole = type.kind == .extension || type.canBeMade(of: signature.labels)
        // A declaration for tests needs no conformance.
        let mayBeGenerated = mocks.name == nil && type.kind != .extension && type.conformsToInstantiable
        report(
            .missingMock, "\(type.name) declares no 'static func \(name)'", about: [name],
            at: argument?.labelRange ?? type.nameRange,
            help: "declare '\(signature.text)'"
                + (mocks.name == nil ? "" : "; if the function has another name, write that name here")
                + (mayBeGenerated
                    ? "; or write 'generateMock: true' instead, if production makes it too" : ""),
            fixIt: layout.flatMap {
                var fixIt = $0.declaring(
                    "\(signature.text) {\n    \(signature.body)\n}", message: "declare '\(signature.text)'")
                if mocks.name != nil || mayBeGenerated || !isWhole { fixIt?.isCertain = false }
                return fixIt.map { assumingPublic(signature.types, of: type, $0) }
            })
    }

    private mutating func report(instanceMethod function: CallableDeclaration, of type: TypeDeclaration) {
        report(
            .missingMock,
            "'\(function.name)' is not static, so the generated code can't call it without a \(type.name)",
            about: [function.name.plainName], at: function.range,
            help: "declare 'static func \(function.name)'",
            fixIt: .init(
                "add 'static'",
                edits: [.init(range: SourceRange(at: function.range.start), replacement: "static ")],
                isCertain: false))
    }

    /// The signature and the body of a function for tests that takes all dependencies.
    private mutating func signature(
        ofMock name: String, of type: TypeDeclaration, for providers: [ProviderDeclaration]
    ) -> (text: String, body: String, labels: Set<String>, types: [TypeExpression]) {
        let before = diagnostics.count
        let dependencies =
            type.kind == .extension ? [] : providers.first?.dependencies ?? self.dependencies(of: type)
        // They are reported already.
        diagnostics.removeSubrange(before...)
        let spellings = Spellings(of: type)
        let parameters = dependencies.map(spellings.parameter).joined(separator: ", ")
        let values = dependencies.map { "\(spellings.label($0)): \(spellings.label($0))" }
        let access = type.modifiers.contains("public") && type.kind == .extension ? "" : "public "
        return (
            "\(access)static func \(name)(\(parameters)) -> \(type.name)",
            type.kind == .extension
                ? "<#a \(type.name) for tests#>"
                : "\(type.name.lastComponent)(\(values.joined(separator: ", ")))",
            Set(dependencies.map(\.label)), dependencies.map(\.type)
        )
    }
}

extension TypeDeclaration {
    /// Returns whether an initializer may take just the values of these names.
    fileprivate func canBeMade(of labels: Set<String>) -> Bool {
        let initializers = callables.filter { $0.name == "init" }
        if !initializers.isEmpty {
            return initializers.contains { initializer in
                initializer.parameters.allSatisfy { $0.hasDefault || labels.contains($0.name.plainName) }
            }
        }
        let isMemberwise = kind == .struct
        return properties.allSatisfy { property in
            property.hasInitialValue || property.hasAccessors || property.modifiers.contains("static")
                || isMemberwise && labels.contains(property.label.plainName)
        }
    }
}
