import ArborModel
import ArborSyntax

/// The change that makes an initializer one that Arbor calls, where a small one does.
struct InitializerRepair {
    var initializer: CallableDeclaration
    var isPublic: Bool
    /// Dependencies that it doesn't take, in order, with the places of all in their order.
    var missing: [Dependency]
    var dependencies: [Dependency]
    var match: ParameterMatch

    /// Access is less than parameters, fewer are less than more, and both are more than either.
    static func isSmaller(_ one: InitializerRepair, _ other: InitializerRepair) -> Bool {
        one.cost < other.cost
    }

    private var cost: (Int, Int) { (isPublic || missing.isEmpty ? 0 : 1, missing.count) }
}

extension DeclarationLowering {
    /// Of the scan nothing is asked: whether the generated code is in the same module, it doesn't know.
    func accessObstacle(in initializer: CallableDeclaration) -> String? {
        layout == nil || initializer.isPublic ? nil : "its initializer is not public"
    }

    /// The repair of an initializer whose types fit; none where one would take more than access and parameters.
    func repair(
        of initializer: CallableDeclaration, for dependencies: [Dependency], _ match: ParameterMatch
    ) -> [InitializerRepair] {
        guard let parts = layout?[initializer], !initializer.isFailable, !initializer.isAsync,
            !initializer.mayThrow, initializer.generics.isEmpty, initializer.requirements.isEmpty,
            Availability(of: initializer.attributes) != .never,
            initializer.parameters.indices.allSatisfy({
                initializer.parameters[$0].hasDefault || initializer.parameters[$0].isVariadic
                    || match[$0] != nil
            })
        else { return [] }
        let missing = match.missing(of: dependencies.count).map { dependencies[$0] }
        if !missing.isEmpty {
            // One that overrides takes what the superclass says, one that delegates gives no property a value.
            guard let body = parts.body?.text, !initializer.modifiers.contains("override"),
                !BodyWords(of: body).callsInitializerOfSelf
            else { return [] }
        }
        return [
            InitializerRepair(
                initializer: initializer, isPublic: initializer.isPublic, missing: missing,
                dependencies: dependencies, match: match)
        ]
    }

    mutating func report(_ repair: InitializerRepair, of type: TypeDeclaration) {
        guard let layout else { return }
        let titles = repair.missing.map { "'\($0.label): \($0.type)'" }.joined(separator: ", ")
        let obstacle =
            (repair.isPublic ? [] : ["is not public"]) + (titles.isEmpty ? [] : ["does not take \(titles)"])
        let spellings = Spellings(of: type)
        report(
            .noInitializer,
            "\(type.name) can't be made: its initializer \(obstacle.joined(separator: " and "))",
            about: [], at: repair.initializer.range,
            help:
                "Arbor calls a public one that takes the dependencies; further parameters need default values",
            fixIt: layout.fixIt(for: repair, spellings))
    }
}

extension DeclarationLayout {
    fileprivate func fixIt(for repair: InitializerRepair, _ spellings: Spellings) -> Diagnostic.FixIt? {
        guard let parts = self[repair.initializer] else { return nil }
        var edits =
            repair.isPublic ? [] : Diagnostic.FixIt.Edit.making("public", parts.modifiers, at: parts.start)
        edits += parameters(of: repair, spellings)
        edits += assignments(of: repair, parts, spellings)
        let labels = repair.missing.map { "'\($0.label)'" }.joined(separator: ", ")
        let steps =
            (repair.isPublic ? [] : ["make it public"]) + (labels.isEmpty ? [] : ["let it take \(labels)"])
        return Diagnostic.FixIt(steps.joined(separator: " and "), edits: edits)
    }

    /// Each behind the parameter of the dependency before it, so that what is written stays as it is.
    private func parameters(of repair: InitializerRepair, _ spellings: Spellings) -> [Diagnostic.FixIt.Edit] {
        let isMissing = Set(repair.missing.map(\.label))
        var behind: Int?
        var groups: [(behind: Int?, parameters: [String])] = []
        for (place, dependency) in repair.dependencies.enumerated() {
            if !isMissing.contains(dependency.label) {
                behind = repair.match.parameter(taking: place) ?? behind
            } else if groups.last?.behind == behind, !groups.isEmpty {
                groups[groups.count - 1].parameters.append(spellings.parameter(dependency))
            } else {
                groups.append((behind, [spellings.parameter(dependency)]))
            }
        }
        return groups.map { insertion(of: $0.parameters, behind: $0.behind, in: repair.initializer) }
    }

    private func insertion(
        of parameters: [String], behind place: Int?, in initializer: CallableDeclaration
    ) -> Diagnostic.FixIt.Edit {
        let written = initializer.parameters
        guard let first = written.first else {
            let opening = initializer.parametersRange.start.moved(by: 1)
            return .init(range: SourceRange(at: opening), replacement: parameters.joined(separator: ", "))
        }
        let isBroken = isBroken(initializer.parametersRange)
        let separator = isBroken ? ",\n" + indentation(at: written[place ?? 0].range.start) : ", "
        let list = parameters.joined(separator: separator)
        guard let place else {
            return .init(range: SourceRange(at: first.range.start), replacement: list + separator)
        }
        return .init(range: SourceRange(at: written[place].range.end), replacement: separator + list)
    }

    /// In front of all that the body does, since it may call what needs a whole object.
    private func assignments(
        of repair: InitializerRepair, _ parts: Callable, _ spellings: Spellings
    ) -> [Diagnostic.FixIt.Edit] {
        guard let body = parts.body, !repair.missing.isEmpty else { return [] }
        let assigned = BodyWords(of: body.text).assigned
        let lines = repair.missing.filter { !assigned.contains($0.label) }.map(spellings.assignment)
        if lines.isEmpty { return [] }
        let outer = indentation(at: repair.initializer.range.start)
        let step = outer.contains("\t") ? "\t" : "    "
        let text = lines.map { "\n" + outer + step + $0 }.joined()
        let opening = body.range.start.moved(by: 1)
        if isBroken(body.range) { return [.init(range: SourceRange(at: opening), replacement: text)] }
        let closing = body.range.end.moved(by: -1)
        let start = SourceRange(start: opening, end: opening.moved(by: spaces(after: opening)))
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

/// How the properties of a type are spelled: names that are words of the language have backticks.
struct Spellings {
    private var labels: [String: String] = [:]

    init(of type: TypeDeclaration) {
        for property in type.properties where property.label.utf8.first == UInt8(ascii: "`") {
            labels[property.label.plainName] = property.label
        }
    }

    func label(_ dependency: Dependency) -> String { labels[dependency.label] ?? dependency.label }

    func parameter(_ dependency: Dependency) -> String {
        "\(label(dependency)): \(dependency.type.parameterDescription)"
    }

    func assignment(_ dependency: Dependency) -> String { "self.\(label(dependency)) = \(label(dependency))" }
}
