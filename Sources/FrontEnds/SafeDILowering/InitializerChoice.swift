import ArborModel
import ArborSyntax

/// The call that makes a type, or one call for each of several `#if` branches.
struct InitializerCall {
    /// The arguments of the first branch if there are branches.
    var arguments: [Argument]
    var branches: [ProviderDeclaration.Branch] = []
    /// The isolation as written, if all initializers agree.
    var isolation = WrittenConcurrency.Isolation.inferred
    /// The labels of the dependencies that an initializer takes as `sending`.
    var sent: [String] = []
    /// The initializer, or the first one that only its own module sees.
    var callable: CallableDeclaration?
    /// The initializers of all branches, if there are several.
    var callables: [CallableDeclaration] = []
    /// The first initializer whose isolation differs from those before it.
    var otherwiseIsolated: CallableDeclaration?
}

/// The initializers of one type that can be called, and why others can't.
///
/// In each build, the call means the first initializer that fits and is compiled there, or another one that
/// the compiler prefers for the same arguments. One that is deprecated or not available on all platforms is
/// chosen only if there is no other.
struct InitializerChoice {
    struct Obstacle {
        var initializer: CallableDeclaration
        var text: String
        /// How to make the compiler call the fitting initializer, if it calls this one instead.
        var help: String?
        /// True if the initializer takes just the dependencies.
        var takesDependencies = false
    }

    struct Fitting {
        var initializer: CallableDeclaration
        var branch: ProviderDeclaration.Branch
        var availability: Availability
    }

    private var fitting: [Fitting] = []
    private var obstacles: [Obstacle] = []

    /// The obstacle to report. One with help is preferred, because then an initializer almost fits, and then one of an
    /// initializer that takes the dependencies, which can't be declared again.
    var firstObstacle: Obstacle? {
        obstacles.first { $0.help != nil } ?? obstacles.first(where: \.takesDependencies) ?? obstacles.first
    }
    var hasFitting: Bool { !fitting.isEmpty }

    mutating func add(obstacle text: String, in initializer: CallableDeclaration, takesDependencies: Bool) {
        add(Obstacle(initializer: initializer, text: text, takesDependencies: takesDependencies))
    }

    mutating func add(_ obstacle: Obstacle) {
        obstacles.append(obstacle)
        if obstacle.help != nil { fitting.removeAll { $0.initializer.range == obstacle.initializer.range } }
    }

    /// Adds a fitting initializer. Returns true if it is the first and is always available, because then none
    /// can be better.
    mutating func add(
        _ arguments: [Argument], of initializer: CallableDeclaration, in type: TypeDeclaration
    ) -> Bool {
        // The compiler calls this initializer instead of a better one, and Arbor can't.
        if obstacles.contains(where: { $0.help != nil && $0.initializer.range == initializer.range }) {
            return false
        }
        let availability: Availability =
            initializer.attributes.isEmpty ? .always : Availability(of: initializer.attributes)
        let conditions = initializer.conditions.dropFirst(type.conditions.count)
        if fitting.isEmpty, conditions.isEmpty, availability == .always { return true }
        let branch = ProviderDeclaration.Branch(conditions: Array(conditions), arguments: arguments)
        fitting.append(Fitting(initializer: initializer, branch: branch, availability: availability))
        return false
    }

    /// The fitting initializers, better ones first, up to the first that every build compiles. `uncovered`
    /// describes a build that compiles none of them, if there is one.
    func candidates() -> (candidates: [Fitting], uncovered: String?) {
        // The sort is stable, so equally good initializers stay in order.
        let ordered = fitting.sorted { $0.availability.rawValue < $1.availability.rawValue }
        var candidates: [Fitting] = []
        for next in ordered {
            candidates.append(next)
            if next.branch.conditions.isEmpty { return (candidates, nil) }
        }
        return (candidates, ConditionCover.uncovered(by: candidates.map(\.branch.conditions)))
    }

    /// Why an initializer in the remaining branches can't be called.
    var obstacleInBranch: Obstacle? {
        obstacles.first { !$0.initializer.conditions.isEmpty } ?? firstObstacle
    }
}

extension DeclarationLowering {
    private func otherwiseIsolated(
        among candidates: [InitializerChoice.Fitting], of type: TypeDeclaration
    ) -> CallableDeclaration? {
        let isolations = candidates.map { candidate in
            let own = candidate.initializer.writtenIsolation
            return own == .inferred ? type.writtenConcurrency.type : own
        }
        return isolations.firstIndex { $0 != isolations[0] }.map { candidates[$0].initializer }
    }

    mutating func call(
        by choice: InitializerChoice, of type: TypeDeclaration, for dependencies: [Dependency]
    ) -> InitializerCall? {
        let (candidates, uncovered) = choice.candidates()
        guard let uncovered else {
            let first = candidates[0].branch.arguments
            let isOne = candidates.allSatisfy { $0.branch.arguments == first }
            let isolations = Set(candidates.map(\.initializer.writtenIsolation))
            return InitializerCall(
                arguments: first, branches: isOne ? [] : candidates.map(\.branch),
                isolation: isolations.count == 1 ? candidates[0].initializer.writtenIsolation : .inferred,
                sent: candidates.flatMap { $0.initializer.sent(among: $0.branch.arguments) },
                callable: candidates.map(\.initializer).first { !$0.isPublic } ?? candidates[0].initializer,
                callables: candidates.count == 1 ? [] : candidates.map(\.initializer),
                otherwiseIsolated: isolations.count == 1
                    ? nil : otherwiseIsolated(among: candidates, of: type))
        }
        let other = choice.obstacleInBranch
        report(
            .noInitializer,
            "Arbor can't make \(type.name) where \(uncovered): "
                + (other?.text ?? "no initializer that takes its dependencies is compiled there"),
            about: ["#if"], at: (other?.initializer ?? candidates[0].initializer).range,
            help: other.map { help(on: $0, of: type, for: dependencies) }
                ?? "declare an initializer for that build too, in '#else' or outside the '#if'")
        return nil
    }
}
