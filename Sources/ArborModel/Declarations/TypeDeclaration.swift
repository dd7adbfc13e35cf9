/// All that one file declares, as written: what the reader sees before any annotation is understood.
public struct FileDeclarations: Equatable, Sendable {
    public var imports: [ImportDeclaration] = []
    /// In the order of their keywords; a nested type follows the type that holds it.
    public var types: [TypeDeclaration] = []
    /// The qualified names of the type aliases that stand in types.
    public var aliases: [String] = []
    /// The `#SafeDIConfiguration` expressions at the top of the file. A macro's arguments are written as an attribute's.
    public var expansions: [Attribute] = []
    /// Those that stand in an `#if` which the declaration that they are meant for does not stand in.
    public var conditionalAttributes: [Attribute] = []
    /// Of the imports with `@testable`, in order.
    public var testableImports: [TestableImport] = []
    /// Places where the text is not Swift that the grammar knows.
    public var faults: [SyntaxFault] = []

    public init() {}
}

/// An import with `@testable`.
public struct TestableImport: Equatable, Sendable {
    public var module: String
    public var range: SourceRange

    public init(module: String, range: SourceRange) {
        self.module = module
        self.range = range
    }
}

/// One `import`, attributes included.
public struct ImportDeclaration: Hashable, Sendable {
    /// The whole declaration without comments, one space between words: `@testable import struct A.B`.
    public var text: String
    /// Without the `@`: `testable`, `_spi(Testing)`; and access modifiers: `public`.
    public var attributes: [String]
    /// `struct` in `import struct A.B`.
    public var kind: String?
    /// `A.B`
    public var path: String
    /// The conditions of the `#if` branches around it, outermost first: `os(Linux)`, `!(os(Linux))`.
    public var conditions: [String]

    public init(text: String, attributes: [String], kind: String?, path: String, conditions: [String] = []) {
        self.text = text
        self.attributes = attributes
        self.kind = kind
        self.path = path
        self.conditions = conditions
    }

    /// `import module`
    public init(module: String) {
        self.init(text: "import " + module, attributes: [], kind: nil, path: module)
    }

    /// The module, `A` of `A.B`.
    public var module: Substring { path.prefix { $0 != "." } }
}

/// A class, struct, actor, enum, protocol or extension, as written.
public struct TypeDeclaration: Equatable, Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case `class`, `struct`, actor, `enum`, `protocol`, `extension`
    }

    public var kind: Kind
    /// Qualified by the types around it: `Outer.Inner`; of an extension, the extended type.
    public var name: String
    /// How many of the leading components of `name` are types around it.
    public var depth: Int
    /// The parameter clause, `<Element: Hashable>`, or "".
    public var generics: String
    /// The `where` clause, or "".
    public var requirements: String
    public var attributes: [Attribute]
    /// Those that stand in an `#if` in front of it.
    public var conditionalAttributes: [Attribute] = []
    public var modifiers: [String]
    public var inherits: [String]
    public var properties: [PropertyDeclaration] = []
    /// Bindings with an attribute and without a plain name.
    public var patterns: [PatternDeclaration] = []
    public var callables: [CallableDeclaration] = []
    /// The conditions of the `#if` branches around it, outermost first.
    public var conditions: [String]
    public var keywordRange: SourceRange
    public var nameRange: SourceRange
    /// From the first attribute to the closing brace.
    public var range: SourceRange

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
    /// Without the `@`, qualified as written: `Instantiable`, `Arbor.Instantiable`.
    public var name: String
    public var arguments: [AttributeArgument]
    /// Whole, from the `@`, without comments.
    public var text: String
    public var range: SourceRange

    public init(name: String, arguments: [AttributeArgument], text: String, range: SourceRange) {
        self.name = name
        self.arguments = arguments
        self.text = text
        self.range = range
    }
}

/// One argument of an attribute; its value is kept as text.
public struct AttributeArgument: Equatable, Sendable {
    public var label: String?
    /// The expression, without comments: `true`, `"Text"`, `[A.self, B.self]`.
    public var value: String
    /// Of the value.
    public var range: SourceRange
    /// Of the label, without the colon.
    public var labelRange: SourceRange?

