import ArborLowering
import ArborModel
import ArborSyntax

// The checks of what a declaration says about its mocks. SafeDI 2.0's macro has the same, except that it asks for `public`
// where anything but `private` will do.

extension DeclarationLowering {
    /// - Parameter isMade: False if the type's initializer is at fault. What its functions take isn't checked then.
    mutating func checkMocks(
        of type: TypeDeclaration, annotatedBy attribute: Attribute, _ arguments: InstantiableArguments,
        for providers: [ProviderDeclaration], isMade: Bool
    ) {
        let mocks = arguments.mocks
        checkContradictions(of: type, in: attribute, mocks)
        if arguments.hasDouble, let argument = attribute.argument("generateDouble") {
            report(
                .invalidDouble,
                "only a protocol has a double, and \(type.name) is \(type.kind.article) \(type.kind.rawValue)",
                about: ["generateDouble"], at: argument.labelRange ?? argument.range,
                help:
                    "remove 'generateDouble: true', or write it on the protocol that \(type.name) conforms to",
                fixIt: attribute.removing(argument))
        }
        let functions = type.mockFunctions(named: mocks.name)
        if functions.isEmpty, mocks.isOnly || mocks.name != nil {
            return reportMissingMock(of: type, attribute, mocks, for: providers)
        }
        if mocks.isGenerated, !mocks.isOnly {
            checkUsualName(in: type, attribute, mocks)
            checkPropertyOfUsualName(in: type)
        }
        if mocks.isGenerated, mocks.name == nil, !mocks.isOnly { return }
        if functions.isEmpty { return }
        let results = MockResults(of: providers, arguments)
        for function in unique(functions, in: type) {
            check(function, of: type, results, isMade: isMade)
        }
    }

    /// Finds arguments that exclude each other, or that have an effect only together.
    private mutating func checkContradictions(
        of type: TypeDeclaration, in attribute: Attribute, _ mocks: InstantiableArguments.MockArguments
    ) {
        // Without a function for tests, `mockOnly` is the likely slip.
        let lacksFunction = mocks.isOnly && type.mockFunctions(named: mocks.name).isEmpty
        for other in ["generateMock", "generateTest", "isRoot"] where mocks.isOnly {
            guard let argument = attribute.argument(other), argument.value == "true" else { continue }
            let only = attribute.argument("mockOnly").flatMap(attribute.removing)
            var fixIt = lacksFunction && other != "isRoot" ? only : attribute.removing(argument)
            fixIt?.isCertain = other == "isRoot" || !lacksFunction
            report(
                .conflictingMock,
                other == "isRoot"
                    ? "a type that is for tests only can't be a root"
                    : "a type that is for tests only has no tree, so nothing can be generated for it",
                about: [other],
                at: argument.labelRange ?? argument.range,
                help: lacksFunction && other != "isRoot"
                    ? "remove 'mockOnly: true'; if only tests make the type, remove '\(other): true' instead"
                    : "remove '\(other): true'",
                fixIt: fixIt)
        }
        guard let name = attribute.argument("customMockName"), mocks.name != nil, !mocks.isOnly,
            !mocks.isGenerated, attribute.hasOnlyKnownArguments
        else { return }
        report(
            .conflictingMock, "'customMockName' has no effect without 'generateMock: true'",
            about: ["customMockName"], at: name.labelRange ?? name.range,
            help: "add 'generateMock: true', or remove 'customMockName'",
            fixIt: .init("add 'generateMock: true'", edits: [attribute.writing("generateMock", "true")]))
    }

    /// The generated function is called `mock`, so no other may be.
    private mutating func checkUsualName(
        in type: TypeDeclaration, _ attribute: Attribute, _ mocks: InstantiableArguments.MockArguments
    ) {
        let isNamed = mocks.name != nil && mocks.name != "mock"
        for function in type.mockFunctions(named: nil) {
            report(
                .conflictingMock, "\(type.name) declares 'mock', and so does the generated code",
                about: ["mock"], at: function.range,
                help: isNamed
                    ? "remove it: '\(mocks.name ?? "")' makes the type for tests"
                    : "give it another name, and add 'customMockName' with that name: the generated 'mock' calls it",
                fixIt: isNamed ? removing(function) : mocks.name == nil ? renaming(function, attribute) : nil)
        }
    }

    /// A generated function without parameters would redeclare a property of its name.
    private mutating func checkPropertyOfUsualName(in type: TypeDeclaration) {
        let initializers = type.callables.filter { $0.name == "init" }
        guard !type.properties.contains(where: { $0.attributes.contains(where: \.isOfDependency) }),
            initializers.allSatisfy(\.parameters.isEmpty)
        else { return }
        let statics = type.properties.filter { property in
            property.modifiers.contains { $0 == "static" || $0 == "class" }
        }
        for property in statics where property.label.plainName == "mock" {
            report(
                .conflictingMock, "\(type.name) declares 'mock', and so does the generated code",
                about: ["mock"], at: property.range,
                help: "give it another name, or remove 'generateMock: true'")
        }
    }

