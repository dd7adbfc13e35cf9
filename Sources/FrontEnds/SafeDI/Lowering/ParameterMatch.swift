import ArborModel
import ArborSyntax

/// Which dependency each parameter of an initializer takes.
///
/// A parameter's inner name is that of a property, as in `init(with name: String)`. Where it is not, its outer label may
/// be, `init(name n: String)`, unless another parameter has that name inside.
struct ParameterMatch {
    /// By parameter, the place of its dependency.
    private var places: [Int?]

    subscript(parameter: Int) -> Int? { places[parameter] }

    /// - Parameter taken: the places of the dependencies, by label.
    init(of parameters: [ParameterDeclaration], with taken: LabelIndex) {
        places = parameters.map { taken[$0.name.plainName] }
        for (number, parameter) in parameters.enumerated() where places[number] == nil {
            guard parameter.label != "_", let place = taken[parameter.label.plainName],
                !places.contains(place)
            else { continue }
            places[number] = place
        }
    }

    /// Each parameter of an `instantiate` is a dependency of its own.
    init(ofAll parameters: [ParameterDeclaration]) { places = Array(parameters.indices) }

    /// The first of so many dependencies that no parameter takes.
    func firstMissing(of count: Int) -> Int? {
        // Nearly always the parameters are the dependencies, in their order.
        if places.count == count, places.indices.allSatisfy({ places[$0] == $0 }) { return nil }
        var isTaken = Array(repeating: false, count: count)
        for case let place? in places { isTaken[place] = true }
        return isTaken.firstIndex(of: false)
    }

    /// All of so many dependencies that no parameter takes, in order.
    func missing(of count: Int) -> [Int] {
        let taken = Set(places.lazy.compactMap(\.self))
        return (0..<count).filter { !taken.contains($0) }
    }

    /// The parameter that takes a dependency.
    func parameter(taking place: Int) -> Int? { places.firstIndex(of: place) }
}

extension ParameterDeclaration {
    /// As it is called in a message: `name`, or `label name`.
    var title: String { label == name || label == "_" ? name : "\(label) \(name)" }
}