    public init(label: String?, value: String, range: SourceRange, labelRange: SourceRange? = nil) {
        self.label = label
        self.value = value
        self.range = range
        self.labelRange = labelRange
    }
}

/// One binding of a `let` or `var` with a plain name.
public struct PropertyDeclaration: Equatable, Sendable {
    public var label: String
    /// As written, without comments; `nil` where there is no annotation.
    public var type: String?
    /// `let` or `var`, or what stands in its place (`inout`, `_mutating`).
    public var keyword: String
    public var attributes: [Attribute]
    public var modifiers: [String]
    public var hasInitialValue: Bool
    public var hasAccessors: Bool
    public var conditions: [String]
    /// Of the label.
    public var range: SourceRange
    public var typeRange: SourceRange?
    /// Of `weak` or `unowned`.
    public var weaknessRange: SourceRange?

    public init(
        label: String, type: String?, keyword: String, attributes: [Attribute] = [], modifiers: [String] = [],
        hasInitialValue: Bool = false, hasAccessors: Bool = false, conditions: [String] = [],
        range: SourceRange, typeRange: SourceRange? = nil
    ) {
        self.label = label
        self.type = type
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
    /// `(x, y)`, `_`.
    public var pattern: String
    /// As written, without comments; `nil` where there is no annotation.
    public var type: String?
    public var attributes: [Attribute]
    /// All before the pattern: `@A private let`.
    public var prefix: String
    /// True where nothing else is bound, and there is neither a value nor accessors.
    public var isPlain: Bool
    /// From the first attribute to the last binding.
    public var range: SourceRange
    /// Of the pattern.
    public var patternRange: SourceRange
    public var typeRange: SourceRange?

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
    public var attributes: [Attribute]
    /// Those that stand in an `#if` in front of it.
    public var conditionalAttributes: [Attribute] = []
    public var modifiers: [String]
    /// The parameter clause, or "".
    public var generics: String
    /// The `where` clause, or "".
    public var requirements: String
    public var parameters: [ParameterDeclaration]
    public var isAsync: Bool
    /// `throws` is written, whatever it throws.
    public var isThrowing: Bool
    /// What is thrown, where that is written.
    public var thrownType: String?
    /// The result type as written; `nil` where there is none.
    public var returns: String?
    public var isFailable: Bool
    public var conditions: [String]
    /// Of the keyword, `init` or `func`.
    public var range: SourceRange
    /// Of the parameter clause, parentheses included.
    public var parametersRange: SourceRange
    /// Of the modifier `class`.
    public var classRange: SourceRange?

    public init(
        name: String, attributes: [Attribute] = [], modifiers: [String] = [], generics: String = "",
        requirements: String = "", parameters: [ParameterDeclaration] = [], isAsync: Bool = false,
        isThrowing: Bool = false, returns: String? = nil, isFailable: Bool = false, conditions: [String] = [],
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
        self.returns = returns
        self.isFailable = isFailable
        self.conditions = conditions
        self.range = range
        self.parametersRange = parametersRange
    }

    /// False where only an error of type `Never` is thrown: there is none.
    public var mayThrow: Bool {
        isThrowing && thrownType.map { TypeExpression(parsing: $0).normal == .named("Never", []) } != true
    }
}

/// `label name: Type = default`
public struct ParameterDeclaration: Equatable, Sendable {
    /// The outer name; `_` where the argument has no label.
    public var label: String
    /// The inner name, the outer one where only one is written.
    public var name: String
    /// As written, attributes and specifiers included, `...` of a variadic included.
    public var type: String
    public var hasDefault: Bool
    /// Of the whole parameter.
    public var range: SourceRange

    public init(label: String, name: String, type: String, hasDefault: Bool, range: SourceRange) {
        self.label = label
        self.name = name
        self.type = type
        self.hasDefault = hasDefault
        self.range = range
    }
}
