/// The part that a provider has in the trees of mocks. A link step declares it.
public struct MockRole: Equatable, Sendable {
    /// The default values of the dependencies that a test sets in a configuration, as Swift source, by label.
    public var settings: [String: String]
    /// The function that makes the provider with its tree for tests; `nil` for a provider that is only below others.
    public var function: Function?

    /// Creates a role, by default of a provider that is only below others and has no settings.
    public init(settings: [String: String] = [:], function: Function? = nil) {
        self.settings = settings
        self.function = function
    }

    /// A function of the generated code that makes a type with its tree for tests.
    public struct Function: Equatable, Sendable {
        /// The attributes of the function, as Swift source; "" for none.
        public var attributes: String
        /// The parameters, in order. Those of a test's replacements follow them.
        public var parameters: [Parameter]

        /// Creates a function from its parts.
        public init(attributes: String = "", parameters: [Parameter] = []) {
            self.attributes = attributes
            self.parameters = parameters
        }
    }

    /// A parameter of such a function.
    public struct Parameter: Equatable, Sendable {
        /// The label of the forwarded dependency whose value it is.
        public var dependency: String
        /// The default value, as Swift source; `nil` for none.
        public var value: String?

        /// Creates a parameter, by default one without a default value.
        public init(dependency: String, value: String? = nil) {
            self.dependency = dependency
            self.value = value
        }
    }
}

/// The mocks that a run writes.
public struct MockRequest: Equatable, Sendable {
    /// The indices of the files whose types may get a mock.
    public var files: Set<Int>
    /// The names of further types that get one.
    public var types: [String]
    /// The condition of the `#if` around mocks, or "".
    public var condition: String
    /// True if a declaration that is for tests only replaces even a type with a function for tests of its own.
    public var prefersMockOnly: Bool

    /// Creates a request from its parts.
    public init(files: Set<Int>, types: [String] = [], condition: String = "", prefersMockOnly: Bool = false)
    {
        self.files = files
        self.types = types
        self.condition = condition
        self.prefersMockOnly = prefersMockOnly
    }
}
