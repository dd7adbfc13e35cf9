import ArborModel

/// An expression of the generated code.
public indirect enum ValuePlan: Equatable, Sendable {
    /// A local value.
    case name(LocalName)
    /// `nil`: an if-available dependency that nothing provides.
    case absent
    /// The value that a closure is given, or a member of it.
    case given(member: Symbol?)
    /// A value that the function's scope holds.
    case handed(HandedValue)
    /// The scope that a call of a function passes on. It is written with its label. If `isSendablePart` is true, it is the
    /// `Sendable` scope among the values of the body's scope.
    case scope(for: Symbol, isSendablePart: Bool)
    /// A call.
    case call(Callee, [Argument])
    /// `call as Type`, if overloads differ only in their results.
    case typed(ValuePlan, TypeText)
    /// `Instantiator<Product> { value }`
    case deferred(TypeText, ValuePlan)
    /// `value.map { Type($0) }`, for a value that may be absent.
    case mapped(ValuePlan, TypeText)
    /// `if let make = configuration.entry { make(a) } else { value }`
    case replaceable(Replacement, [ValuePlan], otherwise: ValuePlan)
    /// The configuration of a part, in a call of the function that makes it. It is written with its label. `nil` is the
    /// default configuration.
    case configuration(LocalName?)
    /// A value of the configuration. It is made by a function if `isMade` is true.
    case setting(LocalName, isMade: Bool)

    /// The replacement that a configuration may hold.
    public enum Replacement: Equatable, Sendable {
        /// That of a part.
        case entry(LocalName)
        /// That of the call that makes the type itself.
        case builder
        /// The part that a test sets, in place of the whole value: `parts.name ?? value`.
        case part(TestPartsPlan.Name, TestPartsPlan.Sharing, TestPartsPlan.Seam)
        /// Nothing, but a strict test may fail when the value is made.
        case seam(TestPartsPlan.Name, TestPartsPlan.Seam)
    }

    /// An argument of a call.
    public struct Argument: Equatable, Sendable {
        /// The label; `nil` for an argument without a label.
        public var label: LocalName?
        /// The value.
        public var value: ValuePlan

        /// Creates an argument.
        public init(label: LocalName?, value: ValuePlan) {
            self.label = label
            self.value = value
        }
    }

    /// The function that a call calls.
    public enum Callee: Equatable, Sendable {
        /// Another initializer of the root.
        case selfInitializer
        /// An initializer.
        case type(TypeText)
        /// A static function of a type, by its name.
        case member(TypeText, String)
        /// A function of the root, by the number of its name in `RootPlan.functionNames`.
        case function(Symbol)
    }
}

/// A value of a function's scope.
public struct HandedValue: Equatable, Sendable {
    /// The name of the field that holds it.
    public var field: LocalName
    /// The name of the value in a closure, which captures the value and not the scope.
    public var local: LocalName
    /// True if the field's type is the value's. Otherwise the field is optional, and it is known to hold a value.
    public var isOptional: Bool

    /// Creates a value of a scope.
    public init(field: LocalName, local: LocalName, isOptional: Bool = false) {
        self.field = field
        self.local = local
        self.isOptional = isOptional
    }
}

/// A local name: a label of the graph, with a number after it if the label is taken, as in `user_2`.
public struct LocalName: Hashable, Sendable {
    /// The number of the label in `FilePlan.texts`.
    public var label: Symbol
    /// The number after the label, or 0 for none.
    public var number: Int32

    /// Creates a name, by default a plain label.
    public init(label: Symbol, number: Int32 = 0) {
        self.label = label
        self.number = number
    }
}

/// The text of a type.
public enum TypeText: Equatable, Sendable {
    /// The number of the text in `FilePlan.texts`.
    case symbol(Symbol)
    /// A text of its own.
    case written(String)
}
