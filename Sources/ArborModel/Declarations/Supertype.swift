/// A name in an inheritance clause.
public struct Supertype: Hashable, Sendable {
    /// Without module and generic arguments.
    public var name: String
    /// The file of the clause.
    public var path: String

    /// The module that declares it; `nil` where the file's imports decide.
    public var module: String?

    public init(name: String, path: String, module: String? = nil) {
        self.name = name
        self.path = path
        self.module = module
    }
}
