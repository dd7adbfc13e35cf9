import ArborModel
import BladeLowering

/// What the author of a missing binding may have meant, nearest first.
struct MissingBindingAdvice {
    private(set) var notes: [Diagnostic.Note] = []
    private(set) var help = ""
    private(set) var cause: Diagnostic.Cause?
    private let graph: ComponentGraph
    private let key: BindingKey
    /// The type as the consumer spells it.
    private let type: String
    /// The label of the parameter.
    private let label: String
    /// True if an entry point asks for the value. It can't ask for a name.
    private let isOfEntryPoint: Bool
    private let provided: ProvidedValues

    private var program: BladeProgram { graph.program }

    init(_ gap: ComponentGraph.Gap, in graph: ComponentGraph, among provided: ProvidedValues) {
        key = gap.request.key
        isOfEntryPoint = gap.owner == nil
        let dependency = graph.program[gap.consumer].dependencies[gap.dependency]
        label = dependency.label
        type = graph.program.shown(gap.request.lazy?.product ?? dependency.type.ofResult).description
        self.provided = provided
        self.graph = graph
        if let lazy = gap.request.lazy, LazyType(key.type) != nil {
            help =
                "take '\(graph.program.shown(lazy.ofInnermostProduct))' instead: a Lazy can't make another Lazy"
            return
        }
        let found =
            addUnseenType(to: gap.consumer) || addMisspelling() || addOtherBuilds() || addNotIncluded()
            || addOtherNames()
            || addUnlistedInitializer() || addOptionality() || addOtherAttributes() || addConforming()
            || addConcreteResult()
        if !found { help = generalHelp }
    }

    /// A value whose type has this name in a module that the consumer's file doesn't import, or that keeps the type to
    /// itself.
    private mutating func addUnseenType(to consumer: Place) -> Bool {
        guard case .named(let name, let arguments) = key.type, ModuleFreeName.of(name) == name else {
            return false
        }
        let all = provided.named(like: key).filter { registration in
            guard case .named(let text, arguments) = registration.key.type else { return false }
            return text != name
        }
        if addAmbiguity(of: name, among: all, to: consumer) { return true }
        let found = all.first
        guard let found, case .named(let text, _) = found.key.type else { return false }
        let module = String(text.prefix { $0 != ":" })
        if module.isEmpty, !program.isModuleOfCodeNamed { return false }
        let place = module.isEmpty ? "is provided here, in no module" : "of \(module) is provided here"
        notes.append(Diagnostic.Note("'\(name)' \(place)", at: found.location))
        if module.isEmpty {
            let folder = FolderWithoutModule(
                ofFile: found.location.path, importedBy: program.files[consumer.file])
            (help, cause) = (folder.help, folder.cause)
        } else if program.files[consumer.file].imports.contains(where: { $0.module == module }) {
            help = "declare '\(name)' of \(module) as public, because it is internal"
            cause = .internalType(name, of: module)
        } else {
            help = "add 'import \(module)' to this file"
            cause = .missingImport(of: module, in: program.path(of: consumer))
        }
        return true
    }

    /// Values whose types have this name in several modules that the consumer's file imports.
    private mutating func addAmbiguity(
        of name: String, among found: [Registry.Registration], to consumer: Place
    ) -> Bool {
        let imports = Set(program.files[consumer.file].imports.map { String($0.module) })
        let modules = Set(
            found.compactMap { registration -> String? in
                guard case .named(let text, _) = registration.key.type else { return nil }
                return String(text.prefix { $0 != ":" })
            }
        ).intersection(imports).sorted()
        if modules.count < 2 { return false }
        help =
            "'\(name)' is ambiguous, because \(modules.joined(separator: " and ")) declare it: write "
            + modules.map { "'\($0).\(type)'" }.joined(separator: " or ")
        return true
    }

    /// A type that nothing makes, whose name is a slip of another's. It may also be a type of its own.
    private mutating func addMisspelling() -> Bool {
        guard let name = key.type.lastName, ModuleFreeName.of(name) == name, key.name.isEmpty else {
            return false
        }
        if let lazy = ["Lazy", "SendableLazy"].first(where: { editDistance(name, $0, atMost: 1) != nil }),
            key.type.arguments.count == 1
        {
            help = "write '\(lazy)<\(program.shown(key.type.arguments[0]))>'"
            return true
        }
        guard graph.gaps.count <= BladeProgram.mostMisspelt, program.initializers[key.type] == nil,
            let near = provided.nearlyNamed(name)
        else { return false }
        let meant = ModuleFreeName.of(near.key.type.lastName ?? "")
        notes.append(
            Diagnostic.Note(
                "'\(program.shown(near.key.type))' is provided here", at: near.location))
        help = "write '\(meant)' if it is misspelt; otherwise, \(generalHelp)"
        return true
    }

