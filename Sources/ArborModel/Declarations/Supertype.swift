/// A name in an inheritance clause.
public struct Supertype: Hashable, Sendable {
    /// The name, without module, types around it and generic arguments.
    public var name: String
    /// The types around it, or its module, as written: `A.B` for `A.B.C`; `nil` if nothing is written in front of the name.
    public var scope: String?
    /// The path of the file that holds the clause.
    public var path: String

    /// The module that declares the supertype; `nil` if the file's imports decide.
    public var module: String?

    /// Creates a supertype from a name as it is written, with or without a scope: `C`, `A.B.C`, `M::C`.
    public init(written: String, path: String) {
        let parts = written.split(separator: ":").map(String.init)
        let names = (parts.last ?? written).split(separator: ".").map(String.init)
        self.init(
            name: names.last ?? written, path: path, module: parts.count == 2 ? parts[0] : nil)
        if names.count > 1 { scope = names.dropLast().joined(separator: ".") }
    }

    /// Creates a supertype, by default one whose module the file's imports decide.
    public init(name: String, path: String, module: String? = nil) {
        self.name = name
        self.path = path
        self.module = module
    }

    /// The name with the types around it: `A.B.C`.
    package var qualifiedName: String { scope.map { "\($0).\(name)" } ?? name }
}
