import ArborModel

/// The structure by which a test sets parts of one tree.
public struct TestPartsPlan: Equatable, Sendable {
    /// The name of a part.
    public enum Name: Hashable, Sendable {
        /// That of the properties that make it.
        case label(LocalName)
        /// That of the properties, and a suffix that tells it from a part of another type.
        case typed(LocalName, String)
    }

    /// One part that a test may set.
    public struct Part: Equatable, Sendable {
        /// The name.
        public var name: Name
        /// The type, or that of a function that makes it if `sharing` is one, as an optional.
        public var type: TypeText
        /// The condition of the `#if` around the part, or "".
        public var condition: String
        /// The form of the part if any thread may use it.
        public var sharing: Sharing
        /// True if a strict test can fail by the part.
        public var isSeam: Bool

        /// Creates the plan of a part.
        public init(
            name: Name, type: TypeText, condition: String = "", sharing: Sharing = .none, isSeam: Bool = false
        ) {
            self.name = name
            self.type = type
            self.condition = condition
            self.sharing = sharing
            self.isSeam = isSeam
        }
    }

    /// How code that any thread may run, or whose results are sent, takes a part.
    public enum Sharing: Equatable, Sendable {
        /// No such code takes it.
        case none
        /// Any thread may use the value.
        case value
        /// It calls a function, because the value is the test's own.
        case function
    }

    /// What a test that is strict does with a part that it doesn't set.
    public enum Seam: Equatable, Sendable {
        /// The part is code under test.
        case none
        /// The test fails when the part is made, which this text is about.
        case real(String)
        /// The part is an instance of the first type, a generated one, as the second type. The test fails when it is used.
        case double(String, TypeText, as: TypeText)
    }

    /// The parts, in the order of writing.
    public var parts: [Part]
    /// The parts that are absent unless a test sets them, by the label of the root's own value.
    public var absent: [Symbol: Name]
    /// True if some of the function's code is in an `#if`.
    public var isConditional: Bool
    /// The names of the function's own variables.
    public var names: Names

    /// Creates a plan of its parts.
    public init(
        parts: [Part] = [], absent: [Symbol: Name] = [:], isConditional: Bool = false,
        names: Names = Names()
    ) {
        self.parts = parts
        self.absent = absent
        self.isConditional = isConditional
        self.names = names
    }

    /// The names of variables and parameters. Nothing in the program has them.
    public struct Names: Equatable, Sendable {
        /// What a test sets.
        public var parts: String
        /// What a test sets for parts that any thread may make.
        public var shared: String
        /// The parts that a strict test makes as in production.
        public var real: String
        /// What happens to the parts that a test doesn't set.
        public var unset: String
        /// The function by which a test sets parts.
        public var set: String
        /// A function of the test's that is called.
        public var make: String
        /// What a double knows.
        public var double: String
        /// The place of the call: the file's id, its path, the line and the column.
        public var place: [String]

        /// Creates the names.
        ///
        /// - Parameter free: Returns a name that nothing in the program has.
        public init(free: (String) -> String = { $0 }) {
            parts = free("parts")
            shared = free("shared")
            real = free("real")
            unset = free("unset")
            set = free("set")
            make = free("make")
            double = free("double")
            place = ["fileID", "filePath", "line", "column"].map(free)
        }
    }

    /// The structure of the parts.
    public static let type = "TestParts"
    /// The structure in it of the parts that any thread may make.
    public static let sharedType = "SharedParts"
    /// The structure in it of the parts that a strict test makes as in production.
    public static let realType = "RealParts"
    /// The function that makes a type for tests.
    public static let function = "test"
}