    /// Functions and lists of the component's modules that no build compiles together with the component.
    private mutating func addOtherBuilds() -> Bool {
        let included = Set(graph.registry.included.map { program[$0].type.normal })
        let own = program[graph.component].conditions
        let apart = program.contributions(to: key).filter { module, _, conditions in
            included.contains(program[module].type.normal) && !conditions.mayHold(with: own)
        }
        if apart.isEmpty { return false }
        notes += apart.prefix(3).map { module, location, conditions in
            Diagnostic.Note(
                "\(program.title(of: module)) provides it only where '\(conditions.conjunction.onOneLine)'",
                at: location)
        }
        help =
            "provide it where '\(own.conjunction.onOneLine)' too, for example in another branch of that '#if'; or ask "
            + "for it only where it is provided"
        return true
    }

    /// Functions and lists of modules that the component doesn't include.
    private mutating func addNotIncluded() -> Bool {
        for (module, location, _) in program.contributions(to: key)
        where !graph.registry.included.contains(module) {
            let title = program.title(of: module)
            let conflict = graph.conflict(including: module)
            notes.append(
                Diagnostic.Note(
                    "\(title) provides it, but \(graph.title) "
                        + (conflict.map {
                            "can't include that module: both provide \(graph.title(of: $0))"
                        } ?? "doesn't include that module"), at: location))
            if help.isEmpty, conflict == nil {
                cause = .excludedModule(title, from: graph.title)
                help =
                    "add '\(title).self' to the modules of \(graph.title), or to the submodules of one of them"
            }
        }
        return !help.isEmpty
    }

    /// Values of the same type under other names.
    private mutating func addOtherNames() -> Bool {
        // A program may lack as many names as it provides.
        let others = provided.ofType(of: key).prefix(100)
        for other in others.prefix(5) {
            let name =
                other.key.name.isEmpty
                ? "without a name" : "with the name \(ValueName.literal(other.key.name))"
            notes.append(Diagnostic.Note("'\(type)' is provided \(name) here", at: other.location))
        }
        guard let nearest = others.map(\.key.name).min(by: { distance($0) < distance($1) }) else {
            return false
        }
        let names = Set(others.map(\.key.name)).sorted().prefix(3)
        help =
            key.name.isEmpty && names.count > 1 && !isOfEntryPoint && !isNearLabel(nearest)
            ? "use one of the names that are provided: "
                + names.map { "'@Named(\(ValueName.literal($0)))'" }.joined(separator: " or ")
            : nearest.isEmpty
                ? "remove '@Named(\(ValueName.literal(key.name)))' from the parameter, or name a provider: '@Provider(named: \(ValueName.literal(key.name)))'"
                : isOfEntryPoint
                    ? "an entry point can't use '@Named'; add '@Provider static func "
                        + "\(ValueLabels.wish(for: key.type, named: "", or: "value"))(@Named(\(ValueName.literal(nearest))) value: \(type)) "
                        + "-> \(type) { value }' to a module"
                    : "use the name that is provided: '@Named(\(ValueName.literal(nearest)))'"
        return true
    }

    /// The number of letters in which a name differs from the wanted one. Without a wanted name, the parameter's is it.
    private func distance(_ name: String) -> Int {
        editDistance(name, key.name.isEmpty ? label : key.name, atMost: 8) ?? 9
    }

    /// Returns whether the parameter's label is nearly a name.
    private func isNearLabel(_ name: String) -> Bool { distance(name) <= label.utf8.count / 3 }

    /// An annotated initializer that no module lists.
    private mutating func addUnlistedInitializer() -> Bool {
        guard key.name.isEmpty, let place = program.initializers[key.type]?.first else { return false }
        notes.append(
            Diagnostic.Note(
                "this initializer makes it, but no module lists '\(type)'", at: program[place].location))
        help = "add '\(type).self' to the 'provides' of a module that \(graph.title) includes"
        return true
    }

    /// The value is provided as it is where an optional is asked for, or the other way round. Another instance would be another
    /// singleton.
    private mutating func addOptionality() -> Bool {
        let wanted = key.type.nonOptional
        let other = wanted == key.type ? TypeExpression.optional(wanted) : wanted
        guard let number = graph.number(of: BindingKey(other, named: key.name)),
            let provided = graph.registration(number).providers.first
        else { return false }
        let spelled = program.shown(program[provided].type).description
        notes.append(Diagnostic.Note("'\(spelled)' is provided here", at: program[provided].location))
        help = isOfEntryPoint ? "return '\(spelled)' instead" : "take '\(spelled)' instead"
        if wanted != key.type {
            let label = ValueLabels.wish(for: key.type, named: key.name, or: "value")
            help +=
                "; or add '\(annotation) static func \(label)(\(namedValue): \(spelled)) -> \(type) { value }' to a module that "
                + "\(graph.title) includes"
        }
        return true
    }

