import ArborModel

extension TypeExpression {
    /// True if the type may exist only because a type of the program conforms to something: `Set<Flag>`, `Repository<Note>`. In
    /// a module that the main actor isolates by default, such a conformance is isolated, and code outside of the actor can't
    /// name the type.
    package var restsOnConformances: Bool {
        switch self {
        case .named(let name, let arguments):
            return Self.rest(on: arguments, of: name)
        case .member(let parent, let name, let arguments):
            return parent.restsOnConformances || Self.rest(on: arguments, of: name)
        case .dictionary(let key, let value):
            return key.isOfProgram || key.restsOnConformances || value.restsOnConformances
        case .optional(let base), .implicitlyUnwrapped(let base), .array(let base), .prefixed(_, let base),
            .attributed(_, let base):
            return base.restsOnConformances
        case .composition(let parts): return parts.contains(where: \.restsOnConformances)
        case .tuple(let elements): return elements.contains { $0.type.restsOnConformances }
        case .function(let parameters, _, let result):
            return result.restsOnConformances || parameters.contains { $0.type.restsOnConformances }
        case .unknown: return false
        }
    }

    private static func rest(on arguments: [TypeExpression], of name: String) -> Bool {
        arguments.contains(where: \.restsOnConformances)
            || !unconstrained.contains(name) && arguments.contains(where: \.isOfProgram)
    }

    /// The generic types that ask nothing of their arguments.
    private static let unconstrained: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Optional", "Result", "Instantiator",
        "SendableInstantiator", "ErasedInstantiator", "SendableErasedInstantiator",
    ]

    private var isOfProgram: Bool {
        switch bare {
        case .named(let name, _): !SystemTypes.mayDeclare(name)
        case .member: true
        default: false
        }
    }
}
