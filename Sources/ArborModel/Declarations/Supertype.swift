/// A name in an inheritance clause.
public struct Supertype: Hashable, Sendable {
    /// Without module and generic arguments.
    public var name: String
    /// The file of the clause.
    public var path: String

    public init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}
