import ArborModel
import ArborPlans

/// The names in a double: those of the closures, and those of the class's own constants and parameters.
struct DoubleNames {
    private(set) var requirements: [DoublePlan.Requirement] = []
    private(set) var own = DoublePlan.Names()
    private var taken: Set<String> = []

    /// - Parameter declarations: The requirements, without repetitions.
    init(_ declarations: [DoubleDeclaration.Requirement]) {
        let counts = Dictionary(grouping: declarations, by: \.name).mapValues(\.count)
        requirements = declarations.map { requirement in
            guard requirement.isSettable else { return DoublePlan.Requirement(requirement) }
            let labels = counts[requirement.name] == 1 ? [] : requirement.parameters.map(\.label)
            let words = labels.filter { $0 != "_" }.map(\.identifierCharacters.capitalisedFirst)
            let closure = free(requirement.name.asClosure + words.joined())
            let setter = requirement.kind == .variable ? free("set" + closure.capitalisedFirst) : nil
            return DoublePlan.Requirement(requirement, closure: closure, setter: setter)
        }
        own.place = own.place.map { free($0) }
        // The constants have the names of the closures with something in front that no requirement has.
        let members = Set(declarations.map(\.name))
        let constants = taken.union(["double"])
        while constants.contains(where: {
            members.contains(own.prefix + $0) || taken.contains(own.prefix + $0)
        }) {
            own.prefix += "_"
        }
    }

    private mutating func free(_ name: String) -> String {
        var (free, number) = (name, 1)
        while !taken.insert(free).inserted {
            number += 1
            free = name + "\(number)"
        }
        return free
    }
}

extension String {
    /// The name of a closure for a requirement of this name.
    fileprivate var asClosure: String {
        let plain = identifierCharacters
        if plain.isIdentifier, !ReservedWords.reserved.contains(plain), plain != "double" { return plain }
        return "on" + plain.capitalisedFirst
    }

    fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