    /// A function that is provided with other attributes: `@Sendable () -> Void`.
    private mutating func addOtherAttributes() -> Bool {
        guard key.type.isFunction else { return false }
        let plain = if case .attributed(_, let base) = key.type { base } else { key.type }
        for words in [[], ["@Sendable"], ["@MainActor"], ["@MainActor", "@Sendable"]] {
            let other = words.isEmpty ? plain : TypeExpression.attributed(words, plain)
            guard other != key.type, let number = graph.number(of: BindingKey(other, named: key.name)),
                let provided = graph.registration(number).providers.first
            else { continue }
            let type = program.shown(program[provided].type)
            notes.append(Diagnostic.Note("'\(type)' is provided here", at: program[provided].location))
            help = isOfEntryPoint ? "return '\(type)' instead" : "take '\(type.parameterDescription)' instead"
            return true
        }
        return false
    }

    private var annotation: String {
        key.name.isEmpty ? "@Provider" : "@Provider(named: \(ValueName.literal(key.name)))"
    }

    /// The parameter of a function that takes another value of the wanted name.
    private var namedValue: String {
        key.name.isEmpty ? "value" : "@Named(\(ValueName.literal(key.name))) value"
    }

    /// Types that conform to the type, or inherit from it, and can be made.
    private mutating func addConforming() -> Bool {
        guard let name = key.type.lastName else { return false }
        let makers = makers(inheriting: ModuleFreeName.of(name), atMost: 3)
        for place in makers {
            notes.append(
                Diagnostic.Note("\(program.title(of: place)) conforms to it", at: program[place].location))
        }
        guard let first = makers.max(by: { isLess($0, likely: $1) }) else { return false }
        help =
            "add a function to a module that \(graph.title) includes: '\(annotation) static func "
            + "\(ValueLabels.wish(for: key.type, named: key.name, or: "value"))(value: \(program.title(of: first))) "
            + "-> \(type) { value }'" + listing(first)
        return true
    }

    /// A function with the name of the type that returns another one: `heater() -> ElectricHeater` for `Heater`. Whether its
    /// type conforms is not known.
    private mutating func addConcreteResult() -> Bool {
        guard let name = key.type.lastName, let found = provided.ofFunction(namedFor: key),
            let provider = found.providers.first
        else { return false }
        let made = program.shown(program[provider].type).description
        notes.append(Diagnostic.Note("\(program.title(of: provider)) returns '\(made)'", at: found.location))
        let isTaken = graph.number(of: found.key).map(graph.reached.contains) == true
        help =
            "if '\(made)' conforms to '\(ModuleFreeName.of(name))', "
            + (isTaken
                ? "add '\(annotation) static func \(ValueLabels.wish(for: key.type, named: key.name, or: "value"))"
                    + "(\(namedValue): \(made)) -> \(type) { value }' to a module that \(graph.title) includes"
                : "let the function return '\(type)'")
        return true
    }

    private func makers(inheriting name: String, atMost count: Int) -> [Place] {
        var found: [Place] = []
        for place in program.initializers(inheriting: name) where found.count < count && !isMadeWithGap(place)
        {
            found.append(place)
        }
        return found
    }

    /// Returns whether another type is more probably meant: one that the component's module sees, and then one named after an
    /// argument of the wanted type, as `UserRepository` is for `any Repository<User>`.
    private func isLess(_ place: Place, likely other: Place) -> Bool {
        let (isSeen, isOtherSeen) = (isSeen(place), isSeen(other))
        if isSeen != isOtherSeen { return isOtherSeen }
        return !isNamedForArgument(place) && isNamedForArgument(other)
    }

    private func isSeen(_ place: Place) -> Bool {
        program[place].particulars.internalParts.isEmpty
            || program.moduleNames[place.file] == program.moduleNames[graph.component.file]
    }

    private func isNamedForArgument(_ place: Place) -> Bool {
        let title = program.title(of: place)
        return key.type.arguments.contains { argument in
            argument.lastName.map {
                title.hasPrefix(ModuleFreeName.of($0)) || title.hasSuffix(ModuleFreeName.of($0))
            } ?? false
        }
    }

    /// Returns whether a type takes the missing value itself, as a decorator does, or takes something that does. Where there
    /// are many gaps, each search is short, and a search without an end counts as `true`.
    private func isMadeWithGap(_ place: Place) -> Bool {
        let mostKeys = max(100, 100_000 / graph.gaps.count)
        var seen: Set<BindingKey> = []
        var open = [place]
        while let next = open.popLast() {
            for dependency in program[next].dependencies {
                let taken = BindingRequest(dependency).key
                if taken == key || seen.count == mostKeys { return true }
                if seen.insert(taken).inserted, let number = graph.number(of: taken) {
                    open += graph.registration(number).providers
                }
            }
        }
        return false
    }

    /// What to do besides if a type isn't provided itself.
    private func listing(_ place: Place) -> String {
        let isProvided = graph.number(of: BindingKey(of: program[place])) != nil
        return isProvided ? "" : ", and '\(program.title(of: place)).self' to its 'provides'"
    }

    private var generalHelp: String {
        "add '\(annotation) static func …() -> \(type)' to a module that \(graph.title) includes"
            + (key.name.isEmpty ? ", or bind an instance with the component's initializer" : "")
    }
}
