import ArborLowering
import ArborModel
import ArborSyntax

/// A small change after which Arbor can call an initializer.
struct InitializerRepair {
    var initializer: CallableDeclaration
    /// The modifier that hides the initializer from the generated file; `nil` if its module sees it.
    var hidden: String?
    /// The dependencies that the initializer doesn't take, in order.
    var missing: [Dependency]
    /// All dependencies, in the order of the parameters to insert.
    var dependencies: [Dependency]
    var match: ParameterMatch

    /// A repair of the access is smaller than one of parameters, and fewer parameters are smaller than more. A
    /// repair of both is larger than either.
    static func isSmaller(_ one: InitializerRepair, _ other: InitializerRepair) -> Bool {
        one.cost < other.cost
    }

    private var cost: (Int, Int) { (hidden == nil || missing.isEmpty ? 0 : 1, missing.count) }
}

extension DeclarationLowering {
    /// The repair of an initializer whose types fit, or an empty array if access and new parameters aren't
    /// enough.
    func repair(
        of initializer: CallableDeclaration, in type: TypeDeclaration, for dependencies: [Dependency],
        _ match: ParameterMatch
    ) -> [InitializerRepair] {
        guard let parts = layout?[initializer], !initializer.isFailable, !initializer.isAsync,
            !initializer.mayThrow, initializer.generics.isEmpty, initializer.requirements.isEmpty,
            Availability(of: initializer.attributes) != .never, initializer.isolatedParameter == nil,
            initializer.parameters.indices.allSatisfy({
                initializer.parameters[$0].hasDefault || initializer.parameters[$0].isVariadic
                    || match[$0] != nil
            }), match.misread(in: initializer.parameters) == nil
        else { return [] }
        let missing = match.missing(of: dependencies.count).map { dependencies[$0] }
        if !missing.isEmpty {
            // An override takes the superclass's parameters, and a delegating initializer assigns no property.
            guard let body = parts.body?.text, !initializer.modifiers.contains("override"),
                !BodyWords(of: body).callsInitializerOfSelf
            else { return [] }
        }
        return [
            InitializerRepair(
                initializer: initializer, hidden: initializer.hiddenAccess,
                missing: missing,
                dependencies: dependencies, match: match)
        ]
    }

    mutating func report(_ repair: InitializerRepair, of type: TypeDeclaration) {
        guard let layout else { return }
        let titles = repair.missing.map { "'\($0.label): \($0.type)'" }.joined(separator: ", ")
        let obstacle =
            (repair.hidden.map { ["is \($0)"] } ?? []) + (titles.isEmpty ? [] : ["doesn't take \(titles)"])
        let spellings = Spellings(of: type)
        let isPublic = !access(ofNewBeside: repair.initializer, in: type).isEmpty
        let types = repair.initializer.parameters.map { resolve($0.type, inside: type.name) }
        let exposure = exposure(
            of: types + repair.missing.map(\.type), isForOtherModules: isPublic && type.isPublic)
        report(
            .noInitializer,
            "Arbor can't make \(type.name): its initializer \(obstacle.joined(separator: " and "))",
            about: [], at: repair.initializer.range,
            help: help(on: repair, of: type, isPublic: isPublic, beside: exposure.hidden),
            fixIt: layout.fixIt(for: repair, isPublic ? "public" : "internal", spellings).map {
                var fixIt = $0
                if !exposure.isNone || sharedInstance(of: type, madeBy: repair.initializer) != nil {
                    fixIt.isCertain = false
                }
                if !repair.missing.isEmpty, isCalledByOthers(in: type, layout) { fixIt.isCertain = false }
                fixIt = assumingNoAlias(in: repair.missing, isPublic: false, fixIt)
                guard isPublic else { return fixIt }
                return assumingPublic(types + repair.missing.map(\.type), of: type, fixIt)
            })
    }
}

extension DeclarationLowering {
    /// - Parameter hidden: The types that the initializer would expose, and that fewer see.
    private func help(
        on repair: InitializerRepair, of type: TypeDeclaration, isPublic: Bool, beside hidden: [String]
    ) -> String {
        let more = hidden.isEmpty ? "" : ", and let \(hidden.joined(separator: " and ")) be as visible"
        if !repair.missing.isEmpty {
            return "give it a parameter for each annotated property; other parameters need default values"
                + more
        }
        return (isPublic ? "declare 'public init'" : "declare it without '\(repair.hidden ?? "")'") + more
            + help(onSharedInstanceOf: type, madeBy: repair.initializer)
    }

    /// True if an initializer of a type calls another one, which a new parameter would break.
    private func isCalledByOthers(in type: TypeDeclaration, _ layout: DeclarationLayout) -> Bool {
        type.callables.contains { callable in
            callable.name == "init"
                && layout[callable]?.body.map { BodyWords(of: $0.text).callsInitializerOfSelf } == true
        }
    }
}

