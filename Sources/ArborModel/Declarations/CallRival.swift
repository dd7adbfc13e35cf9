/// An initializer or function that a call of a provider may mean instead, because the call leaves out parameters with
/// default values, or because the results differ only in their types.
public struct CallRival: Equatable, Sendable {
    /// A parameter of the rival.
    public struct Parameter: Equatable, Sendable {
        /// The outer label; `nil` for `_`.
        public var label: String?
        /// The type of the values that the parameter accepts.
        public var type: TypeExpression
        /// True if a call can leave the parameter out.
        public var isOptional: Bool

        /// Creates a parameter from its parts.
        public init(label: String?, type: TypeExpression, isOptional: Bool) {
            self.label = label
            self.type = type
            self.isOptional = isOptional
        }
    }

    /// The rival as messages print it: `init(a:)`, `value(a:) -> Int`.
    public var title: String
    /// The location of the rival, in the file of the provider.
    public var range: SourceRange
    /// The parameters, in order. A supertype of what the provider takes is replaced by the provider's type.
    public var parameters: [Parameter]
    /// The type of the rival's result; that of the provider if the result converts to it.
    public var result: TypeExpression
    /// True if the compiler can't choose between the rival and the provider. Otherwise it calls the rival.
    public var isAmbiguous: Bool
    /// True if a parameter's type was replaced. The compiler prefers the provider's own types if a call leaves nothing out.
    public var isWider: Bool
    /// True if other modules see the rival.
    public var isVisible: Bool

    /// Creates a rival from its parts.
    public init(
        title: String, range: SourceRange, parameters: [Parameter], result: TypeExpression,
        isAmbiguous: Bool, isWider: Bool = false, isVisible: Bool
    ) {
        self.title = title
        self.range = range
        self.parameters = parameters
        self.result = result
        self.isAmbiguous = isAmbiguous
        self.isWider = isWider
        self.isVisible = isVisible
    }

    /// The types of the parameters and of the result.
    public var types: [TypeExpression] { parameters.map(\.type) + [result] }

    /// Returns the rival with other types.
    public func mapTypes(_ transform: (TypeExpression) -> TypeExpression) -> CallRival {
        var rival = self
        for index in rival.parameters.indices {
            rival.parameters[index].type = transform(rival.parameters[index].type)
        }
        rival.result = transform(rival.result)
        return rival
    }

    /// Returns whether the rival accepts arguments of these labels and types, in their order.
    public func accepts(_ arguments: [(label: String?, type: TypeExpression)]) -> Bool {
        var next = 0
        for parameter in parameters {
            if next < arguments.count, arguments[next].label == parameter.label,
                arguments[next].type.normal == parameter.type.normal
            {
                next += 1
            } else if !parameter.isOptional {
                return false
            }
        }
        return next == arguments.count
    }
}
