/// A name in an inheritance clause.
public struct Supertype: Hashable, Sendable {
    /// The name, without module and generic arguments.
    public var name: String
    /// The path of the file that holds the clause.
    public var path: String

    /// The module that declares the supertype; `nil` if the file's imports decide.
    public var module: String?

    /// Creates a supertype, by default one whose module the file's imports decide.
    public init(name: String, path: String, module: String? = nil) {
        self.name = name
        self.path = path
        self.module = module
    }
}
