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
        /// The form of the function.
        public var form: MockForm
        /// The attributes of the function, as Swift source; "" for none.
        public var attributes: String
        /// The parameters, in order. Those of a test's replacements follow them.
        public var parameters: [Parameter]

        /// Creates a function from its parts.
        public init(form: MockForm = .mock, attributes: String = "", parameters: [Parameter] = []) {
            self.form = form
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

/// The forms of the functions that make types with their trees for tests.
public enum MockForm: Equatable, Sendable {
    /// SafeDI's `mock`. What is written by hand for tests makes the parts, and a test replaces them where they are made.
    case mock
    /// Arbor's own `test`. The parts are those of production, and a test sets them by their names.
    case test
}

/// The mocks that a run writes.
public struct MockRequest: Equatable, Sendable {
    /// The form of the functions.
    public var form: MockForm
    /// The indices of the files whose types may get a mock.
    public var files: Set<Int>
    /// The names of further types that get one.
    public var types: [String]
    /// The condition of the `#if` around mocks, or "".
    public var condition: String
    /// True if a declaration that is for tests only replaces even a type with a function for tests of its own.
    public var prefersMockOnly: Bool

    /// Creates a request from its parts.
    public init(
        _ form: MockForm = .mock, files: Set<Int>, types: [String] = [], condition: String = "",
        prefersMockOnly: Bool = false
    ) {
        self.form = form
        self.files = files
        self.types = types
        self.condition = condition
        self.prefersMockOnly = prefersMockOnly
    }
}
