import ArborModel
import ArborSyntax

/// The call that makes a type: one, or one for each of some `#if` branches.
struct InitializerCall {
    /// Those of the first branch, if there are branches.
    var arguments: [Argument]
    var branches: [ProviderDeclaration.Branch] = []
    /// What the initializers say of it, if all say the same.
    var isolation = WrittenConcurrency.Isolation.inferred
    /// The labels of the dependencies that some initializer takes as `sending`.
    var sent: [String] = []
    /// The first of several that has not the isolation of those before it.
    var otherwiseIsolated: CallableDeclaration?
}

/// The initializers of one type that could be called, and why others can't.
///
/// In each build, the first that fits and is compiled there is called, or one that the compiler calls for the same
/// arguments; one that is deprecated, or not on all platforms,
/// only where no other is.
struct InitializerChoice {
    struct Obstacle {
        var initializer: CallableDeclaration
        var text: String
        /// Of an initializer that the compiler calls instead of one that fits: what to do about it.
        var help: String?
    }

    struct Fitting {
        var initializer: CallableDeclaration
        var branch: ProviderDeclaration.Branch
        var availability: Availability
    }

    private var fitting: [Fitting] = []
    private var obstacles: [Obstacle] = []

    /// That none fits is best told of one that nearly does.
    var firstObstacle: Obstacle? { obstacles.first { $0.help != nil } ?? obstacles.first }
    var hasFitting: Bool { !fitting.isEmpty }

    mutating func add(obstacle text: String, in initializer: CallableDeclaration) {
        add(Obstacle(initializer: initializer, text: text))
    }

    mutating func add(_ obstacle: Obstacle) {
        obstacles.append(obstacle)
        if obstacle.help != nil { fitting.removeAll { $0.initializer.range == obstacle.initializer.range } }
    }

    /// True where nothing can be better: the first one, and it is always there.
    mutating func add(
        _ arguments: [Argument], of initializer: CallableDeclaration, in type: TypeDeclaration
    ) -> Bool {
        // What is called instead of a better one is none to call.
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

    /// As many as it takes until one of them is there in every build, the better ones first; and a build in which none
    /// is, where there is one.
    func chain() -> (links: [Fitting], uncovered: String?) {
        // The sort is stable: those that are equally good stay in order.
        let ordered = fitting.sorted { $0.availability.rawValue < $1.availability.rawValue }
        var links: [Fitting] = []
        for next in ordered {
            links.append(next)
            if next.branch.conditions.isEmpty { return (links, nil) }
        }
        return (links, ConditionCover.uncovered(by: links.map(\.branch.conditions)))
    }

    /// Why an initializer that stands in the other branches can't be called there.
    var obstacleInBranch: Obstacle? {
        obstacles.first { !$0.initializer.conditions.isEmpty } ?? firstObstacle
    }
}

extension DeclarationLowering {
    private func otherwiseIsolated(
        among links: [InitializerChoice.Fitting], of type: TypeDeclaration
    ) -> CallableDeclaration? {
        let isolations = links.map { link in
            let own = link.initializer.writtenIsolation
            return own == .inferred ? type.writtenConcurrency.type : own
        }
        return isolations.firstIndex { $0 != isolations[0] }.map { links[$0].initializer }
    }

    mutating func call(by choice: InitializerChoice, of type: TypeDeclaration) -> InitializerCall? {
        let (links, uncovered) = choice.chain()
        guard let uncovered else {
            let first = links[0].branch.arguments
            let isOne = links.allSatisfy { $0.branch.arguments == first }
            let isolations = Set(links.map(\.initializer.writtenIsolation))
            return InitializerCall(
                arguments: first, branches: isOne ? [] : links.map(\.branch),
                isolation: isolations.count == 1 ? links[0].initializer.writtenIsolation : .inferred,
                sent: links.flatMap { $0.initializer.sent(among: $0.branch.arguments) },
                otherwiseIsolated: isolations.count == 1 ? nil : otherwiseIsolated(among: links, of: type))
        }
        let other = choice.obstacleInBranch
        report(
            .noInitializer,
            "\(type.name) can't be made where \(uncovered): "
                + (other?.text ?? "no initializer that takes its dependencies is compiled there"),
            about: ["#if"], at: (other?.initializer ?? links[0].initializer).range,
            help: other?.help
                ?? "declare one that takes the dependencies there too, in '#else' or outside the '#if'")
        return nil
    }
}
