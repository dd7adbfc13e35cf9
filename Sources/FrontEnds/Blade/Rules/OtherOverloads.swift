import ArborModel

// Calls that would mean another initializer or function than the provider's. A parameter with a default value is left out
// if nothing provides it, and then the compiler may prefer an overload without that parameter.

extension ComponentGraph {
    /// The providers that this component's code can't call.
    var otherOverloads: [Diagnostic] {
        reached.flatMap { value in
            registration(value).providers.compactMap { provider in
                otherOverload(calledFor: provider, making: value)
            }
        }
    }

    private func otherOverload(calledFor provider: Place, making value: BindingNumber) -> Diagnostic? {
        let rivals = rivals(of: provider)
        if rivals.isEmpty, !program[provider].dependencies.contains(where: \.hasDefault) { return nil }
        let provided = Set((edges[value] ?? []).lazy.filter { $0.provider == provider }.map(\.parameter))
        return partsOfBuilds(of: provider, making: value).lazy.compactMap { part in
            otherOverload(
                among: rivals, calledFor: provider, passing: Set(part.targets.keys), of: provided)
        }.first
    }

    /// - Parameters:
    ///   - passed: The indices of the parameters that are passed.
    ///   - provided: The indices of those that are passed in some build.
    private func otherOverload(
        among rivals: [(CallRival, SourceLocation)], calledFor provider: Place, passing passed: Set<Int>,
        of provided: Set<Int>
    ) -> Diagnostic? {
        let dependencies = program[provider].dependencies
        let left = dependencies.indices.filter { !passed.contains($0) }
        // A value that is missing is reported.
        guard left.allSatisfy({ dependencies[$0].hasDefault }) else { return nil }
        if let fault = misread(of: provider, without: left, of: provided) { return fault }
        let types = Dictionary(
            passed.map { (dependencies[$0].label, dependencies[$0].type) },
            uniquingKeysWith: { one, _ in one })
        let arguments = program[provider].arguments.compactMap { argument in
            types[argument.dependency].map { (label: argument.label, type: $0) }
        }
        let result = program[provider].type.normal
        let isOwnModule = program.moduleNames[provider.file] == program.moduleNames[component.file]
        let rival = rivals.first { rival, _ in
            let isPreferred = rival.isAmbiguous && rival.isWider && left.isEmpty
            return !isPreferred && (isOwnModule || rival.isVisible) && rival.result.normal == result
                && rival.accepts(arguments)
        }
        return rival.map { rival, location in
            fault(of: provider, callOf: rival, at: location, without: left.map { dependencies[$0] })
        }
    }

    /// A parameter that is left out although a later argument has its label. The compiler would take that argument for it.
    private func misread(of provider: Place, without left: [Int], of provided: Set<Int>) -> Diagnostic? {
        let dependencies = program[provider].dependencies
        let left = Set(left.lazy.map { dependencies[$0].label })
        if left.isEmpty { return nil }
        var later: [String?: String] = [:]
        for argument in program[provider].arguments.reversed() {
            guard left.contains(argument.dependency) else {
                later[argument.label] = argument.dependency
                continue
            }
            guard let taken = later[argument.label],
                let index = dependencies.firstIndex(where: { $0.label == argument.dependency })
            else { continue }
            let dependency = dependencies[index]
            let providers = provided.contains(index) ? "only some builds provide" : "nothing provides"
            return Diagnostic(
                .invalidProvider,
                "\(title) can't call \(callTitle(of: provider)): without '\(dependency.label)', which \(providers), the call "
                    + "would pass '\(taken)' in its place, because both have one label",
                about: [title, program.title(of: provider), dependency.label],
                at: program.location(dependency.range, in: provider),
                help:
                    "give one of them another label, or provide \(title(of: BindingRequest(dependency).key))")
        }
        return nil
    }

    private func callTitle(of provider: Place) -> String {
        let title = program.title(of: provider)
        return program[provider].kind == .function ? title : "the initializer of \(title)"
    }

    /// The overloads in the provider's own file, and functions of the same module in others.
    private func rivals(of provider: Place) -> [(CallRival, SourceLocation)] {
        let declaration = program[provider]
        let near =
            !declaration.hasParticulars
            ? []
            : declaration.particulars.rivals.map {
                ($0, program.location($0.range, in: provider))
            }
        return near
            + program.overloads(of: provider).compactMap { place in
                CallRival(program[place], of: declaration).map { ($0, program[place].location) }
            }
    }

    private func fault(
        of provider: Place, callOf rival: CallRival, at location: SourceLocation, without left: [Dependency]
    ) -> Diagnostic {
        let isFunction = program[provider].kind == .function
        let labels = left.map { "'\($0.label)'" }.joined(separator: ", ")
        let call = left.isEmpty ? "the call" : "without \(labels), which nothing provides, the call"
        let meaning = rival.isAmbiguous ? "is ambiguous with" : "means"
        return Diagnostic(
            .invalidProvider,
            "\(title) can't call \(callTitle(of: provider)): \(call) \(meaning) '\(rival.title)'",
            about: [title, program.title(of: provider), rival.title], at: program[provider].location,
            places: [Diagnostic.Note("'\(rival.title)' is declared here", at: location)],
            help: (isFunction ? "rename one of the functions" : "give one of the initializers other labels")
                + (left.isEmpty
                    ? ""
                    : ", or provide "
                        + left.map { title(of: BindingRequest($0).key) }
                        .joined(separator: " and ")))
    }
}

extension CallRival {
    /// An annotated function of another file, whose supertypes aren't known; `nil` if the compiler prefers the provider.
    fileprivate init?(_ function: ProviderDeclaration, of provider: ProviderDeclaration) {
        guard case .function(let name, let arguments) = function.construction,
            arguments.count <= provider.arguments.count
        else { return nil }
        let taken = Dictionary(
            function.dependencies.map { ($0.label, $0) }, uniquingKeysWith: { first, _ in first })
        let parameters = arguments.compactMap { argument in
            taken[argument.dependency].map {
                Parameter(label: argument.label, type: $0.type, isOptional: $0.hasDefault)
            }
        }
        self.init(
            title: "\(name)(\(arguments.map { ($0.label ?? "_") + ":" }.joined())) -> \(function.type)",
            range: function.location.range ?? .start, parameters: parameters, result: function.type,
            isAmbiguous: arguments.count == provider.arguments.count,
            isVisible: function.particulars.internalParts.isEmpty)
    }
}
