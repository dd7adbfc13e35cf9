import ArborModel

extension InstantiableLowering {
    /// The arguments of the first initializer that takes all dependencies and asks for nothing else; `nil`, and a
    /// fault, where none does.
    mutating func initializerArguments(of type: TypeDeclaration, for dependencies: [Dependency])
        -> [Argument]?
    {
        let initializers = type.callables.filter { $0.name == "init" }
        let taken = LabelIndex(dependencies.lazy.map(\.label))
        let spellings = LabelIndex(type.properties.lazy.map(\.label))
        var firstObstacle: (initializer: CallableDeclaration, text: String)?
        var repairs: [InitializerRepair] = []
        for initializer in initializers {
            let mismatch = mismatch(
                in: initializer, of: type, for: dependencies, taken: taken, spellings: spellings)
            let text =
                obstacle(in: initializer, for: dependencies, taken: taken) ?? mismatch
                ?? accessObstacle(in: initializer)
            guard let text else { return arguments(of: initializer, taken: taken) }
            if firstObstacle == nil { firstObstacle = (initializer, text) }
            if mismatch == nil { repairs += repair(of: initializer, for: dependencies, taken: taken) }
        }
        if let best = repairs.min(by: InitializerRepair.isSmaller) {
            report(best, of: type)
            return nil
        }
        let signature = signature(of: dependencies)
        report(
            .noInitializer,
            firstObstacle.map { "\(type.name) can't be made: \($0.text)" }
                ?? "\(type.name) can't be made: it declares no initializer that takes its dependencies",
            at: firstObstacle?.initializer.range ?? type.nameRange,
            help: "declare '\(signature)'; further parameters need default values",
            fixIt: firstObstacle == nil || layout != nil
                ? declaring(signature, of: type, for: dependencies) : nil)
        return nil
    }

    /// The initializer in full, in front of the brace that closes the type.
    private func declaring(
        _ signature: String, of type: TypeDeclaration, for dependencies: [Dependency]
    ) -> Diagnostic.FixIt? {
        if let layout { return declaring(signature, of: type, for: dependencies, in: layout) }
        // A name that needs backticks is left to the author.
        let labels = Set(type.properties.map(\.label))
        guard type.range.end.column > 1, type.range.end.offset > type.range.start.offset,
            dependencies.allSatisfy({ labels.contains($0.label) })
        else { return nil }
        var brace = type.range.end
        brace.offset -= 1
        brace.column -= 1
        let indent = String(
            repeating: " ", count: (type.range.start.column > 1 ? Int(type.range.start.column) - 1 : 0))
        let assignments = dependencies.map { "\(indent)        self.\($0.label) = \($0.label)\n" }.joined()
        var fixIt = Diagnostic.FixIt.inserting(
            "\n\(indent)    \(signature) {\n\(assignments)\(indent)    }\n\(indent)", at: brace)
        fixIt.message = "declare '\(signature)', which keeps each in its property"
        return fixIt
    }

    private func signature(of dependencies: [Dependency]) -> String {
        let parameters = dependencies.map { dependency in
            "\(dependency.label): \(dependency.type.isFunction ? "@escaping " : "")\(dependency.type)"
        }
        return "public init(\(parameters.joined(separator: ", ")))"
    }

    private func arguments(of callable: CallableDeclaration, taken: LabelIndex) -> [Argument] {
        callable.parameters.compactMap { parameter in
            let name = parameter.name.plainName
            guard taken[name] != nil else { return nil }
            let mayEscape = parameter.type.utf8.contains(UInt8(ascii: "@"))
            return Argument(
                label: parameter.label == "_" ? nil : parameter.label.plainName, dependency: name,
                isEscaping: mayEscape && TypeExpression(parsing: parameter.type).isEscaping)
        }
    }

