/// All that the generated file will say, decided: names, order, what is made where. Emitters only spell it.
public struct ConstructionPlan: Equatable, Sendable {
    public var imports: [ImportPlan]
    /// In the order of the roots' names.
    public var roots: [RootPlan]
}

/// One `import`, made conditional on its module's presence.
public struct ImportPlan: Equatable, Sendable {
    public var module: String
    /// The whole declaration.
    public var text: String
}

/// The `init()` of a root.
public struct RootPlan: Equatable, Sendable {
    /// The type that the extension extends.
    public var type: String
    /// A class's `init()` that calls another is a convenience.
    public var isClass: Bool
    /// One for each type that is made in several steps, in the order of their names.
    public var functions: [FunctionPlan]
    public var body: BodyPlan
}

/// A local function that makes one type.
public struct FunctionPlan: Equatable, Sendable {
    public struct Parameter: Equatable, Sendable {
        public var name: String
        public var type: String
        public var isEscaping: Bool
    }

    public var name: String
    /// True where a Sendable Instantiator calls it, directly or not.
    public var isSendable: Bool
    public var parameters: [Parameter]
    public var result: String
    public var body: BodyPlan
}

/// The values that are computed, in order, and the call that takes them.
public struct BodyPlan: Equatable, Sendable {
    public struct Binding: Equatable, Sendable {
        public var name: String
        /// The type, where Swift would infer another.
        public var annotation: String?
        public var value: ValuePlan
    }

    public var bindings: [Binding]
    public var result: ValuePlan
}

/// An expression of the generated code.
public indirect enum ValuePlan: Equatable, Sendable {
    /// A local value.
    case name(String)
    /// `nil`: an if-available dependency that nothing provides.
    case absent
    /// What the closure is given: all of it, or its member.
    case given(member: String?)
    case call(String, [Argument])
    /// `call as Type`, where overloads differ in their results alone.
    case typed(ValuePlan, String)
    /// `Instantiator<Product> { value }`
    case deferred(String, ValuePlan)
    /// `value.map { Type($0) }`, for a value that may be absent.
    case mapped(ValuePlan, String)

    public struct Argument: Equatable, Sendable {
        public var label: String?
        public var value: ValuePlan
    }
}
