import ArborModel
import ArborSyntax

extension DeclarationLowering {
    /// The call of an initializer that takes all dependencies and requires nothing else. If there is none, the
    /// result is `nil` and a fault is reported.
    mutating func initializerCall(of type: TypeDeclaration, for dependencies: [Dependency])
        -> InitializerCall?
    {
        let labels = LabelIndex(dependencies.lazy.map(\.label))
        let spellings = LabelIndex(type.properties.lazy.map(\.label))
        var choice = InitializerChoice()
        var repairs: [InitializerRepair] = []
        for initializer in type.callables where initializer.name == "init" {
            let match = ParameterMatch(of: initializer.parameters, with: labels)
            let mismatch = mismatch(
                in: initializer, of: type, for: dependencies, match, spellings: spellings)
            let text =
                obstacle(in: initializer, for: dependencies, match) ?? mismatch
                ?? accessObstacle(in: initializer)
            guard text == nil else {
                choice.add(obstacle: text!, in: initializer)
                if mismatch == nil { repairs += repair(of: initializer, for: dependencies, match) }
                continue
            }
            let arguments = arguments(of: initializer, for: dependencies, match)
            switch target(ofCallFor: initializer, with: arguments, of: type, for: dependencies) {
            case .rival(let obstacle): choice.add(obstacle)
            case .callable(let target):
                // The common case: the first initializer fits and is compiled in every build.
                if choice.add(arguments, of: target, in: type) {
                    return InitializerCall(
                        arguments: arguments, isolation: target.writtenIsolation,
                        sent: target.sent(among: arguments))
                }
            }
        }
        if choice.hasFitting { return call(by: choice, of: type) }
        reportNone(fitting: choice.firstObstacle, or: repairs, of: type, for: dependencies)
        return nil
    }

    private mutating func reportNone(
        fitting obstacle: InitializerChoice.Obstacle?, or repairs: [InitializerRepair],
        of type: TypeDeclaration, for dependencies: [Dependency]
    ) {
        if obstacle?.help == nil, let best = repairs.min(by: InitializerRepair.isSmaller) {
            return report(best, of: type)
        }
        let signature = signature(of: dependencies)
        report(
            .noInitializer,
            obstacle.map { "\(type.name) can't be made: \($0.text)" }
                ?? "\(type.name) can't be made: it declares no initializer that takes its dependencies",
            about: [], at: obstacle?.initializer.range ?? type.nameRange,
            help: obstacle?.help ?? "declare '\(signature)'; further parameters need default values",
            fixIt: obstacle == nil || layout != nil && obstacle?.help == nil
                ? declaring(signature, of: type, for: dependencies) : nil)
    }

    /// A fix-it that inserts the whole initializer in front of the type's closing brace.
    private func declaring(
        _ signature: String, of type: TypeDeclaration, for dependencies: [Dependency]
    ) -> Diagnostic.FixIt? {
        if let layout { return declaring(signature, of: type, for: dependencies, in: layout) }
        // The author has to write a name that needs backticks.
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
            "\(dependency.label): \(dependency.type.parameterDescription)"
        }
        return "public init(\(parameters.joined(separator: ", ")))"
    }

    func arguments(
        of callable: CallableDeclaration, for dependencies: [Dependency], _ match: ParameterMatch
    ) -> [Argument] {
        callable.parameters.indices.compactMap { position in
            guard let index = match[position] else { return nil }
            let parameter = callable.parameters[position]
            let mayEscape = parameter.type.utf8.contains(UInt8(ascii: "@"))
            return Argument(
                label: parameter.label == "_" ? nil : parameter.label.plainName,
                dependency: dependencies[index].label,
                isEscaping: mayEscape && TypeExpression(parsing: parameter.type).isEscaping)
        }
    }

    /// The reason why an initializer can't be called with the dependencies; `nil` if it can.
    func obstacle(
        in initializer: CallableDeclaration, for dependencies: [Dependency], _ match: ParameterMatch
    ) -> String? {
        if let access = initializer.modifiers.first(where: { $0 == "private" || $0 == "fileprivate" }) {
            return "its initializer is \(access)"
        }
        if !initializer.attributes.isEmpty, Availability(of: initializer.attributes) == .never {
            return "its initializer is unavailable"
        }
        if initializer.isFailable { return "its initializer may fail" }
        if initializer.isAsync { return "its initializer is async" }
        if initializer.mayThrow { return "its initializer throws" }
        if !initializer.generics.isEmpty || !initializer.requirements.isEmpty {
            return "its initializer is generic"
        }
        for (position, parameter) in initializer.parameters.enumerated()
        where !parameter.hasDefault && !parameter.isVariadic && match[position] == nil {
            return "its initializer takes '\(parameter.title)', which is no annotated property"
        }
        if let left = match.firstMissing(of: dependencies.count).map({ dependencies[$0] }) {
            return "its initializer does not take '\(left.label): \(left.type)'"
        }
        return nil
    }

    /// The first parameter whose type differs from its property's type, as a sentence.
    ///
    /// - Parameter spellings: The indices of the type's properties by label.
    func mismatch(
        in initializer: CallableDeclaration, of type: TypeDeclaration, for dependencies: [Dependency],
        _ match: ParameterMatch, spellings: LabelIndex
    ) -> String? {
        for (position, parameter) in initializer.parameters.enumerated() {
            guard let property = match[position].map({ dependencies[$0].type }) else { continue }
            // The common case: both types are spelled alike.
            if let index = spellings[parameter.name], type.properties[index].type == parameter.type {
                continue
            }
            let written = resolve(parameter.type, inside: type.name)
            // If only one type is qualified by a module, the compiler decides, because it knows what the module
            // declares.
            if written.normal != property.normal,
                written.normal.withoutModules != property.normal.withoutModules
            {
                return
                    "its initializer takes '\(parameter.name): \(parameter.type)', but the property is of type '\(property)'"
            }
        }
        return nil
    }
}

extension TypeExpression {
    /// The type with `C` instead of each `M.C`.
    fileprivate var withoutModules: TypeExpression {
        mapNames { written in
            guard case .member(.named(_, []), let name, let arguments) = written else { return nil }
            return .named(name, arguments.map(\.withoutModules))
        }
    }
}
