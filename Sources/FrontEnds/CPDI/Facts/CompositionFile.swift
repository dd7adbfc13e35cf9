import ArborModel

/// What one file says about composed dependencies.
public struct CompositionFile: Sendable {
    /// The path of the file.
    public var path: String
    /// The module that the file belongs to; `nil` if it is unknown.
    public var module: String?
    /// True if its module may isolate what states nothing to the main actor.
    public var mayBeIsolatedByDefault = false
    /// True if comments in the file ask for code.
    public var asksForCode: Bool { !directives.isEmpty }
    /// The imports, in order.
    public var imports: [ImportDeclaration] = []
    /// The protocols, in order.
    var protocols: [LeafProtocol] = []
    /// The aliases of composed protocols, in order.
    var aliases: [CompositionAlias] = []
    /// The types, in order. Extensions are among them.
    var types: [ComposedType] = []
    /// The initializers and functions that take dependencies, in order.
    var functions: [DependentFunction] = []
    /// The uses of dependencies in bodies, in order.
    var uses: [DependencyUse] = []
    /// The comments that ask for code, in order.
    var directives: [Directive] = []
    /// The type aliases that don't compose protocols by their names, in order.
    var typeAliases: [WrittenTypeAlias] = []
    /// The places where names with the ending of an alias are written, declarations included.
    var mentions: [Mention] = []
    /// The words of the types, and of the code outside of all types, that read dependencies of other values than `self`,
    /// by the index of the outermost type. They say whose dependencies these may be.
    var words: [Int?: Set<String>] = [:]
    /// The faults of text that can't be read.
    public var faults: [Diagnostic] = []
}

extension CompositionFile {
    /// The index of the outermost type around a use; `nil` at the top level.
    func outermostType(around use: DependencyUse) -> Int? {
        var owner = use.owner
        while let index = owner, let parent = types[index].parent { owner = parent }
        return owner
    }
}

/// A written name and its place.
struct Name: Equatable, Sendable {
    let text: String
    var range: SourceRange
    /// The part after the last dot. Most names have none, and each is asked for many times.
    let last: String

    /// The generic arguments that follow, as written: `<Int>`. Empty if there are none.
    let arguments: String

    var hasArguments: Bool { !arguments.isEmpty }

    init(text: String, range: SourceRange, arguments: String = "") {
        self.text = text
        self.range = range
        self.arguments = arguments
        last =
            text.utf8.contains(UInt8(ascii: "."))
            ? text.split(separator: ".").last.map(String.init) ?? text : text
    }
}

/// A place where code names an alias.
struct Mention: Equatable, Sendable {
    var name: String
    var range: SourceRange
    /// True for a part after a dot, and for the name of a declaration that is no alias of protocols. Such a name means
    /// something else, or can't be followed.
    var isDoubtful: Bool
}

/// A protocol: with one dependency, or composed of others.
struct LeafProtocol: Sendable {
    /// A property that the protocol requires.
    struct Requirement: Equatable, Sendable {
        var label: String
        var type: String
        /// The words in its braces: `get`, `set`, `async`, `throws(Failure)`.
        var accessors: [String] = ["get"]
        /// The attributes: `@MainActor`.
        var attributes: [String] = []
        /// True for a `static` property.
        var isStatic = false
        /// True for a property that an isolated protocol requires without isolation.
        var isNonisolated = false

        /// The attributes that isolate it to an actor.
        var isolation: [String] { attributes.filter(LeafProtocol.isolates) }
    }

    var name: Name
    /// The protocols that it inherits.
    var inherits: [Name]
    var requirements: [Requirement]
    /// True if it requires functions, initializers or subscripts.
    var requiresOthers: Bool
    /// The names of the functions that it requires.
    var functions: [String] = []
    /// The associated types and the protocols that they conform to.
    var associatedTypes: [(name: Name, constraints: [Name])]
    /// The conditions of the `#if` branches around it, outermost first.
    var conditions: [String] = []
    /// The whole declaration, without attributes and modifiers.
    var range: SourceRange
    /// The qualified name of the type around it, or "".
    var scope = ""
    var attributes: [String] = []
    var modifiers: [String] = []
    /// The `where` clause, or "".
    var requirementsText = ""
    /// True if it has primary associated types, an `#if` in its body, or gives up a conformance such as `~Copyable`.
    var isParameterised = false
    var hasConditions = false
    var isSuppressing = false
    /// The type aliases beside its associated types.
    var typealiases: Set<String> = []
    /// True if one of its associated types has a `where` clause.
    var hasConstrainedTypes = false

    /// True if declarations of other access levels can't name it.
    var isPrivate: Bool { modifiers.contains { $0 == "private" || $0 == "fileprivate" } }
    var isPublic: Bool { modifiers.contains("public") }
    /// The attributes that isolate it to an actor.
    var isolation: Set<String> { Set(attributes.filter(Self.isolates)) }

    fileprivate static func isolates(_ attribute: String) -> Bool {
        !attribute.hasPrefix("@available") && attribute != "@preconcurrency" && attribute != "@objc"
    }
}

/// A type alias of composed protocols: `typealias FooDependencies = LoggingDependency & BarDependencies`.
struct CompositionAlias: Equatable, Sendable {
    /// One protocol or alias of the composition.
    struct Member: Equatable, Sendable {
        var name: Name
        /// The range from the `&` before the member, or from the member to the `&` after it, so that the rest is a
        /// composition without it; `nil` for the only member.
        var removal: SourceRange?
        /// True if the removal takes a comment with it that may be about other members.
        var losesComment = false
    }

