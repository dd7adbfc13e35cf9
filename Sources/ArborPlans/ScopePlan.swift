import ArborModel

/// The class of a root's code whose instances hold values that are handed down. A function receives one of them in place
/// of many parameters, so the code doesn't grow with each value on each level.
///
/// An instance never changes: a function that adds values makes another one from it. A closure that makes its product
/// later keeps an instance with only the values that the product needs, so it doesn't keep others alive. What `Sendable`
/// closures need is in an instance of a second class, which is `Sendable`.
public struct ScopePlan: Equatable, Sendable {
    /// A value that an instance can hold.
    public struct Field: Equatable, Sendable {
        /// The name.
        public var name: LocalName
        /// The type of the value.
        public var type: TypeText
        /// True if the type is optional, and `nil` is one of the values.
        public var isOptional: Bool
        /// The condition of the `#if` around the field, or "".
        public var condition: String

        /// Creates the plan of a field.
        public init(name: LocalName, type: TypeText, isOptional: Bool = false, condition: String = "") {
            self.name = name
            self.type = type
            self.isOptional = isOptional
            self.condition = condition
        }
    }

    /// The values that a closure keeps until its product is made.
    public struct Kept: Equatable, Sendable {
        /// The function that makes the product, by the number of its name in `RootPlan.functionNames`.
        public var function: Symbol
        /// True if it receives an instance of the `Sendable` class.
        public var isSendable: Bool
        /// The indices of the kept fields of the function's class, in order.
        public var fields: [ClosedRange<Int>]
        /// The indices of the kept fields of the `Sendable` instance among the values, in order.
        public var sendableFields: [ClosedRange<Int>]

        /// Creates the plan of the values for one function.
        public init(
            function: Symbol, isSendable: Bool = false, fields: [ClosedRange<Int>],
            sendableFields: [ClosedRange<Int>] = []
        ) {
            self.function = function
            self.isSendable = isSendable
            self.fields = fields
            self.sendableFields = sendableFields
        }
    }

    /// The names of the classes and of their parts, as numbers in `RootPlan.functionNames`.
    public var names: ScopeNames
    /// The fields, in the order of writing.
    public var fields: [Field]
    /// The fields of the `Sendable` class. Without any, there is no such class.
    public var sendableFields: [Field]
    /// What closures keep, in the order of the functions.
    public var kept: [Kept]
    /// True if the classes are written with `nonisolated`, because the module isolates types that state nothing.
    public var isNonisolated: Bool

    /// Creates the plan of the classes.
    public init(
        names: ScopeNames, fields: [Field], sendableFields: [Field] = [], kept: [Kept] = [],
        isNonisolated: Bool = false
    ) {
        self.names = names
        self.fields = fields
        self.sendableFields = sendableFields
        self.kept = kept
        self.isNonisolated = isNonisolated
    }
}

/// The names that the code of scopes uses, as numbers in `RootPlan.functionNames`.
public struct ScopeNames: Equatable, Sendable {
    /// The names, unless another declaration of the program has them.
    public static let requested = [
        "Scope", "SendableScope", "Values", "scope", "inner", "values", "sendable",
    ]

    private let first: Symbol

    /// Creates the names whose first has the given number. The others follow it.
    public init(first: Symbol) { self.first = first }

    /// The class.
    public var type: Symbol { first }
    /// The `Sendable` class.
    public var sendableType: Symbol { Symbol(first.index + 1) }
    /// The structure of each class that has the fields.
    public var valuesType: Symbol { Symbol(first.index + 2) }
    /// The scope that a function receives, or that it makes if it receives none.
    public var scope: Symbol { Symbol(first.index + 3) }
    /// The scope that a function makes from the one that it receives.
    public var inner: Symbol { Symbol(first.index + 4) }
    /// The values of a scope.
    public var values: Symbol { Symbol(first.index + 5) }
    /// The `Sendable` scope among the values.
    public var sendable: Symbol { Symbol(first.index + 6) }
}

/// The use of scopes in one body.
public struct ScopeUse: Equatable, Sendable {
    /// How the scope that the body passes on is declared.
    public enum Declaration: Equatable, Sendable {
        /// It is the function's parameter.
        case parameter
        /// A constant at the start, which holds nothing.
        case empty
        /// A constant, which the only step declares.
        case step
        /// A variable at the start, which each step replaces.
        case variable
    }

    /// The declaration of the scope that the body passes on.
    public var declaration: Declaration
    /// True if the function receives a scope. Then the steps begin with it.
    public var isReceived: Bool
    /// True if the scope is of the `Sendable` class.
    public var isSendable: Bool
    /// True if some build passes it to no function.
    public var mayBeUnused: Bool

    /// Creates the use of a scope, by default of the one that the function receives.
    public init(
        declaration: Declaration = .parameter, isReceived: Bool = true, isSendable: Bool = false,
        mayBeUnused: Bool = false
    ) {
        self.declaration = declaration
        self.isReceived = isReceived
        self.isSendable = isSendable
        self.mayBeUnused = mayBeUnused
    }
}

/// The values that are added to a scope at once.
public struct ScopeStep: Equatable, Sendable {
    /// A field, and its new value.
    public struct Assignment: Equatable, Sendable {
        /// The name of the field.
        public var field: LocalName
        /// The value.
        public var value: ValuePlan
        /// The condition of the `#if` around the assignment, or "".
        public var condition: String

        /// Creates an assignment.
        public init(field: LocalName, value: ValuePlan, condition: String = "") {
            self.field = field
            self.value = value
            self.condition = condition
        }
    }

    /// The assignments to the fields of the scope's own class.
    public var assignments: [Assignment]
    /// The assignments to the fields of the `Sendable` scope among its values.
    public var sendable: [Assignment]

    /// Creates a step.
    public init(assignments: [Assignment] = [], sendable: [Assignment] = []) {
        self.assignments = assignments
        self.sendable = sendable
    }

    /// True if nothing is added.
    public var isEmpty: Bool { assignments.isEmpty && sendable.isEmpty }
}