extension DeclarationLayout {
    fileprivate func fixIt(
        for repair: InitializerRepair, _ access: String, _ spellings: Spellings
    ) -> Diagnostic.FixIt? {
        guard let parts = self[repair.initializer] else { return nil }
        let body = BodyWords(of: parts.body?.text ?? "")
        var edits =
            repair.hidden == nil
            ? [] : Diagnostic.FixIt.Edit.making(access, parts.modifiers, at: parts.start)
        edits += parameters(of: repair, spellings)
        edits += assignments(of: repair, parts, body, spellings)
        let labels = repair.missing.map { "'\($0.label)'" }.joined(separator: ", ")
        let changes =
            (repair.hidden != nil ? ["make it \(access)"] : [])
            + (labels.isEmpty ? [] : ["let it take \(labels)"])
        // Where the body keeps its own value, it would drop the one that is injected.
        let isTaken = !repair.missing.contains { body.keepsValue(of: $0.label) }
        return Diagnostic.FixIt(
            changes.joined(separator: " and "), edits: edits,
            isCertain: isTaken
                && (repair.missing.isEmpty || !hasComment(afterParameterOf: repair.initializer)))
    }

    /// True if a comment follows a parameter, which would be about an inserted one then.
    private func hasComment(afterParameterOf initializer: CallableDeclaration) -> Bool {
        initializer.parameters.contains { parameter in
            let rest = text(SourceRange(start: parameter.range.end, end: initializer.parametersRange.end))
            return rest.drop { $0 == " " || $0 == "\t" }.hasPrefix("/")
        }
    }

    /// Inserts each parameter after that of the dependency before it, so the written parameters stay unchanged.
    private func parameters(of repair: InitializerRepair, _ spellings: Spellings) -> [Diagnostic.FixIt.Edit] {
        let isMissing = Set(repair.missing.map(\.label))
        var after: Int?
        var groups: [(after: Int?, parameters: [String])] = []
        for (index, dependency) in repair.dependencies.enumerated() {
            if !isMissing.contains(dependency.label) {
                after = repair.match.parameter(taking: index) ?? after
            } else if groups.last?.after == after, !groups.isEmpty {
                groups[groups.count - 1].parameters.append(spellings.parameter(dependency))
            } else {
                groups.append((after, [spellings.parameter(dependency)]))
            }
        }
        return groups.map { insertion(of: $0.parameters, after: $0.after, in: repair.initializer) }
    }

    private func insertion(
        of parameters: [String], after index: Int?, in initializer: CallableDeclaration
    ) -> Diagnostic.FixIt.Edit {
        let written = initializer.parameters
        guard let first = written.first else {
            let opening = initializer.parametersRange.start.moved(by: 1)
            return .init(range: SourceRange(at: opening), replacement: parameters.joined(separator: ", "))
        }
        let isBroken = isBroken(initializer.parametersRange)
        let separator = isBroken ? ",\n" + indentation(at: written[index ?? 0].range.start) : ", "
        let list = parameters.joined(separator: separator)
        guard let index else {
            return .init(range: SourceRange(at: first.range.start), replacement: list + separator)
        }
        return .init(range: SourceRange(at: written[index].range.end), replacement: separator + list)
    }

    /// Inserts the assignments at the start of the body, because the body may use the whole object.
    private func assignments(
        of repair: InitializerRepair, _ parts: Callable, _ words: BodyWords, _ spellings: Spellings
    ) -> [Diagnostic.FixIt.Edit] {
        guard let body = parts.body, !repair.missing.isEmpty else { return [] }
        let lines = repair.missing.filter { !words.assigned.contains($0.label) }.map(spellings.assignment)
        if lines.isEmpty { return [] }
        let outer = indentation(at: repair.initializer.range.start)
        let step = outer.contains("\t") ? "\t" : level
        let text = lines.map { "\n" + outer + step + $0 }.joined()
        let opening = body.range.start.moved(by: 1)
        let start = SourceRange(start: opening, end: opening.moved(by: spaces(after: opening)))
        if isBroken(body.range) {
            return self.text(SourceRange(start: opening, end: body.range.end)).beginsOnFirstLine
                ? [.init(range: start, replacement: text + "\n" + outer + step)]
                : [.init(range: SourceRange(at: opening), replacement: text)]
        }
        let closing = body.range.end.moved(by: -1)
        let end = SourceRange(start: closing.moved(by: -spaces(before: closing)), end: closing)
        guard start.end < end.start else {
            return [.init(range: SourceRange(start: opening, end: closing), replacement: text + "\n" + outer)]
        }
        return [
            .init(range: start, replacement: text + "\n" + outer + step),
            .init(range: end, replacement: "\n" + outer),
        ]
    }
}

extension String {
    /// True if the text after the brace of a body begins with a statement on its line.
    fileprivate var beginsOnFirstLine: Bool {
        let line = prefix { !$0.isNewline }.drop { $0.isWhitespace }
        return !line.isEmpty && !line.hasPrefix("//")
    }
}

/// The spellings of a type's properties. Labels that are keywords have backticks.
struct Spellings {
    private var labels: [String: String] = [:]
    private var stateObjects: Set<String> = []

    init(of type: TypeDeclaration) {
        for property in type.properties {
            let name = property.label.plainName
            if property.label.utf8.first == UInt8(ascii: "`") { labels[name] = property.label }
            if property.isStateObject { stateObjects.insert(name) }
        }
    }

    func label(_ dependency: Dependency) -> String { labels[dependency.label] ?? dependency.label }

    func parameter(_ dependency: Dependency) -> String {
        "\(label(dependency)): \(dependency.type.parameterDescription)"
    }

    func assignment(_ dependency: Dependency) -> String {
        let label = label(dependency)
        return stateObjects.contains(dependency.label)
            ? "_\(dependency.label) = StateObject(wrappedValue: \(label))" : "self.\(label) = \(label)"
    }
}