    /// Returns the first function for each result. Others in the same `#if` are faults.
    private mutating func unique(_ functions: [CallableDeclaration], in type: TypeDeclaration)
        -> [CallableDeclaration]
    {
        var known: [TypeExpression: CallableDeclaration] = [:]
        return functions.filter { function in
            if function.conditions.count > type.conditions.count { return true }
            let isExtension = type.kind == .extension
            let key =
                isExtension
                ? resolvedResult(of: function, in: type).normal : TypeExpression(parsing: type.name)
            guard let first = known[key] else {
                known[key] = function
                return true
            }
            report(
                .conflictingMock, "\(type.name) already has a '\(function.name)' for tests",
                about: [function.nameWithTypes], at: function.range,
                help: "remove one of them, or give it another name",
                places: [Diagnostic.Note("the other one is here", at: location(first.range))],
                fixIt: removing(function))
            return false
        }
    }
}

// MARK: One function

extension DeclarationLowering {
    private mutating func check(
        _ function: CallableDeclaration, of type: TypeDeclaration, _ results: MockResults, isMade: Bool
    ) {
        let title = "'\(function.name)'"
        func about(_ word: String) -> [String] { [function.nameWithTypes, word] }
        if let access = function.hiddenAccess {
            report(
                .invalidMock, "\(title) is \(access), so the generated code can't call it",
                about: about(access), at: function.range, help: "make it public",
                fixIt: layout?[function].map {
                    let edits = Diagnostic.FixIt.Edit.making("public", $0.modifiers, at: $0.start)
                    return assumingPublic(
                        parameterTypes(of: function, in: type), of: type,
                        .init("make it 'public'", edits: edits))
                })
        }
        let faults = [
            (function.isAsync, "async", "is async"), (function.mayThrow, "throws", "throws"),
            (!function.generics.isEmpty || !function.requirements.isEmpty, "generic", "is generic"),
        ].filter(\.0)
        if !faults.isEmpty {
            report(
                .invalidMock,
                "\(title) \(faults.map(\.2).joined(separator: " and ")), so the generated code can't call it",
                about: [function.nameWithTypes] + faults.map(\.1), at: function.range,
                help: "declare it so that a plain call makes \(type.name)")
        }
        let result = resolvedResult(of: function, in: type)
        checkResult(result, of: function, in: type, results)
        if let provider = results.provider(of: result), isMade {
            checkParameters(of: function, in: type, for: provider)
        }
    }

    private mutating func checkResult(
        _ resolved: TypeExpression, of function: CallableDeclaration, in type: TypeDeclaration,
        _ results: MockResults
    ) {
        let isExtension = type.kind == .extension
        let written = function.returns ?? "Void"
        if written == "Self", !isExtension { return }
        let result = TypeExpression(parsing: written)
        let own = TypeExpression(parsing: type.name)
        if result.lastName == own.lastName, result.isNominal || own == result { return }
        if isExtension, results.additional.contains(resolved.bare) { return }
        if isExtension, result.isUnknown == false, FunctionFault.makes(type, function.returns) { return }
        report(
            .invalidMock, "'\(function.name)' returns '\(written)' instead of '\(type.name)'",
            about: [function.nameWithTypes, written], at: function.range,
            help: "let it return '\(type.name)'",
            fixIt: layout?[function].map { parts in
                var fixIt: Diagnostic.FixIt =
                    parts.returns.map { .replacing($0, by: type.name) }
                    ?? .inserting(" -> \(type.name)", at: function.parametersRange.end)
                // The body makes something else.
                fixIt.isCertain = parts.body == nil
                return fixIt
            })
    }

    private mutating func checkParameters(
        of function: CallableDeclaration, in type: TypeDeclaration, for provider: ProviderDeclaration
    ) {
        let match = ParameterMatch(of: function.parameters, with: LabelIndex(provider.dependencies))
        let missing = match.missing(of: provider.dependencies.count).map { provider.dependencies[$0] }
        let others = function.parameters.indices.filter {
            match[$0] == nil && !function.parameters[$0].hasDefault && !function.parameters[$0].isVariadic
        }
        if missing.count == 1, others.count == 1, !gaps.isFaulty,
            reportName(of: function.parameters[others[0]], in: function, of: type, otherThan: missing[0])
        {
            return
        }
        if !missing.isEmpty, !gaps.isFaulty {
            let titles = missing.map { "'\($0.label): \($0.type)'" }.joined(separator: ", ")
            report(
                .invalidMock, "'\(function.name)' doesn't take \(titles)",
                about: [function.nameWithTypes] + missing.map(\.label), at: function.range,
                help: "give it a parameter for each dependency; other parameters need default values",
                fixIt: rewriting(function, of: type, for: provider.dependencies, match))
        }
        let spellings = LabelIndex(type.properties)
        if type.kind != .extension, !gaps.isFaulty,
            let (parameter, property) = mismatched(
                in: function, of: type, for: provider.dependencies, match, spellings: spellings)
        {
            report(
                .invalidMock,
                "'\(function.name)' takes '\(parameter.name): \(parameter.type)', but the property has the type "
                    + "'\(property.type)'", about: [function.nameWithTypes, parameter.name],
                at: parameter.range,
                help: "write '\(parameter.name): \(property.type.parameterDescription)'")
        }
        if others.isEmpty, missing.isEmpty, let misread = match.misread(in: function.parameters) {
            let left = function.parameters[misread.left]
            report(
                .invalidMock, "'\(function.name)' \(function.clause(on: misread))",
                about: [function.nameWithTypes, left.name], at: left.range,
                help: "give '\(left.name)' another label")
        }
        for parameter in others.map({ function.parameters[$0] }) {
            report(
                .invalidMock,
                "'\(function.name)' takes '\(parameter.title)', which is no dependency of \(type.name)",
                about: [function.nameWithTypes, parameter.name], at: parameter.range,
                help: "give the parameter a default value",
                fixIt: .inserting(" = <#default#>", at: parameter.range.end))
        }
    }

