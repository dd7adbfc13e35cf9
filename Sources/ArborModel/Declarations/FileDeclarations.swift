/// The declarations of one file, as written, before any annotation is interpreted.
public struct FileDeclarations: Equatable, Sendable {
    /// The imports, in order.
    public var imports: [ImportDeclaration] = []
    /// The types, in the order of their keywords. A nested type follows the type that contains it.
    public var types: [TypeDeclaration] = []
    /// The qualified names of the type aliases that stand in types.
    public var aliases: [String] = []
    /// The type aliases, if the front end asks for them.
    public var typealiases: [TypealiasDeclaration] = []
    /// The macros of front ends at the top of the file, such as `#SafeDIConfiguration`. A macro's arguments are written
    /// as an attribute's.
    public var expansions: [Attribute] = []
    /// The attributes that stand in an `#if` while the declaration they belong to stands outside it.
    public var conditionalAttributes: [Attribute] = []
    /// The attributes of properties and functions outside of all types, if the front end asks for them.
    public var strayAttributes: [Attribute] = []
    /// The functions with attributes outside of all types. Their attributes are among `strayAttributes`.
    public var strayFunctions: [CallableDeclaration] = []
    /// The imports with `@testable`, in order.
    public var testableImports: [TestableImport] = []
    /// The declarations in the file of the names that default values of parameters use. No reader finds them, because only
    /// code for tests repeats default values.
    public var namesInDefaults: [DeclaredName] = []
    /// True if access levels were not read, because other modules see all annotated types with their initializers and
    /// functions.
    public var areAllVisible = false
    /// The locations where the text is not Swift that the grammar knows.
    public var faults: [SyntaxFault] = []
    /// The names of types that the file may declare or name as provided, if it has faults.
    public var lostNames: [String] = []

    /// Creates the declarations of an empty file.
    public init() {}
}

/// What a file says about a name that it declares.
public struct DeclaredName: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The qualified name of the type that the declaration stands in; `nil` at the top level.
    public var owner: String?
    /// True if only the file or a part of it sees the declaration.
    public var isHidden: Bool
    /// True for a static member and for a type.
    public var isStatic: Bool
    /// True for a type with an initializer that other files don't see.
    public var hidesInitializers: Bool

    /// Creates what a file says about a name.
    public init(
        name: String, owner: String?, isHidden: Bool, isStatic: Bool, hidesInitializers: Bool = false
    ) {
        self.name = name
        self.owner = owner
        self.isHidden = isHidden
        self.isStatic = isStatic
        self.hidesInitializers = hidesInitializers
    }
}

/// An import with `@testable`.
public struct TestableImport: Equatable, Sendable {
    /// The name of the imported module.
    public var module: String
    /// The range of the import in the file.
    public var range: SourceRange

    /// Creates an import from the module's name and its range.
    public init(module: String, range: SourceRange) {
        self.module = module
        self.range = range
    }
}
