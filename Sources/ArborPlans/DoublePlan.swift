import ArborModel

/// A class for tests, as other code names it.
public struct DoubleReference: Equatable, Sendable {
    /// The name of the class.
    public var name: String
    /// True if the protocol inherits from `Sendable`.
    public var isSendable: Bool

    /// Creates a reference.
    public init(name: String, isSendable: Bool) {
        self.name = name
        self.isSendable = isSendable
    }
}

/// A class for tests that implements a protocol.
public struct DoublePlan: Equatable, Sendable {
    /// A requirement, and the name of the closure by which a test sets it.
    public struct Requirement: Equatable, Sendable {
        /// The requirement.
        public var declaration: DoubleDeclaration.Requirement
        /// The name of the closure; `nil` if no closure can have the type.
        public var closure: String?
        /// The name of the closure that is called with a new value; `nil` for what can't be written.
        public var setter: String?

        /// Creates the plan of a requirement.
        public init(
            _ declaration: DoubleDeclaration.Requirement, closure: String? = nil, setter: String? = nil
        ) {
            self.declaration = declaration
            self.closure = closure
            self.setter = setter
        }
    }

    /// Names that no requirement has.
    public struct Names: Equatable, Sendable {
        /// What is in front of the names of constants.
        public var prefix = "_"
        /// The parameters of the place: the file's id, its path, the line and the column.
        public var place = ["fileID", "filePath", "line", "column"]

        /// Creates the usual names.
        public init() {}
    }

    /// The name of the class.
    public var name: String
    /// The protocol, as Swift source.
    public var type: String
    /// The protocol's name and file, for the failures of tests: `Clock in Clock.swift`.
    public var path: String
    /// The requirements, those of inherited protocols last.
    public var requirements: [Requirement]
    /// The names of the class's own constants and parameters.
    public var names: Names
    /// The isolation of the class.
    public var isolation: WrittenConcurrency.Isolation
    /// True if the initializer has the isolation of the class too, as code outside of the actor can't name its types.
    public var isInitializerIsolated = false
    /// The `@available` attributes.
    public var availability: [String]
    /// The condition of the `#if` around the class, or "".
    public var condition: String
    /// True if an actor implements the protocol.
    public var isActor: Bool
    /// True if any thread may use an instance, so that its closures are `@Sendable`.
    public var isSendable: Bool
    /// True if only the generated file sees the class.
    public var isPrivate: Bool

    /// Creates the plan of a class, by default one that other files see.
    public init(
        name: String, type: String, path: String, requirements: [Requirement] = [],
        names: Names = Names(), isolation: WrittenConcurrency.Isolation = .inferred,
        availability: [String] = [],
        condition: String = "", isActor: Bool = false, isSendable: Bool = false, isPrivate: Bool = false
    ) {
        self.name = name
        self.type = type
        self.path = path
        self.requirements = requirements
        self.names = names
        self.isolation = isolation
        self.availability = availability
        self.condition = condition
        self.isActor = isActor
        self.isSendable = isSendable
        self.isPrivate = isPrivate
    }
}
