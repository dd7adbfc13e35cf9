import ArborModel
import ArborSyntax

extension DeclarationLowering {
    /// One provider for each `instantiate` function. The result type is the provided type, and the parameters
    /// are its dependencies.
    mutating func extended(_ type: TypeDeclaration, arguments: InstantiableArguments) -> [ProviderDeclaration]
    {
        let functions = type.instantiateFunctions
        if functions.isEmpty {
            report(
                .noInstantiate, "the extension of \(type.name) declares no 'instantiate'", about: [],
                at: type.nameRange,
                help:
                    "declare 'public static func instantiate() -> \(type.name)', with a parameter for each dependency; if a "
                    + "function of another name makes it, rename that function",
                fixIt: layout.flatMap { declaringInstantiate(of: type, in: $0) })
            return [provider(of: type, kind: .extension, arguments: arguments)]
        }
        let mocks = mockFunctions(of: type, arguments, madeBy: functions.count)
        return functions.map { function in
            let faults = FunctionFault.all(in: function, of: type)
            gaps.isFaulty = gaps.isFaulty || !faults.isEmpty
            // The extended type may be the slip.
            if !faults.isEmpty, let made = TypeExpression(parsing: function.returns ?? "").bare.lastName {
                gaps.lostTypes.append(made)
            }
            report(faults, of: function, in: type)
            var provider = provider(from: function, of: type, arguments: arguments, isSound: faults.isEmpty)
            noteMocks(
                of: type, arguments.mocks, functions: mocks(provider.type), making: nil, in: &provider)
            return provider
        }
    }

    /// Reports all faults of a function as one, because one change of its head removes them.
    private mutating func report(
        _ faults: [FunctionFault], of function: CallableDeclaration, in type: TypeDeclaration
    ) {
        guard let first = faults.first else { return }
        if case .existential = first { askForImplementations(of: type, at: function.range) }
        let repairs = faults.compactMap { repairing($0, of: function, in: type) }
        report(
            .noInstantiate, "'instantiate' can't make \(type.name): \(faults.sentence)",
            about: [function.nameWithTypes, first.name], at: function.range,
            help: first.help(for: type, function),
            fixIt: repairs.count == faults.count ? repairs.joined : nil)
    }

    /// A protocol can't be annotated. The graph may know the types to make instead.
    mutating func askForImplementations(of type: TypeDeclaration, at range: SourceRange) {
        gaps.questions.append(
            .init(.implementations, label: "", type: TypeExpression(parsing: type.name), range: range))
    }

    private mutating func provider(
        from function: CallableDeclaration, of type: TypeDeclaration,
        arguments attribute: InstantiableArguments,
        isSound: Bool
    ) -> ProviderDeclaration {
        let returns = function.returns.map { !isSound || $0 == "Self" ? type.name : $0 } ?? type.name
        let dependencies = function.parameters.filter { !$0.isVariadic }.map { parameter in
            Dependency(
                label: parameter.name.plainName, type: resolve(parameter.type, inside: type.name),
                source: .received(ifAvailable: false), range: parameter.range,
                hasDefault: parameter.hasDefault)
        }
        var concurrency = type.writtenConcurrency
        concurrency.construction = function.writtenIsolation
        let arguments = self.arguments(
            of: function, for: dependencies, ParameterMatch(ofAll: function.parameters))
        var provider = ProviderDeclaration(
            type: resolve(returns, inside: type.name), name: type.name, depth: type.depth, kind: .extension,
            isRoot: attribute.isRoot, additionalTypes: attribute.additionalTypes, dependencies: dependencies,
            construction: .function(function.name, arguments),
            conditions: function.conditions, concurrency: concurrency, location: location(function.range),
            frontEnd: .safeDI)
        let sent = function.sent(among: arguments)
        if !sent.isEmpty { provider.particulars.sent = sent }
        if outermostLength != 1 { provider.particulars.outermostLength = outermostLength }
        noteAvailability(of: type, in: &provider)
        noteAccess(of: type, calling: function, in: &provider)
        return provider
    }

    /// Returns the functions that make a type for tests. A single type has them all; of several, each has those that
    /// return it or one of the additional types.
    private func mockFunctions(
        of type: TypeDeclaration, _ arguments: InstantiableArguments, madeBy count: Int
    ) -> (TypeExpression) -> [CallableDeclaration] {
        let functions = type.mockFunctions(named: arguments.mocks.name)
        if count == 1 || functions.isEmpty { return { _ in functions } }
        let byResult = Dictionary(grouping: functions) { resolvedResult(of: $0, in: type).normal }
        let additional = arguments.additionalTypes.flatMap { byResult[$0.type.normal] ?? [] }
        return { byResult[$0.normal, default: []] + additional }
    }

    /// The type that a function of another type returns.
    func resolvedResult(of function: CallableDeclaration, in type: TypeDeclaration) -> TypeExpression {
        let written = function.returns ?? "Void"
        return resolve(written == "Self" ? type.name : written, inside: type.name)
    }
}

extension TypeDeclaration {
    /// The `instantiate` functions that are available, or all if none is.
    var instantiateFunctions: [CallableDeclaration] {
        let functions = callables.filter { $0.name == "instantiate" }
        let callable = functions.filter { $0.attributes.isEmpty || Availability(of: $0.attributes) != .never }
        return callable.isEmpty ? functions : callable
    }
}

extension [FunctionFault] {
    /// The faults in one sentence: `it is async, throws and returns '[A]'`.
    fileprivate var sentence: String {
        let clauses = map { $0.sentence.dropFirst("it ".count) }
        guard let last = clauses.last, clauses.count > 1 else { return first?.sentence ?? "" }
        return "it " + clauses.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension [Diagnostic.FixIt] {
    /// One fix-it with the edits of all; `nil` if some of them overlap.
    fileprivate var joined: Diagnostic.FixIt? {
        let edits = flatMap(\.edits).sorted { $0.range.start < $1.range.start }
        let overlap = zip(edits, edits.dropFirst()).contains { $0.range.end.offset > $1.range.start.offset }
        if isEmpty || overlap { return nil }
        return Diagnostic.FixIt(
            map(\.message).joined(separator: " and "), edits: edits, isCertain: allSatisfy(\.isCertain),
            assuming: flatMap(\.assumptions))
    }
}
