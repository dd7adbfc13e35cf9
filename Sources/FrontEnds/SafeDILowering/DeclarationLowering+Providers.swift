import ArborLowering
import ArborModel
import ArborSyntax

extension DeclarationLowering {
    /// The providers of an annotated type. After a fault, one is returned all the same, so that nobody who needs the type is
    /// blamed.
    mutating func loweredProviders(
        of type: TypeDeclaration, annotatedBy attribute: Attribute
    ) -> [ProviderDeclaration] {
        if !file.conditionalAttributes.isEmpty { reportConditionalIsolation(of: type) }
        var arguments = arguments(of: attribute, at: type)
        enterScope(of: type)
        resolve(&arguments.additionalTypes, outside: type)
        if type.kind != .extension { leaveItselfOut(of: &arguments.additionalTypes, type) }
        guard let kind = ProviderDeclaration.Kind(instantiable: type.kind) else {
            return unsupported(type, annotatedBy: attribute, arguments)
        }
        let before = diagnostics.count
        // A declaration for tests needs neither an initializer nor a conformance.
        let providers =
            arguments.mocks.isOnly
            ? mockOnly(type, kind: kind, arguments: arguments)
            : type.kind == .extension
                ? extended(type, arguments: arguments)
                : [declared(type, kind: kind, arguments: arguments)]
        // Its functions for tests take what the initializer takes, so they have the same fault.
        let isMade = !diagnostics[before...].contains { $0.id == .noInitializer }
        checkMocks(of: type, annotatedBy: attribute, arguments, for: providers, isMade: isMade)
        return providers
    }

    private mutating func arguments(
        of attribute: Attribute, at type: TypeDeclaration
    ) -> InstantiableArguments {
        let before = diagnostics.count
        let arguments = instantiableArguments(of: attribute)
        if diagnostics.count > before {
            // A supertype may be an argument that can't be read.
            for supertype in type.inherits {
                TypeExpression(parsing: supertype).forEachName { gaps.lostTypes.append($0) }
            }
        }
        return arguments
    }

    /// Sets where the names that a type's members write are looked up.
    private mutating func enterScope(of type: TypeDeclaration) {
        let enclosing = type.kind == .extension ? [] : enclosing(type)
        let known = enclosing.contains { $0.kind == .extension } ? declaredIndices : [:]
        scope = TypeScope(of: type, in: enclosing) { extended in
            known[extended]?.first.map { file.types[$0] }
        }
        outermostLength = enclosing.first?.ownNameLength ?? type.ownNameLength
    }

