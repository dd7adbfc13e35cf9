/// The declarations of one file, as written, before any annotation is interpreted.
public struct FileDeclarations: Equatable, Sendable {
    /// The imports, in order.
    public var imports: [ImportDeclaration] = []
    /// The types, in the order of their keywords. A nested type follows the type that contains it.
    public var types: [TypeDeclaration] = []
    /// The qualified names of the type aliases that stand in types.
    public var aliases: [String] = []
    /// The type aliases without generic parameters, if the front end asks for them.
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

/// One `import`, attributes included.
public struct ImportDeclaration: Hashable, Sendable {
    /// The whole declaration without comments, one space between words: `@testable import struct A.B`.
    public var text: String
    /// The attributes without the `@`, such as `testable` and `_spi(Testing)`, and the access modifiers, such as
    /// `public`.
    public var attributes: [String]
    /// The kind of the imported declaration: `struct` in `import struct A.B`. `nil` if a module is imported.
    public var kind: String? = nil
    /// The path of the import: `A.B`.
    public var path: String
    /// The conditions of the `#if` branches around it, outermost first: `os(Linux)`, `!(os(Linux))`.
    public var conditions: [String]

    /// Creates an import from its parts, by default under no condition.
    public init(text: String, attributes: [String], kind: String?, path: String, conditions: [String] = []) {
        self.init(text: text, attributes: attributes, path: path, conditions: conditions)
        self.kind = kind
    }

    /// Creates the import of a module from its parts.
    public init(text: String, attributes: [String], path: String, conditions: [String]) {
        self.text = text
        self.attributes = attributes
        self.path = path
        self.conditions = conditions
    }

    /// Creates a plain `import module`.
    public init(module: String) {
        self.init(text: "import " + module, attributes: [], kind: nil, path: module)
    }

    /// The name of the module: `A` of `A.B`.
    public var module: Substring {
        path.utf8.firstIndex(of: UInt8(ascii: ".")).map { path[..<$0] } ?? path[...]
    }

    /// Hashes the path alone. Nearly all imports of a path are equal, and all files' imports are put into sets.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A class, struct, actor, enum, protocol or extension, as written.
public struct TypeDeclaration: Equatable, Sendable {
    /// The kind of a declaration that has members.
    public enum Kind: String, Sendable, CaseIterable {
        /// The kinds by the keywords that introduce them.
        case `class`, `struct`, actor, `enum`, `protocol`, `extension`
    }

    /// The keyword that introduces the declaration.
    public var kind: Kind
    /// The name, qualified by the types around it: `Outer.Inner`; for an extension, the extended type.
    public var name: String
    /// The number of leading components of `name` that are types around it.
    public var depth: Int
    /// The parameter clause, `<Element: Hashable>`, or "".
    public var generics: String
    /// The `where` clause, or "".
    public var requirements: String
    /// The attributes, in order.
    public var attributes: [Attribute]
    /// The attributes that stand in an `#if` in front of the declaration.
    public var conditionalAttributes: [Attribute] = []
    /// The modifiers, in order: `public`, `final`.
    public var modifiers: [String]
    /// The entries of the inheritance clause as written, in order.
    public var inherits: [String]
    /// The properties with a plain name, in order.
    public var properties: [PropertyDeclaration] = []
    /// The bindings with an attribute and without a plain name.
    public var patterns: [PatternDeclaration] = []
    /// The initializers and functions, in order.
    public var callables: [CallableDeclaration] = []
    /// The subscripts and associated types of a protocol: the range of each.
    public var otherRequirements: [SourceRange] = []
    /// The cases of an annotated enum, if the front end annotates callables too: the range of each declaration.
    public var cases: [SourceRange] = []
    /// The conditions of the `#if` branches around it, outermost first.
    public var conditions: [String]
    /// The range of the keyword.
    public var keywordRange: SourceRange
    /// The range of the name.
    public var nameRange: SourceRange
    /// The range from the first attribute to the closing brace.
    public var range: SourceRange

