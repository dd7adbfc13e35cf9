import ArborModel

/// The name of a generic type, and the number of its parameters.
struct GenericName: Hashable {
    private let name: String
    private let count: Int

    init?(of type: TypeExpression) {
        guard let name = type.lastName, !type.arguments.isEmpty else { return nil }
        (self.name, count) = (name, type.arguments.count)
    }
}