    /// Resolves types where the declaration stands, outside the type itself.
    private func resolve(_ types: inout [TypeReference], outside type: TypeDeclaration) {
        guard let dot = type.name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return }
        for index in types.indices {
            types[index].type = resolve(types[index].type, inside: String(type.name[..<dot]))
        }
    }

    /// The compiler can't resolve a type that its own annotation names.
    private mutating func leaveItselfOut(of types: inout [TypeReference], _ type: TypeDeclaration) {
        let own = TypeExpression(parsing: type.name)
        for reference in types where reference.type == own {
            report(
                .invalidArgument, "\(type.name) lists itself in 'fulfillingAdditionalTypes'",
                about: ["\(type.name).self"], at: reference.range,
                help: "remove '\(type.name).self': a type stands for itself anyway")
        }
        types.removeAll { $0.type == own }
    }

    /// A protocol may ask for a double. Any other annotation of what can't be made is a fault.
    private mutating func unsupported(
        _ type: TypeDeclaration, annotatedBy attribute: Attribute, _ arguments: InstantiableArguments
    ) -> [ProviderDeclaration] {
        if type.kind == .protocol && arguments.hasDouble {
            double(type, annotatedBy: attribute)
            return []
        }
        // Whoever provides it is not blamed for a second provider.
        gaps.isFaulty = true
        if type.kind == .protocol { askForImplementations(of: type, at: type.nameRange) }
        report(
            .unsupportedDeclaration,
            "'@Instantiable' can only be attached to a class, struct, actor or extension, but '\(type.name)' is "
                + "\(type.kind.article) \(type.kind.rawValue)",
            about: [], at: type.nameRange, help: helpForUnsupported(type))
        return [provider(of: type, kind: .struct, arguments: arguments)]
    }

    private func helpForUnsupported(_ type: TypeDeclaration) -> String {
        if type.kind == .protocol {
            return "remove '@Instantiable' here, and annotate the type that implements the protocol, with "
                + "'fulfillingAdditionalTypes: [\(type.name).self]'"
        }
        return "remove '@Instantiable' here, and annotate an extension of '\(type.name)' that declares "
            + "'public static func instantiate() -> \(type.name)'"
            + (type.conformsToInstantiable ? " with '@Instantiable(conformsElsewhere: true)'" : "")
    }

    private mutating func declared(
        _ type: TypeDeclaration, kind: ProviderDeclaration.Kind, arguments: InstantiableArguments
    ) -> ProviderDeclaration {
        reportPack(of: type)
        reportHidden(type)
        let before = diagnostics.count
        let dependencies = dependencies(of: type)
        // The initializer can be chosen only if all dependencies are known.
        let areAllSound = diagnostics.count == before
        let call = areAllSound ? initializerCall(of: type, for: dependencies) : nil
        if !areAllSound { reportInitializer(of: type, besideFaultsOf: dependencies) }
        var provider = provider(
            of: type, kind: kind, arguments: arguments, dependencies: dependencies,
            construction: .initializer(call?.arguments ?? []))
        if let call, !call.branches.isEmpty { provider.particulars.branches = call.branches }
        // A faulty initializer that can't be called has its isolation all the same.
        if let isolation = call?.isolation ?? type.isolationOfInitializers {
            provider.concurrency.construction = isolation
        }
        if let call, !call.sent.isEmpty { provider.particulars.sent = call.sent }
        noteAccess(of: type, calling: call?.callable, in: &provider)
        // If an initializer lacks a dependency, there is no call, and the fault is already reported.
        if provider.isRoot, let other = call?.otherwiseIsolated {
            reportConditionalIsolation(
                "the initializers of the root \(type.name) are isolated differently", about: ["init"],
                at: other.range)
        }
        if provider.isRoot, call != nil { complete(root: &provider, declared: type) }
        noteMembers(of: type, arguments.mocks, in: &provider)
        noteMocks(of: type, arguments.mocks, calling: call, in: &provider)
        return provider
    }

    private mutating func reportHidden(_ type: TypeDeclaration) {
        let around = enclosing(type)
        guard !file.areAllVisible, let access = type.hidden(in: around) else { return }
        let hiddenAround = around.filter { $0.hidden(in: []) != nil }
        // An annotated type has the same error.
        if hiddenAround.contains(where: \.isAnnotated) { return }
        report(
            .notPublic,
            "\(type.name) is \(access), so the generated code, which is in another file, can't make it",
            about: [access], at: type.nameRange,
            help: !hiddenAround.isEmpty
                ? "remove '\(access)' from the declaration around it"
                : type.isMeantForOtherModules
                    ? "declare it 'public'"
                    : "remove '\(access)'; declare it 'public' if another module makes it",
            fixIt: hiddenAround.isEmpty ? showing(type, inPlaceOf: access) : nil)
    }

    private func showing(_ type: TypeDeclaration, inPlaceOf access: String) -> Diagnostic.FixIt? {
        guard let layout else { return nil }
        if type.isMeantForOtherModules {
            return .init(
                "make it public",
                edits: Diagnostic.FixIt.Edit.making("public", layout.modifiers, at: layout.start))
        }
        return layout.modifiers.first { $0.text == access }.map {
            .removing([$0.range], "remove '\(access)'")
        }
    }

    func provider(
        of type: TypeDeclaration, kind: ProviderDeclaration.Kind, arguments: InstantiableArguments,
        dependencies: [Dependency] = [], construction: ProviderDeclaration.Construction = .initializer([])
    ) -> ProviderDeclaration {
        var provider = ProviderDeclaration(
            type: scope?.type ?? TypeExpression(parsing: type.name), name: type.name, depth: type.depth,
            kind: kind, isRoot: arguments.isRoot, additionalTypes: arguments.additionalTypes,
            dependencies: dependencies, construction: construction,
            conditions: broken.isInOpenCondition(type.range) ? [] : type.conditions,
            supertypes: type.inherits, concurrency: type.writtenConcurrency,
            location: location(type.nameRange), frontEnd: .safeDI)
        if let scope, !scope.parameters.isEmpty { provider.particulars.genericParameters = scope.parameters }
        if outermostLength != 1 { provider.particulars.outermostLength = outermostLength }
        if type.depth > 0, enclosing(type).contains(where: { $0.kind == .extension }) {
            provider.particulars.isInExtension = true
        }
        noteAvailability(of: type, in: &provider)
        return provider
    }

    /// Records the `@available` attributes, which an extension of the type in the generated code repeats.
    func noteAvailability(of type: TypeDeclaration, in provider: inout ProviderDeclaration) {
        let around = type.depth > 0 ? enclosing(type).flatMap(\.writtenAvailability) : []
        let attributes = around + type.writtenAvailability
        if !attributes.isEmpty { provider.particulars.availability = attributes }
    }

    /// Records the declarations that other modules don't see.
    mutating func noteAccess(
        of type: TypeDeclaration, calling callable: CallableDeclaration?,
        in provider: inout ProviderDeclaration
    ) {
        if file.areAllVisible || type.hidden(in: enclosing(type)) != nil { return }
        var parts = type.internalParts(calling: callable, around: enclosing(type))
        if let last = parts.indices.last, callable != nil, !names.isEmpty {
            let types = parts[last].exposed.map { resolve($0, inside: type.name) }
            let exposure = exposure(of: types, isForOtherModules: true, onlyNested: true)
            parts[last].hidden = exposure.hidden
            if exposure.namesAlias { parts[last].keyword = nil }
        }
        if !parts.isEmpty { provider.particulars.internalParts = parts }
    }
}

extension TypeDeclaration {
    /// The isolation that all initializers state. It is `nil` if there are none, or if they state different ones.
    fileprivate var isolationOfInitializers: WrittenConcurrency.Isolation? {
        let written = callables.filter { $0.name == "init" }.map(\.writtenIsolation)
        return written.allSatisfy { $0 == written[0] } ? written.first : nil
    }

    fileprivate var isAnnotated: Bool { attributes.contains { $0.isOfType } }

    /// True if a member is declared for other modules. In an internal type, that would be in vain.
    fileprivate var isMeantForOtherModules: Bool {
        (callables.map(\.modifiers) + properties.map(\.modifiers)).contains {
            $0.contains("public") || $0.contains("open")
        }
    }
}