    /// Why an initializer can't be called with the dependencies; `nil` where it can.
    ///
    /// - Parameter taken: the places of the dependencies, by label.
    private func obstacle(
        in initializer: CallableDeclaration, for dependencies: [Dependency], taken: LabelIndex
    ) -> String? {
        if let access = initializer.modifiers.first(where: { $0 == "private" || $0 == "fileprivate" }) {
            return "its initializer is \(access)"
        }
        if initializer.isFailable { return "its initializer may fail" }
        if initializer.isAsync { return "its initializer is async" }
        if initializer.isThrowing { return "its initializer throws" }
        if !initializer.generics.isEmpty || !initializer.requirements.isEmpty {
            return "its initializer is generic"
        }
        if let parameter = initializer.parameters.first(where: {
            !$0.hasDefault && taken[$0.name.plainName] == nil
        }) {
            return "its initializer takes '\(parameter.name)', which is no annotated property"
        }
        let names = LabelIndex(initializer.parameters.lazy.map(\.name.plainName))
        if let left = dependencies.first(where: { names[$0.label] == nil }) {
            return "its initializer does not take '\(left.label): \(left.type)'"
        }
        return nil
    }

    /// What an initializer says of a parameter's type that its property does not.
    ///
    /// - Parameter spellings: the places of the type's properties, by label.
    private func mismatch(
        in initializer: CallableDeclaration, of type: TypeDeclaration, for dependencies: [Dependency],
        taken: LabelIndex, spellings: LabelIndex
    ) -> String? {
        for parameter in initializer.parameters {
            guard let property = taken[parameter.name.plainName].map({ dependencies[$0].type }) else {
                continue
            }
            // Nearly always the two are spelled alike.
            if let place = spellings[parameter.name], type.properties[place].type == parameter.type {
                continue
            }
            let written = resolve(parameter.type, inside: type.name)
            if written.normal != property.normal {
                return
                    "its initializer takes '\(parameter.name): \(parameter.type)', but the property is of type '\(property)'"
            }
        }
        return nil
    }
}

// MARK: Extensions

extension InstantiableLowering {
    /// One provider for each `instantiate`: its result type is what it makes, its parameters are what it takes.
    mutating func extended(_ type: TypeDeclaration, arguments: InstantiableArguments) -> [Instantiable] {
        let functions = type.callables.filter { $0.name == "instantiate" }
        if functions.isEmpty {
            report(
                .noInstantiate, "the extension of \(type.name) declares no 'instantiate'", at: type.nameRange,
                help:
                    "declare 'public static func instantiate() -> \(type.name)', with a parameter for each dependency",
                fixIt: layout.flatMap { declaringInstantiate(of: type, in: $0) })
            return [provider(of: type, kind: .extension, arguments: arguments)]
        }
        return functions.map { function in
            let faults = FunctionFault.all(in: function, of: type, asAlone: layout != nil)
            for fault in faults {
                report(
                    .noInstantiate, "'instantiate' can't make \(type.name): \(fault.sentence)",
                    at: function.range, help: "declare 'public static func instantiate(…) -> \(type.name)'",
                    fixIt: mending(fault, of: function, in: type))
            }
            return provider(
                from: function, of: type, arguments: arguments,
                isSound: faults.allSatisfy { $0 == .notPublic })
        }
    }

    private mutating func provider(
        from function: CallableDeclaration, of type: TypeDeclaration, arguments: InstantiableArguments,
        isSound: Bool
    ) -> Instantiable {
        let returns = function.returns.map { !isSound || $0 == "Self" ? type.name : $0 } ?? type.name
        let dependencies = function.parameters.map { parameter in
            Dependency(
                label: parameter.name.plainName, type: resolve(parameter.type, inside: type.name),
                source: .received(ifAvailable: false), range: parameter.range)
        }
        return Instantiable(
            type: resolve(returns, inside: type.name), name: type.name, depth: type.depth, kind: .extension,
            isRoot: arguments.isRoot, additionalTypes: arguments.additionalTypes, dependencies: dependencies,
            construction: .function(
                self.arguments(of: function, taken: LabelIndex(dependencies.lazy.map(\.label)))),
            conditions: function.conditions,
            location: location(function.range))
    }
}
