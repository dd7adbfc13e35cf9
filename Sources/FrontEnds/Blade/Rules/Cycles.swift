import ArborModel

extension ComponentGraph {
    /// The values that are needed to make themselves, one fault for each group of values that need each other.
    var cycles: [Diagnostic] {
        let adjacency = adjacency { !$0.isLazy }
        let components = Components(adjacency)
        let rank = Dictionary(uniqueKeysWithValues: zip(reached, reached.indices))
        return components.indices.compactMap { component in
            let members = components[component]
            let start = members.min { (rank[$0] ?? .max) < (rank[$1] ?? .max) }
            guard let start, members.count > 1 || adjacency.targets(of: start).contains(start) else {
                return nil
            }
            return cycle(through: loop(from: start, in: Set(members)))
        }
    }

    /// A shortest loop from a value back to itself.
    private func loop(from start: BindingNumber, in members: Set<BindingNumber>) -> [LoopStep] {
        var previous: [BindingNumber: LoopStep] = [:]
        var open = [start]
        var next = 0
        while next < open.count, previous[start] == nil {
            let value = open[next]
            next += 1
            for edge in edges[value] ?? [] where !edge.isLazy && members.contains(edge.target) {
                guard previous[edge.target] == nil else { continue }
                previous[edge.target] = LoopStep(from: value, edge: edge)
                open.append(edge.target)
            }
        }
        var steps: [LoopStep] = []
        var value = start
        repeat {
            guard let step = previous[value] else { break }
            steps.append(step)
            value = step.from
        } while value != start
        return steps.reversed()
    }

    private struct LoopStep {
        let from: BindingNumber
        let edge: Edge
    }

    private func cycle(through loop: [LoopStep]) -> Diagnostic {
        let start = loop[0].from
        let names = (loop.map(\.from) + [start]).map { typeTitle(of: $0) }.joined(separator: " -> ")
        let steps = loop.map {
            Step(from: $0.from, consumer: $0.edge.provider, dependency: $0.edge.parameter)
        }
        return Diagnostic(
            .dependencyCycle, "\(typeTitle(of: start)) depends on itself: \(names)",
            about: loop.map { typeTitle(of: $0.from) }.fromLeast,
            at: program.location(dependency(of: steps[0]).range, in: steps[0].consumer),
            pathTitles: [title] + (path(to: start).shortened + steps).map { heading(for: $0) },
            path: (path(to: start).shortened + steps).map { note(for: $0) }, help: help(for: loop))
    }

    /// The edge to break: a type's initializer can keep a `Lazy`, and a shared target remains one value.
    private func help(for loop: [LoopStep]) -> String {
        let best = loop.min { rank(of: $0) < rank(of: $1) } ?? loop[0]
        let parameter = program[best.edge.provider].dependencies[best.edge.parameter]
        if loop.count == 1, program[best.edge.provider].kind == .function {
            return help(forFunction: best.edge.provider, taking: parameter)
        }
        let isShared = registration(best.edge.target).isShared
        let consumer = consumerTitle(best.edge.provider, making: best.from)
        return "let \(consumer) take '\(parameter.label): Lazy<\(program.shown(parameter.type))>' "
            + "and call 'get()' when it needs the value"
            + (isShared
                ? ""
                : "; also add '@Provider(scope: .singleton)' to \(typeTitle(of: best.edge.target)), "
                    + "because otherwise each 'get()' makes a new one")
    }

    /// A function takes what it returns, which it probably makes of another value. A `Lazy` would be asked while it is made.
    private func help(forFunction function: Place, taking parameter: Dependency) -> String {
        let name = ModuleFreeName.of(parameter.type.lastName ?? "")
        let likely = program.initializers(inheriting: name).prefix(3).map {
            "'\(parameter.label): \(program.title(of: $0))'"
        }
        let title = program.title(of: function)
        return likely.isEmpty
            ? "let \(title) take a value of another type, of which it makes this one; or remove the parameter"
            : "let \(title) take what it makes this of: \(likely.joined(separator: " or "))"
    }

    private func rank(of step: LoopStep) -> Int {
        let isFunction = program[step.edge.provider].kind == .function
        return (isFunction ? 2 : 0) + (registration(step.edge.target).isShared ? 0 : 1)
    }
}

extension [String] {
    /// The same cycle, beginning with its least element, so that it is the same from wherever it is found.
    fileprivate var fromLeast: [String] {
        guard let least = indices.min(by: { self[$0] < self[$1] }) else { return self }
        return Array(self[least...] + self[..<least])
    }
}
