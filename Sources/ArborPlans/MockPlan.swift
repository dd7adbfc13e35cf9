import ArborModel

/// The frame of a function that makes a type with its tree for tests.
public struct MockPlan: Equatable, Sendable {
    /// A parameter. Its name is its label.
    public struct Parameter: Equatable, Sendable {
        /// The name, the type and whether it escapes.
        public var parameter: FunctionPlan.Parameter
        /// The default value, as Swift source; `nil` for none.
        public var value: String?

        /// Creates the plan of a parameter.
        public init(_ parameter: FunctionPlan.Parameter, value: String? = nil) {
            self.parameter = parameter
            self.value = value
        }
    }

    /// The attributes, as Swift source; "" for none.
    public var attributes: String
    /// The type that the function makes.
    public var result: TypeText
    /// The parameters, in order. That of the replacements follows them.
    public var parameters: [Parameter]
    /// The structure of the replacements; `nil` if nothing can be replaced.
    public var replacements: ConfigurationPlan?
    /// What a test sets, if the function is a `test`; `nil` for a `mock`.
    public var parts: TestPartsPlan?

    /// Creates the plan of a function, by default one without parameters.
    public init(
        attributes: String = "", result: TypeText, parameters: [Parameter] = [],
        replacements: ConfigurationPlan? = nil
    ) {
        self.attributes = attributes
        self.result = result
        self.parameters = parameters
        self.replacements = replacements
    }
}

/// A structure by which a test replaces the parts of a type, nested in that type.
public struct ConfigurationPlan: Equatable, Sendable {
    /// One part that a test may replace.
    public struct Entry: Equatable, Sendable {
        /// The form of an entry.
        public enum Form: Equatable, Sendable {
            /// The configuration of a type, which has parts of its own.
            case configuration(TypeText)
            /// A function that makes the part. By default the part is made as in production.
            case function([TypeText], result: TypeText)
            /// A value with its default value, as Swift source.
            case value(TypeText, String)
            /// A function that makes a value, with the default value, as Swift source. Concurrency domains may share it where
            /// they may not share the value.
            case maker(TypeText, String)
            /// A value with its default value, as Swift source, that only code on a global actor makes and reads. The actor's
            /// name follows.
            case isolated(TypeText, String, actor: String)
        }

        /// The name.
        public var name: LocalName
        /// The condition of the `#if` around the entry, or "".
        public var condition: String
        /// The form.
        public var form: Form
        /// True if any thread may call the function.
        public var isSendable: Bool
        /// True if the value is an escaping function, whose type may be an alias.
        public var isEscaping: Bool

        /// Creates the plan of an entry.
        public init(
            name: LocalName, condition: String = "", form: Form, isSendable: Bool = false,
            isEscaping: Bool = false
        ) {
            self.name = name
            self.condition = condition
            self.form = form
            self.isSendable = isSendable
            self.isEscaping = isEscaping
        }
    }

    /// The type that the structure is nested in, without generic arguments.
    public var type: TypeText
    /// The condition of the `#if` around the extension, or "".
    public var condition: String
    /// The `@available` attributes of the extension.
    public var availability: [String]
    /// The entries, in order.
    public var entries: [Entry]
    /// The parameters of the function that replaces the call of the type itself; `nil` if nothing replaces it.
    public var builder: [TypeText]?
    /// True if concurrency domains share the structure.
    public var isSendable: Bool
    /// True if code outside of the module's default isolation uses the structure.
    public var isNonisolated = false

    /// Creates the plan of a structure.
    public init(
        type: TypeText, condition: String = "", availability: [String] = [], entries: [Entry] = [],
        builder: [TypeText]? = nil, isSendable: Bool = false
    ) {
        self.type = type
        self.condition = condition
        self.availability = availability
        self.entries = entries
        self.builder = builder
        self.isSendable = isSendable
    }
}

/// The names that the code of mocks uses for its own variables. Nothing in the program has them.
public struct MockNames: Equatable, Sendable {
    /// The configuration that a function is given.
    public var configuration: String
    /// A replacement that is called.
    public var make: String

    /// The class that holds a configuration in another one.
    public var box: String

    /// Creates the names.
    public init(configuration: String = "configuration", make: String = "make", box: String = "Boxed") {
        self.configuration = configuration
        self.make = make
        self.box = box
    }

    /// The structure of the replacements in the whole tree of a type.
    public static let replacements = "SafeDIOverrides"
    /// The structure of the replacements in a part of the tree.
    public static let configurationType = "SafeDIMockConfiguration"
    /// The function that makes a type for tests.
    public static let function = "mock"
    /// The parameter of that function with the replacements.
    public static let parameter = "safeDIOverrides"
    /// The replacement of the call that makes the type itself.
    public static let builder = "safeDIBuilder"
}
