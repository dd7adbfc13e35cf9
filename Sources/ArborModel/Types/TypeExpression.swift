/// A type as Swift spells it, in structure, as properties, parameters and annotations name it.
public indirect enum TypeExpression: Hashable, Sendable {
    /// `Name<Arguments>`
    case named(String, [TypeExpression])
    /// `Parent.Name<Arguments>`
    case member(TypeExpression, String, [TypeExpression])
    /// `A & B`
    case composition([TypeExpression])
    /// `T?`
    case optional(TypeExpression)
    /// `T!`
    case implicitlyUnwrapped(TypeExpression)
    /// `some P`, `any P`, `each T`, `repeat T`, `~T`
    case prefixed(String, TypeExpression)
    /// `@escaping T`, `inout T`, `sending T`; attributes come with their `@`.
    case attributed([String], TypeExpression)
    /// `[T]`
    case array(TypeExpression)
    /// `[K: V]`
    case dictionary(TypeExpression, TypeExpression)
    /// `(A, label: B)`, `()` for `Void`
    case tuple([Element])
    /// `(A, B) async throws -> C`. The effects are the words before the arrow, in order.
    case function([Element], effects: [String], returns: TypeExpression)
    /// Text that this reader does not know as a type, kept unchanged.
    case unknown(String)

    /// An element of a tuple or a parameter of a function type.
    public struct Element: Hashable, Sendable {
        /// The label; `nil` for an element without a label.
        public var label: String?
        /// The type of the element, without the `...` of a variadic parameter.
        public var type: TypeExpression
        /// True if `...` follows the type.
        public var isVariadic: Bool

        /// Creates an element, by default one that has no label and is not variadic.
        public init(label: String? = nil, type: TypeExpression, isVariadic: Bool = false) {
            self.label = label
            self.type = type
            self.isVariadic = isVariadic
        }
    }

    /// The type `Void`, as the empty tuple.
    public static let void = TypeExpression.tuple([])
}

extension TypeExpression: CustomStringConvertible {
    /// The type as Swift source, with canonical white space.
    public var description: String {
        switch self {
        case .named(let name, let arguments): name + Self.clause(arguments)
        case .member(let parent, let name, let arguments): "\(parent.atom).\(name)\(Self.clause(arguments))"
        case .composition(let members): members.map(\.atom).joined(separator: " & ")
        case .optional(let wrapped): wrapped.atom + "?"
        case .implicitlyUnwrapped(let wrapped): wrapped.atom + "!"
        case .prefixed("~", let base): "~" + base.atom
        case .prefixed(let word, let base): "\(word) \(base)"
        case .attributed(let words, let base): (words + [base.description]).joined(separator: " ")
        case .array(let element): "[\(element)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .tuple(let elements): Self.parenthesised(elements)
        case .function(let parameters, let effects, let returns):
            ([Self.parametersClause(parameters)] + effects + ["->", returns.description])
                .joined(separator: " ")
        case .unknown(let text): text
        }
    }

    /// The text before a suffix or `&`, in parentheses if it needs them.
    private var atom: String {
        switch self {
        case .function, .prefixed, .attributed, .composition: "(\(self))"
        default: description
        }
    }

    private static func clause(_ arguments: [TypeExpression]) -> String {
        if arguments.isEmpty { return "" }
        let list = arguments.map(\.description).joined(separator: ", ")
        // `<-` would be an operator.
        return (list.utf8.first == UInt8(ascii: "-") ? "< " : "<") + list + ">"
    }

    /// The compiler warns of a parameter `Void` in a function type, which is the same as `()`.
    private static func parametersClause(_ parameters: [Element]) -> String {
        if parameters.count == 1, case .named("Void", []) = parameters[0].type { return "(())" }
        return parenthesised(parameters)
    }

    private static func parenthesised(_ elements: [Element]) -> String {
        "(" + elements.map(\.description).joined(separator: ", ") + ")"
    }
}

extension TypeExpression.Element: CustomStringConvertible {
    public var description: String { (label.map { $0 + ": " } ?? "") + "\(type)" + (isVariadic ? "..." : "") }
}