    /// Reports a parameter that differs from a dependency in its name alone. Returns whether it does.
    private mutating func reportName(
        of parameter: ParameterDeclaration, in function: CallableDeclaration, of type: TypeDeclaration,
        otherThan dependency: Dependency
    ) -> Bool {
        guard resolve(parameter.type, inside: type.name).normal == dependency.type.normal else {
            return false
        }
        report(
            .invalidMock,
            "'\(function.name)' takes '\(parameter.title)', but the property is named '\(dependency.label)'",
            about: [function.nameWithTypes, parameter.name], at: parameter.range,
            help: "rename the parameter to '\(dependency.label)'")
        return true
    }

    /// The parameters in the order of the dependencies, and then the others.
    private func rewriting(
        _ function: CallableDeclaration, of type: TypeDeclaration, for dependencies: [Dependency],
        _ match: ParameterMatch
    ) -> Diagnostic.FixIt? {
        guard let layout else { return nil }
        let spellings = Spellings(of: type)
        let taken = dependencies.enumerated().map { index, dependency in
            match.parameter(taking: index).map { layout.text(function.parameters[$0].range) }
                ?? spellings.parameter(dependency)
        }
        let others = function.parameters.indices.filter { match[$0] == nil }.map {
            layout.text(function.parameters[$0].range)
        }
        return .replacing(function.parametersRange, by: "(\((taken + others).joined(separator: ", ")))")
    }
}

/// What the functions for tests of one declaration may return.
private struct MockResults {
    private var providers: [ProviderDeclaration]
    private var indices: [TypeExpression: Int] = [:]
    var additional: Set<TypeExpression>

    init(of providers: [ProviderDeclaration], _ arguments: InstantiableArguments) {
        self.providers = providers
        additional = Set(arguments.additionalTypes.map(\.type.bare))
        for (index, provider) in providers.enumerated() where provider.particulars.mocks != nil {
            indices[provider.type.normal] = indices[provider.type.normal] ?? index
        }
        for type in arguments.additionalTypes.map(\.type.normal) { indices[type] = indices[type] ?? 0 }
    }

    /// The provider that a function makes for tests.
    func provider(of result: TypeExpression) -> ProviderDeclaration? {
        let index = providers.count == 1 ? 0 : indices[result.normal]
        return index.map { providers[$0] }.flatMap { $0.particulars.mocks == nil ? nil : $0 }
    }
}

// MARK: Fix-its

extension DeclarationLowering {
    private func removing(_ function: CallableDeclaration) -> Diagnostic.FixIt? {
        guard let parts = layout?[function], let end = parts.body?.range.end, function.attributes.isEmpty
        else { return nil }
        var fixIt = Diagnostic.FixIt.removing(
            [SourceRange(start: parts.start, end: end)], "remove '\(function.name)'")
        // Its body would be lost.
        fixIt.isCertain = false
        return fixIt
    }

    private func renaming(_ function: CallableDeclaration, _ attribute: Attribute) -> Diagnostic.FixIt? {
        guard let layout, let name = layout.range(ofNameOf: function) else { return nil }
        return Diagnostic.FixIt(
            "rename it to 'customMock', and let the generated 'mock' call it",
            edits: [
                attribute.writing("customMockName", "\"customMock\""),
                .init(range: name, replacement: "customMock"),
            ])
    }
}

extension DeclarationLayout {
    /// The range of a function's name, which follows its keyword.
    func range(ofNameOf function: CallableDeclaration) -> SourceRange? {
        let after = function.range.start.moved(by: "func".utf8.count)
        let start = after.moved(by: spaces(after: after))
        let range = SourceRange(start: start, end: start.moved(by: function.name.utf8.count))
        return text(range) == function.name ? range : nil
    }
}

extension Attribute {
    /// False if a label is misspelt, which is reported. The argument that seems to be missing may be that one.
    fileprivate var hasOnlyKnownArguments: Bool {
        arguments.allSatisfy { $0.label.map(DeclarationLowering.instantiableArguments.contains) ?? false }
    }
}