    /// Creates a type without members. By default it is at the top level, under no condition.
    public init(
        kind: Kind, name: String, depth: Int = 0, generics: String = "", requirements: String = "",
        attributes: [Attribute] = [], modifiers: [String] = [], inherits: [String] = [],
        conditions: [String] = [],
        keywordRange: SourceRange, nameRange: SourceRange, range: SourceRange
    ) {
        self.kind = kind
        self.name = name
        self.depth = depth
        self.generics = generics
        self.requirements = requirements
        self.attributes = attributes
        self.modifiers = modifiers
        self.inherits = inherits
        self.conditions = conditions
        self.keywordRange = keywordRange
        self.nameRange = nameRange
        self.range = range
    }
}

/// `@Name(label: value, …)`
public struct Attribute: Equatable, Sendable {
    /// The name without the `@`, qualified as written: `Instantiable`, `Arbor.Instantiable`.
    public var name: String
    /// The arguments, in order. Empty if the attribute has no parentheses.
    public var arguments: [AttributeArgument]
    /// The whole attribute, from the `@`, without comments.
    public var text: String
    /// The range of the whole attribute.
    public var range: SourceRange

    /// Creates an attribute from its parts.
    public init(name: String, arguments: [AttributeArgument], text: String, range: SourceRange) {
        self.name = name
        self.arguments = arguments
        self.text = text
        self.range = range
    }
}

/// One argument of an attribute; its value is kept as text.
public struct AttributeArgument: Equatable, Sendable {
    /// The label; `nil` for an argument without a label.
    public var label: String?
    /// The expression, without comments: `true`, `"Text"`, `[A.self, B.self]`.
    public var value: String
    /// The range of the value.
    public var range: SourceRange
    /// The range of the label, without the colon.
    public var labelRange: SourceRange?
    /// The ranges of the elements, if the value is an array literal and the front end asks for them.
    public var elementRanges: [SourceRange] = []

    /// Creates an argument from its parts.
    public init(label: String?, value: String, range: SourceRange, labelRange: SourceRange? = nil) {
        self.label = label
        self.value = value
        self.range = range
        self.labelRange = labelRange
    }
}

/// One binding of a `let` or `var` with a plain name.
public struct PropertyDeclaration: Equatable, Sendable {
    /// The name that is bound.
    public var label: String
    /// The type as written, without comments; `nil` if there is no annotation.
    public var type: String? = nil
    /// `let` or `var`, or the specifier that replaces it (`inout`, `_mutating`).
    public var keyword: String
    /// The attributes, in order.
    public var attributes: [Attribute]
    /// The modifiers, in order: `private`, `static`.
    public var modifiers: [String]
    /// True if a value is assigned where the property is declared.
    public var hasInitialValue: Bool
    /// True if the property has a getter, a setter or observers.
    public var hasAccessors: Bool
    /// The text of the accessor block, with its braces, if it is as short as that of a requirement; "" otherwise.
    public var accessors = ""
    /// True if the accessors are observers of a stored property: `willSet`, `didSet`.
    public var isObserved = false
    /// The conditions of the `#if` branches around the property and inside its type, outermost first.
    public var conditions: [String]
    /// The range of the label.
    public var range: SourceRange
    /// The range of the type annotation; `nil` if no type is written.
    public var typeRange: SourceRange?
    /// The range of `weak` or `unowned`; `nil` if neither is written.
    public var weaknessRange: SourceRange?

    /// Creates a property without a type. By default it has no attributes, no value, no accessors and no condition.
    public init(
        label: String, keyword: String, attributes: [Attribute] = [], modifiers: [String] = [],
        hasInitialValue: Bool = false, hasAccessors: Bool = false, conditions: [String] = [],
        range: SourceRange, typeRange: SourceRange? = nil
    ) {
        self.label = label
        self.keyword = keyword
        self.attributes = attributes
        self.modifiers = modifiers
        self.hasInitialValue = hasInitialValue
        self.hasAccessors = hasAccessors
        self.conditions = conditions
        self.range = range
        self.typeRange = typeRange
    }
}

/// A binding of a `let` or `var` with an attribute whose name is a pattern: `@A let (x, y): (X, Y)`, `@A let _: X`.
public struct PatternDeclaration: Equatable, Sendable {
    /// The pattern: `(x, y)`, `_`.
    public var pattern: String
    /// The type as written, without comments; `nil` if there is no annotation.
    public var type: String?
    /// The attributes, in order.
    public var attributes: [Attribute]
    /// The text before the pattern: `@A private let`.
    public var prefix: String
    /// True if nothing else is bound, and there is neither a value nor accessors.
    public var isPlain: Bool
    /// The range from the first attribute to the last binding.
    public var range: SourceRange
    /// The range of the pattern.
    public var patternRange: SourceRange
    /// The range of the type annotation; `nil` if no type is written.
    public var typeRange: SourceRange?

