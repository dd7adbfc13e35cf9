import ArborLowering
import ArborModel
import ArborSyntax

extension DeclarationLowering {
    /// The call of an initializer that takes all dependencies and requires nothing else. If there is none, the
    /// result is `nil` and a fault is reported.
    mutating func initializerCall(of type: TypeDeclaration, for dependencies: [Dependency])
        -> InitializerCall?
    {
        let labels = LabelIndex(dependencies)
        let spellings = LabelIndex(type.properties)
        var choice = InitializerChoice()
        var repairs: [InitializerRepair] = []
        let callables = type.callables
        for index in callables.indices where callables[index].name == "init" {
            let initializer = callables[index]
            let match = ParameterMatch(of: initializer.parameters, with: labels)
            let mismatch = mismatch(
                in: initializer, of: type, for: dependencies, match, spellings: spellings)
            let text =
                obstacle(in: initializer, for: dependencies, match) ?? mismatch
            guard text == nil else {
                let takesAll = takesAll(initializer, of: dependencies.count, match)
                choice.add(obstacle: text!, in: initializer, takesDependencies: takesAll)
                if mismatch == nil { repairs += repair(of: initializer, in: type, for: dependencies, match) }
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
                        sent: target.sent(among: arguments), callable: target)
                }
            }
        }
        if choice.hasFitting { return call(by: choice, of: type, for: dependencies) }
        reportNone(fitting: choice.firstObstacle, or: repairs, of: type, for: dependencies)
        return nil
    }

    private mutating func reportNone(
        fitting obstacle: InitializerChoice.Obstacle?, or repairs: [InitializerRepair],
        of type: TypeDeclaration, for dependencies: [Dependency]
    ) {
        if reportExtension(of: type, for: obstacle == nil ? nil : dependencies) { return }
        if reportForgottenAnnotations(of: type, for: dependencies) {
            return reportOwnObstacle(of: onlyInitializer(of: type), in: type)
        }
        if reportBindings(of: type) || reportRepeated(dependencies, of: type)
            || reportDifference(in: type, for: dependencies)
        {
            return
        }
        if obstacle?.help == nil, let best = repairs.min(by: InitializerRepair.isSmaller) {
            return report(best, of: type)
        }
        let access =
            access(ofNewBeside: obstacle?.initializer, in: type)
            + (dependencies.isEmpty && type.inheritsEmptyInitializer ? "override " : "")
        let signature = signature(of: dependencies, access, beside: obstacle?.initializer)
        let further = furtherParameters(of: obstacle?.initializer, for: dependencies)
        // A property of this name may be missing, which types below receive.
        gaps.untyped += further
        // Its annotation may be left, in front of the initializer, and is reported there.
        let isLeft = type.callables.contains { $0.attributes.contains(where: \.isOfDependency) }
        if isLeft, !further.isEmpty { return }
        let isGeneric = obstacle?.initializer.generics.isEmpty == false && further.isEmpty
        if obstacle?.help == nil, further.count == 1 {
            ask(about: further[0], of: obstacle?.initializer, in: type)
        }
        report(
            .noInitializer,
            obstacle.map { "Arbor can't make \(type.name): \($0.text)" }
                ?? "\(type.name) has no initializer that takes its dependencies",
            about: [], at: obstacle?.initializer.range ?? type.nameRange,
            help: obstacle?.help ?? obstacle.flatMap { relaxing($0.initializer, of: type, for: dependencies) }
                ?? "declare '\(signature)'" + (isGeneric ? " instead" : "")
                + (obstacle?.initializer.isAsync == true
                    ? ", and await the rest in a method that is called later" : "")
                + help(onHidden: dependencies, access, of: type) + Self.help(onFurther: further)
                + help(onKeptBySuperclass: further, of: obstacle?.initializer, in: type)
                + help(onSharedInstanceOf: type, madeBy: obstacle?.initializer),
            // A call could mean the generic initializer as well as a new one.
            fixIt: obstacle?.help == nil && !isGeneric
                ? layout.flatMap {
                    declaring(
                        signature, access, of: type, for: dependencies,
                        isCertain: !losesWork(of: obstacle?.initializer, in: type), in: $0)
                } : nil)
    }

    /// What to do about an initializer in a branch that has no other.
    func help(
        on obstacle: InitializerChoice.Obstacle, of type: TypeDeclaration, for dependencies: [Dependency]
    ) -> String {
        let initializer = obstacle.initializer
        let further = furtherParameters(of: initializer, for: dependencies)
        let names = further.map { "'\($0)'" }.joined(separator: " and ")
        return obstacle.help
            ?? (further.isEmpty ? "" : "give \(names) a default value there too; or ")
            + "declare '\(signature(of: dependencies, access(ofNewBeside: initializer, in: type), beside: initializer))' for that build"
    }

    /// The graph may know whether the property of a parameter is missing.
    private mutating func ask(
        about name: String, of initializer: CallableDeclaration?, in type: TypeDeclaration
    ) {
        guard let initializer, initializer.generics.isEmpty,
            let parameter = initializer.parameters.first(where: { $0.name.plainName == name }),
            parameter.label == "_" || parameter.label.plainName == name
        else { return }
        gaps.questions.append(
            .init(
                .missingProperty(superclass: type.mayHaveSuperclass ? type.inherits.first ?? "" : ""),
                label: name,
                type: resolve(parameter.type, inside: type.name),
                range: initializer.range))
    }

    /// What else to do about types that a new initializer would expose.
    private mutating func help(
        onHidden dependencies: [Dependency], _ access: String, of type: TypeDeclaration
    ) -> String {
        let isForOtherModules = type.isPublic && !access.isEmpty
        let hidden = exposure(of: dependencies.map(\.type), isForOtherModules: isForOtherModules).hidden
        if hidden.isEmpty { return "" }
        let names = hidden.joined(separator: " and ")
        return isForOtherModules ? ", and declare \(names) public too" : ", and let other files see \(names)"
    }

    /// What else to do about parameters that no property has. A property may have been removed without them.
    private static func help(onFurther parameters: [String]) -> String {
        if parameters.isEmpty { return "" }
        let names = parameters.map { "'\($0)'" }.joined(separator: " and ")
        let pronoun = parameters.count == 1 ? "it" : "them"
        return
            ", or give \(names) a default value; if the property is gone, remove \(pronoun) from the initializer too"
    }

    /// What else to do about a parameter whose value a superclass keeps. A stored property of that name would override its own.
    private func help(
        onKeptBySuperclass parameters: [String], of initializer: CallableDeclaration?,
        in type: TypeDeclaration
    ) -> String {
        guard type.mayHaveSuperclass, parameters.count == 1,
            let parameter = initializer?.parameters.first(where: { $0.name.plainName == parameters[0] })
        else { return "" }
        let own = "own" + parameters[0].capitalizedFirst
        return "; if a superclass keeps it, take '\(own)' in its place, with the property '@Received("
            + "fulfilledByDependencyNamed: \"\(parameters[0])\", ofType: \(TypeExpression(parsing: parameter.type).bare).self) private let \(own): \(parameter.type)'"
    }

    /// Returns whether an initializer does more than a new one beside it would. It may use a parameter that is no property, as
    /// where one was removed by mistake, or wait for something, or fail.
    private func losesWork(of initializer: CallableDeclaration?, in type: TypeDeclaration) -> Bool {
        guard let initializer, let body = layout?[initializer]?.body?.text else { return false }
        let words = BodyWords(of: body)
        if ["await", "try", "throw", "return"].contains(where: words.words.contains) { return true }
        if initializer.isAsync || !initializer.generics.isEmpty, Self.doesMore(body) { return true }
        return initializer.parameters.contains { parameter in
            let name = parameter.name.plainName
            return words.words.contains(name) && !type.properties.contains { $0.label.plainName == name }
        }
    }

    /// Returns whether a body does more than store parameters.
    private static func doesMore(_ body: String) -> Bool {
        body.split { $0.isNewline || $0 == ";" || $0 == "{" || $0 == "}" }.contains { line in
            let words = line.split { $0 == " " || $0 == "\t" }
            if words.isEmpty || words[0].hasPrefix("//") { return false }
            guard words.count == 3, words[1] == "=" else { return true }
            let name = words[0].hasPrefix("self.") ? words[0].dropFirst(5) : words[0]
            return name != words[2]
        }
    }

    /// What to remove from an initializer that has the wanted parameters; `nil` if it has others. Another initializer with
    /// the same parameters would be a redeclaration.
    private func relaxing(
        _ initializer: CallableDeclaration, of type: TypeDeclaration, for dependencies: [Dependency]
    ) -> String? {
        guard clashes(initializer, with: dependencies, in: type) else { return nil }
        var parts: [String] = []
        if initializer.isFailable { parts.append("'?'") }
        if initializer.mayThrow { parts.append("'throws'") }
        if Availability(of: initializer.attributes) == .never { parts.append("'@available'") }
        if initializer.isolatedParameter != nil { parts.append("'isolated'") }
        return parts.isEmpty ? nil : "declare it without \(parts.joined(separator: " and "))"
    }

    /// The names of the parameters without a value in an initializer that takes all dependencies.
    private func furtherParameters(
        of initializer: CallableDeclaration?, for dependencies: [Dependency]
    ) -> [String] {
        guard let initializer else { return [] }
        let match = ParameterMatch(of: initializer.parameters, with: LabelIndex(dependencies))
        if match.firstMissing(of: dependencies.count) != nil { return [] }
        return initializer.parameters.indices.compactMap {
            let parameter = initializer.parameters[$0]
            return parameter.hasDefault || parameter.isVariadic || match[$0] != nil
                ? nil : parameter.name.plainName
        }
    }

    /// The access of a new initializer, with a space behind it. Only the generated code of a root's own module calls the root's
    /// initializer. One that is internal in a public type stays so, because the parameters' types may be internal too.
    func access(ofNewBeside initializer: CallableDeclaration?, in type: TypeDeclaration) -> String {
        guard type.isPublic, initializer?.isPublic != true else { return "public " }
        let isRoot = type.attributes.contains { $0.isOfType && $0.argument("isRoot")?.value == "true" }
        guard let initializer, initializer.hiddenAccess == nil else { return isRoot ? "" : "public " }
        return initializer.modifiers.contains("package") ? "package " : ""
    }

    /// The declaration of an initializer that takes all dependencies.
    ///
    /// - Parameter initializer: One that takes some of the dependencies. It shows which types are aliases of functions.
    private func signature(
        of dependencies: [Dependency], _ access: String, beside initializer: CallableDeclaration?
    ) -> String {
        let escaping = Set(
            initializer?.parameters.filter { TypeExpression(parsing: $0.type).isEscaping }.map(
                \.name.plainName)
                ?? [])
        let parameters = dependencies.map { dependency in
            let isAlias = !dependency.type.isFunction && escaping.contains(dependency.label)
            return
                "\(dependency.label): \(isAlias ? "@escaping " : "")\(dependency.type.parameterDescription)"
        }
        return "\(access)init(\(parameters.joined(separator: ", ")))"
    }

    func arguments(
        of callable: CallableDeclaration, for dependencies: [Dependency], _ match: ParameterMatch
    ) -> [Argument] {
        var arguments: [Argument] = []
        arguments.reserveCapacity(callable.parameters.count)
        for position in callable.parameters.indices {
            guard let index = match[position] else { continue }
            let (label, type) = (callable.parameters[position].label, callable.parameters[position].type)
            let mayEscape = !type.hasNoByte { $0 == UInt8(ascii: "@") }
            arguments.append(
                Argument(
                    label: label == "_" ? nil : label.plainName, dependency: dependencies[index].label,
                    isEscaping: mayEscape && TypeExpression(parsing: type).isEscaping))
        }
        return arguments
    }

    private func takesAll(_ initializer: CallableDeclaration, of count: Int, _ match: ParameterMatch) -> Bool
    {
        match.firstMissing(of: count) == nil
            && initializer.parameters.indices.allSatisfy { position in
                match[position] != nil || initializer.parameters[position].hasDefault
            }
    }

    /// The reason why an initializer can't be called with the dependencies; `nil` if it can.
    func obstacle(
        in initializer: CallableDeclaration, for dependencies: [Dependency], _ match: ParameterMatch
    ) -> String? {
        if let own = ownObstacle(of: initializer) { return own }
        for position in initializer.parameters.indices where match[position] == nil {
            let parameter = initializer.parameters[position]
            if parameter.hasDefault || parameter.isVariadic { continue }
            return "its initializer takes '\(parameter.title)', but no annotated property has this name"
        }
        if let left = match.firstMissing(of: dependencies.count).map({ dependencies[$0] }) {
            return "its initializer doesn't take '\(left.label): \(left.type)'"
        }
        return match.misread(in: initializer.parameters).map {
            "its initializer \(initializer.clause(on: $0))"
        }
    }

    /// Why an initializer can't be called with any arguments; `nil` if it can.
    func ownObstacle(of initializer: CallableDeclaration) -> String? {
        if let access = initializer.hiddenAccess {
            return "its initializer is \(access)"
        }
        if !initializer.attributes.isEmpty, Availability(of: initializer.attributes) == .never {
            return "its initializer is unavailable"
        }
        if initializer.isFailable { return "its initializer is failable" }
        if initializer.isAsync { return "its initializer is async" }
        if initializer.mayThrow { return "its initializer throws" }
        if !initializer.generics.isEmpty || !initializer.requirements.isEmpty {
            return "its initializer is generic"
        }
        if let actor = initializer.isolatedParameter {
            return "its initializer is isolated to the parameter '\(actor.name)'"
        }
        return nil
    }

    /// The difference between the types of a parameter and its property, as a sentence.
    ///
    /// - Parameter spellings: The indices of the type's properties by label.
    func mismatch(
        in initializer: CallableDeclaration, of type: TypeDeclaration, for dependencies: [Dependency],
        _ match: ParameterMatch, spellings: LabelIndex<PropertyDeclaration>
    ) -> String? {
        mismatched(in: initializer, of: type, for: dependencies, match, spellings: spellings).map {
            "its initializer takes '\($0.name): \($0.type)', but the property has the type '\($1.type)'"
        }
    }

    /// The first parameter whose type differs from its property's type, and the property.
    func mismatched(
        in initializer: CallableDeclaration, of type: TypeDeclaration, for dependencies: [Dependency],
        _ match: ParameterMatch, spellings: LabelIndex<PropertyDeclaration>
    ) -> (ParameterDeclaration, Dependency)? {
        let (parameters, properties) = (initializer.parameters, type.properties)
        for position in parameters.indices {
            guard let match = match[position] else { continue }
            // The common case: both types are spelled alike.
            if let index = spellings[parameters[position].name],
                properties[index].type == parameters[position].type
            {
                continue
            }
            let (parameter, property) = (parameters[position], dependencies[match])
            if differs(parameter, from: property, in: type) { return (parameter, property) }
        }
        return nil
    }

    /// True if a parameter has another type than its property. If only one of them is qualified by a module, the compiler
    /// decides, because it knows what the module declares.
    func differs(
        _ parameter: ParameterDeclaration, from property: Dependency, in type: TypeDeclaration
    ) -> Bool {
        let (written, own) = (resolve(parameter.type, inside: type.name).normal, property.type.normal)
        return written != own && written.withoutModules != own.withoutModules
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

extension TypeDeclaration {
    /// True if the class inherits an initializer without parameters.
    fileprivate var inheritsEmptyInitializer: Bool { kind == .class && inherits.first == "NSObject" }
}
