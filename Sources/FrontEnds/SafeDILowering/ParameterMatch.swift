import ArborModel
import ArborSyntax

/// The dependency that each parameter of an initializer takes.
///
/// Usually a parameter's inner name is that of a property, as in `init(with name: String)`. Otherwise its
/// outer label may be, as in `init(name n: String)`, unless another parameter has that inner name.
struct ParameterMatch {
    /// The index of the dependency of each parameter.
    private var dependencyIndices: [Int?]

    subscript(parameter: Int) -> Int? { dependencyIndices[parameter] }

    /// - Parameter labels: The indices of the dependencies by label.
    init(of parameters: [ParameterDeclaration], with labels: LabelIndex<Dependency>) {
        // By index, because a parameter has several references to count.
        dependencyIndices = parameters.indices.map { labels[parameters[$0].name.plainName] }
        for index in parameters.indices where dependencyIndices[index] == nil {
            let label = parameters[index].label
            guard label != "_", let dependencyIndex = labels[label.plainName],
                !dependencyIndices.contains(dependencyIndex)
            else { continue }
            dependencyIndices[index] = dependencyIndex
        }
    }

    /// Each parameter of an `instantiate` function is its own dependency, except variadic ones, which need no argument.
    init(ofAll parameters: [ParameterDeclaration]) {
        var count = 0
        dependencyIndices = parameters.map { parameter in
            if parameter.isVariadic { return nil }
            defer { count += 1 }
            return count
        }
    }

    /// The index of the first dependency that no parameter takes.
    func firstMissing(of count: Int) -> Int? {
        // The common case: the parameters are the dependencies in order.
        if dependencyIndices.count == count,
            dependencyIndices.indices.allSatisfy({ dependencyIndices[$0] == $0 })
        {
            return nil
        }
        var isTaken = Array(repeating: false, count: count)
        for case let dependencyIndex? in dependencyIndices { isTaken[dependencyIndex] = true }
        return isTaken.firstIndex(of: false)
    }

    /// The indices of all dependencies that no parameter takes, in order.
    func missing(of count: Int) -> [Int] {
        let taken = Set(dependencyIndices.lazy.compactMap(\.self))
        return (0..<count).filter { !taken.contains($0) }
    }

    /// The first parameter that a call leaves out although the compiler would take a later argument for it, and that argument's
    /// parameter: both have one label. The compiler compares labels, and not types.
    func misread(in parameters: [ParameterDeclaration]) -> (left: Int, taken: Int)? {
        guard dependencyIndices.contains(nil) else { return nil }
        var takers: [String: Int] = [:]
        var found: (left: Int, taken: Int)?
        for index in parameters.indices.reversed() {
            let label = parameters[index].label.plainName
            if dependencyIndices[index] != nil {
                takers[label] = index
            } else if let taken = takers[label] {
                found = (index, taken)
            }
        }
        return found
    }

    func parameter(taking dependencyIndex: Int) -> Int? { dependencyIndices.firstIndex(of: dependencyIndex) }
}

extension ParameterDeclaration {
    /// The parameter as messages call it: `name`, or `label name`.
    var title: String { label == name || label == "_" ? name : "\(label) \(name)" }
}

extension CallableDeclaration {
    /// What is wrong with a parameter that a call leaves out, as the end of a sentence.
    func clause(on misread: (left: Int, taken: Int)) -> String {
        let (left, taken) = (parameters[misread.left].name, parameters[misread.taken].name)
        return
            "gives '\(left)' and '\(taken)' one label, so a call without '\(left)' would pass '\(taken)' in its place"
    }
}