    var name: Name
    var members: [Member]
    var isPublic: Bool
    var modifiers: [Name]
    /// The attributes that limit its availability: `@available(macOS 14, *)`.
    var availability: [String] = []
    /// The whole declaration with its modifiers, and its text.
    var range: SourceRange
    var text: String
    /// True if it has generic parameters.
    var isGeneric = false
    /// True for `any A & B`, to which no type can conform.
    var isExistential = false
    /// The qualified name of the type around it, or "".
    var scope = ""
    /// The whole declaration with the comments on it, if it can be moved to another file as it is.
    var movable: Movable?
    /// True for an alias that a directive asks Arbor to write.
    var isComputed = false
    /// True if only its own file sees it, and no alias for others can list it.
    var isPrivate: Bool { modifiers.contains { $0.text == "private" || $0.text == "fileprivate" } }

    /// The lines of a declaration that begin and end with it or with comments on it.
    struct Movable: Equatable, Sendable {
        var range: SourceRange
        var text: String
    }
}

/// A type that takes or holds dependencies, or an extension of one.
struct ComposedType: Equatable, Sendable {
    /// A generic parameter and its constraints: `Dependencies: FooDependencies`.
    struct Parameter: Equatable, Sendable {
        var name: Name
        var constraints: [Name]
        /// The other requirements of the `where` clause that are about it alone, with this name for it: `$0.Item == Int`.
        var conditions: [String] = []

        /// The sign that stands for the parameter in conditions.
        static let placeholder = "$0"
    }

    var name: Name
    var kind: TypeDeclaration.Kind
    var parameters: [Parameter]
    /// The protocols and the superclass.
    var inherits: [String]
    var properties: [PropertyDeclaration]
    /// The modifiers of the declaration.
    var modifiers: [String]
    /// The attributes that limit its availability.
    var availability: [String] = []
    var isPublic: Bool { modifiers.contains { $0 == "public" || $0 == "open" } }
    /// By the labels of properties, the places where their modifiers or keywords begin.
    var starts: [String: SourcePosition]
    /// The place where a generic parameter clause begins or would begin.
    var clause: SourcePosition
    var range: SourceRange
    /// The start of the comments above a type at the top level, where another declaration can be written; `nil` for
    /// other types.
    var top: SourcePosition?
    /// The names that `let (a, b)` binds.
    var boundNames: [String] = []
    /// The functions of an extension, and the protocols that its `where` clause names.
    var methods: [String] = []
    var requirements: [Name] = []
    /// True if an initializer is written in it.
    var hasInitializer = false
    /// The index of the type around it.
    var parent: Int?
}

/// An initializer or a function with a parameter for dependencies.
struct DependentFunction: Equatable, Sendable {
    /// `init`, or the name of the function.
    var name: Name
    /// The type or the extension around it; `nil` at the top level.
    var owner: Int?
    /// True if `public` or `open` is among the words before it.
    var isPublic = false
    /// True if the type of the parameter begins with `some`.
    var isOpaque = false
    /// True if a comment is in the list, which an edit of the list would tear apart.
    var hasComment = false
    /// The type of the parameter, if it is a plain name or a composition of names, whose first is `type`.
    var type: Name?
    var furtherTypes: [Name] = []
    /// The range of the type with `any`.
    var typeRange: SourceRange?
    /// The generic parameters of the function.
    var parameters: [ComposedType.Parameter]
    /// The parameter's label is not the first one of the list.
    var isFirst: Bool
    /// The parameters, in order, without commas.
    var list: [SourceRange]
    /// The index of the parameter in the list, and its text.
    var index: Int
    var text: String
    var range: SourceRange
}

/// A use of dependencies in code.
struct DependencyUse: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// `dependencies.member`
        case read(String)
        /// `Callee(dependencies: dependencies)`. The label may be that of external dependencies.
        case passed(to: [String], label: String, isOwn: Bool)
        /// `x.externalDependencies`
        case external
        /// The whole value, given to code that isn't followed.
        case escaped
        /// `Callee<Dependencies>`: a type that may constrain the generic parameter.
        case typed(as: [String], parameter: String)
        /// `Dependencies.Item`: an associated type of the generic parameter.
        case typeMember(String, parameter: String)
        /// `where Dependencies: BarDependency`: what an extension or a function needs besides.
        case constrained(by: Name, parameter: String)
        /// The generic parameter as the type of something that isn't called `dependencies`.
        case relabelled(parameter: String)
        /// `Callee.init(name:dependencies:)`
        case unapplied
        /// `Callee.init` without arguments.
        case initializer(of: [String])
    }

    var kind: Kind
    var range: SourceRange
    /// True if the value belongs to something else than `self`: `other.dependencies.member`.
    var isOfAnother = false
    /// True if an argument before the dependencies calls something or passes a variable on, which may change their value.
    var followsCall = false
    /// True if an argument before the dependencies names a value, which may be computed.
    var followsName = false
    /// True if a comment is in the list of arguments.
    var hasComment = false
    /// The property that gets the value of `.init(…)`, if no type is written next to it.
    var assignee: String?
    /// The index of the type around it; `nil` at the top level.
    var owner: Int?
    /// The arguments of a call, in order, without commas, and the index of the dependencies among them.
    var list: [SourceRange] = []
    var index = 0
    /// The text of that argument.
    var text = ""
}