    /// Creates a pattern from its parts, by default without attributes.
    public init(
        pattern: String, type: String?, attributes: [Attribute] = [], prefix: String = "", isPlain: Bool,
        range: SourceRange, patternRange: SourceRange, typeRange: SourceRange?
    ) {
        self.pattern = pattern
        self.type = type
        self.attributes = attributes
        self.prefix = prefix
        self.isPlain = isPlain
        self.range = range
        self.patternRange = patternRange
        self.typeRange = typeRange
    }
}

/// An `init` or a `func`.
public struct CallableDeclaration: Equatable, Sendable {
    /// `init`, or the function's name.
    public var name: String
    /// The attributes, in order.
    public var attributes: [Attribute]
    /// The attributes that stand in an `#if` in front of the declaration.
    public var conditionalAttributes: [Attribute] = []
    /// The modifiers, in order: `public`, `static`.
    public var modifiers: [String]
    /// The parameter clause, or "".
    public var generics: String
    /// The `where` clause, or "".
    public var requirements: String
    /// The parameters, in order.
    public var parameters: [ParameterDeclaration]
    /// True if `async` is written.
    public var isAsync: Bool
    /// True if `throws` is written, with or without a type.
    public var isThrowing: Bool
    /// True if it is `rethrows`.
    public var isRethrowing = false
    /// The thrown type as written; `nil` if `throws` has none.
    public var thrownType: String?
    /// The result type as written; `nil` if no type is written.
    public var returns: String? = nil
    /// True for an `init?` or `init!`.
    public var isFailable: Bool
    /// The conditions of the `#if` branches around the declaration and inside its type, outermost first.
    public var conditions: [String]
    /// The range of the keyword, `init` or `func`.
    public var range: SourceRange
    /// The range of the parameter clause, parentheses included.
    public var parametersRange: SourceRange
    /// The range of the modifier `class`; `nil` if it is not written.
    public var classRange: SourceRange?

    /// Creates a callable. By default it takes nothing, returns nothing, and neither waits, throws nor fails.
    public init(
        name: String, attributes: [Attribute] = [], modifiers: [String] = [], generics: String = "",
        requirements: String = "", parameters: [ParameterDeclaration] = [], isAsync: Bool = false,
        isThrowing: Bool = false, isFailable: Bool = false, conditions: [String] = [],
        range: SourceRange, parametersRange: SourceRange
    ) {
        self.name = name
        self.attributes = attributes
        self.modifiers = modifiers
        self.generics = generics
        self.requirements = requirements
        self.parameters = parameters
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.isFailable = isFailable
        self.conditions = conditions
        self.range = range
        self.parametersRange = parametersRange
    }

    /// True if a call may throw. An error of type `Never` is never thrown.
    public var mayThrow: Bool {
        isThrowing && thrownType.map { TypeExpression(parsing: $0).normal == .named("Never", []) } != true
    }
}

/// `@Attribute label name: Type = default`
public struct ParameterDeclaration: Equatable, Sendable {
    /// The attributes in front of the label, in order. Those of the type, such as `@escaping`, are part of `type`.
    public var attributes: [Attribute]
    /// The outer name; `_` if the argument has no label.
    public var label: String
    /// The inner name, or the outer one if only one is written.
    public var name: String
    /// The type as written, with attributes, specifiers and the `...` of a variadic parameter.
    public var type: String
    /// The default value as written; `nil` if none is.
    public var defaultValue: String? = nil
    /// The range of the whole parameter.
    public var range: SourceRange

    /// Creates a parameter without a default value from its other parts. By default it has no attributes.
    public init(attributes: [Attribute] = [], label: String, name: String, type: String, range: SourceRange) {
        self.attributes = attributes
        self.label = label
        self.name = name
        self.type = type
        self.range = range
    }

    /// True if a default value is written.
    public var hasDefault: Bool { defaultValue != nil }
}
