extension ProviderDeclaration {
    /// The properties that few declarations have.
    public struct Particulars: Equatable, Sendable {
        /// The call for each `#if` branch, in order, if the initializer differs between branches. The first call whose
        /// conditions hold counts, and one of them always does. Empty if one call is right in every build.
        public var branches: [Branch]
        /// The names of the generic parameters of the type and of those around it, from the outside in.
        public var genericParameters: [String]
        /// True if the type is in an extension, which does not show whether the extended type is generic.
        public var isInExtension: Bool
        /// The `@available` attributes of the type and of those around it, as written.
        public var availability: [String]
        /// The names of the functions and variables that begin with a capital letter, as types' names do, of a type that the
        /// generated code extends: a root, or a type with a mock.
        public var memberNames: [String]
        /// True if the declaration is a root that may have a superclass: the meaning of its first inherited name is
        /// not known.
        public var mayHaveSuperclass: Bool
        /// The labels of the dependencies that parameters take as `sending`.
        public var sent: [String]
        /// The number of components in the outermost declaration's name: 2 in `extension A.B`, inside of which a name
        /// is looked up in `A.B` and not in `A`.
        public var outermostLength: Int
        /// The qualifier of the provider, if further providers make the type under other qualifiers; empty for none.
        public var qualifier: String
        /// The type that declares the function that makes the provider; `nil` if the made type itself does.
        public var functionOwner: TypeExpression?
        /// The lists of providers that the declaration includes. The link step replaces them by dependencies.
        public var includes: [TypeReference]
        /// True if all consumers in a tree share one instance.
        public var isShared: Bool
        /// The declarations that keep other modules from making the provider, from the outermost to the innermost.
        public var internalParts: [InternalPart]
        /// What a call of the provider may mean instead. The link step decides it, and replaces the aliases in the types.
        public var rivals: [CallRival]
        /// What is known about tests, behind one reference.
        fileprivate var tests: Tests?
        /// How a link step made the declaration; `nil` if it is one of the sources.
        public var addition: Addition?
        /// The parts of the declaration that are faulty or couldn't be read.
        public var gaps: Gaps

        /// Creates the particulars from their parts. The defaults are those of a declaration that has none.
        public init(
            branches: [Branch] = [], genericParameters: [String] = [], isInExtension: Bool = false,
            availability: [String] = [], memberNames: [String] = [], mayHaveSuperclass: Bool = false,
            sent: [String] = [], outermostLength: Int = 1, qualifier: String = "",
            functionOwner: TypeExpression? = nil, includes: [TypeReference] = [], isShared: Bool = false,
            internalParts: [InternalPart] = [], rivals: [CallRival] = [], mocks: MockTraits? = nil,
            mockRole: MockRole? = nil, addition: Addition? = nil, gaps: Gaps = Gaps()
        ) {
            self.branches = branches
            self.genericParameters = genericParameters
            self.isInExtension = isInExtension
            self.availability = availability
            self.memberNames = memberNames
            self.mayHaveSuperclass = mayHaveSuperclass
            self.sent = sent
            self.outermostLength = outermostLength
            self.qualifier = qualifier
            self.functionOwner = functionOwner
            self.includes = includes
            self.isShared = isShared
            self.internalParts = internalParts
            self.rivals = rivals
            tests = mocks == nil && mockRole == nil ? nil : Tests(mocks: mocks, mockRole: mockRole)
            self.addition = addition
            self.gaps = gaps
        }
    }

    /// The parts of a declaration that a fault is already reported for. The declaration may provide more than is known, so
    /// nobody below it is blamed for what may follow from them.
    public struct Gaps: Equatable, Sendable {
        /// The labels of faulty properties. They are among the dependencies, and aren't checked again.
        public var rejected: [String] = []
        /// The labels of properties whose types aren't known. They are not among the dependencies.
        public var untyped: [String] = []
        /// What the graph has to answer about the faults.
        public var questions: [Question] = []
        /// The names of types that the declaration may provide, if its annotation is faulty.
        public var lostTypes: [String] = []
        /// True if the declaration can't provide what it is declared for.
        public var isFaulty = false
        /// True if some of the declaration's text can't be read.
        public var isTorn = false

        /// Creates the gaps of a sound declaration.
        public init() {}

        /// Returns whether the declaration may provide a value of a label that is not among its dependencies.
        public func mayProvide(_ label: String) -> Bool { isTorn || untyped.contains(label) }
    }

    /// A fault of a property that only the graph around the declaration can explain. Its answer is the fault's help.
    public struct Question: Equatable, Sendable {
        /// What the graph has to find out.
        public enum Kind: Equatable, Sendable {
            /// The annotation that the property lacks. It has an attribute of another library with this name, without the
            /// `@`; "" for none. It keeps nothing if it is `weak` or `unowned`.
            case annotation(foreign: String, keepsNothing: Bool)
            /// The type of the value with this name, which the property's alias leaves out.
            case typeOfAlias(String)
            /// The type that the property makes, which its annotation has to name.
            case product
            /// Which one is provided: the property, or the parameter of the initializer, which differs from it.
            case parameter(label: String, type: TypeExpression)
            /// The types that can be made in place of the protocol that is annotated. There is no property.
            case implementations
            /// The property that a parameter of the initializer lacks, with the parameter's name and type.
            /// A superclass may keep the value. `superclass` is the first supertype of a class, which may also be a protocol, or "".
            case missingProperty(superclass: String)

            /// True for the question after a missing property.
            public var isMissingProperty: Bool {
                if case .missingProperty = self { true } else { false }
            }
        }

        /// The kind, with what the declaration says.
        public var kind: Kind
        /// The label of the property.
        public var label: String
        /// The type of the property. Names in it are resolved.
        public var type: TypeExpression
        /// The range of the fault.
        public var range: SourceRange

        /// Creates a question about a property.
        public init(_ kind: Kind, label: String, type: TypeExpression, range: SourceRange) {
            self.kind = kind
            self.label = label
            self.type = type
            self.range = range
        }
    }

    /// A declaration that only its own module sees: a type, an initializer or a function.
    public struct InternalPart: Equatable, Sendable {
        /// The declaration without its access level: `struct A`, `init`, `static func instantiate`.
        public var title: String
        /// The range of its name, or of its keyword if it is no type.
        public var range: SourceRange
        /// The start of its keyword; `nil` if an access level is written.
        public var keyword: SourcePosition?
        /// The types that must be seen wherever the part is, as written: those of parameters, or a superclass.
        public var exposed: [String]
        /// The nested types among these that only their module sees, by their qualified names.
        public var hidden: [String] = []

        /// Creates a part, by default one that exposes no types.
        public init(title: String, range: SourceRange, keyword: SourcePosition?, exposed: [String] = []) {
            self.title = title
            self.range = range
            self.keyword = keyword
            self.exposed = exposed
        }
    }

    /// How a link step makes declarations that are in no source. Queries show the declarations of the sources instead.
    public enum Addition: Equatable, Sendable {
        /// A copy of a declaration, which had this name before the link step gave the copy a qualifier of its own. Empty
        /// for no name.
        case copy(named: String)
        /// A provider that only passes on values of others, or waits for them.
        case helper
    }

    /// The call of an initializer that is in `#if` branches.
    public struct Branch: Equatable, Sendable {
        /// The conditions around the initializer and inside the type, outermost first.
        public var conditions: [String]
        /// The arguments of the call, in the order of the parameters.
        public var arguments: [Argument]

        /// Creates a branch from its conditions and the arguments of its call.
        public init(conditions: [String], arguments: [Argument]) {
            self.conditions = conditions
            self.arguments = arguments
        }
    }

    @usableFromInline final class Rare: Equatable, Sendable {
        let particulars: Particulars

        @usableFromInline var asksForMock: Bool { particulars.tests?.mocks?.isGenerated == true }
        @usableFromInline var asksForTest: Bool { particulars.tests?.mocks?.hasTest == true }
        @usableFromInline var isMockOnly: Bool { particulars.tests?.mocks?.isMockOnly == true }
        @usableFromInline var mockRole: MockRole? { particulars.tests?.mockRole }

        init(_ particulars: Particulars) { self.particulars = particulars }

        @usableFromInline static func == (one: Rare, other: Rare) -> Bool {
            one.particulars == other.particulars
        }
    }
}

extension ProviderDeclaration.Particulars {
    /// What the declaration says about tests; `nil` if it says nothing.
    public var mocks: MockTraits? {
        get { tests?.mocks }
        set { tests = newValue == nil && mockRole == nil ? nil : Tests(mocks: newValue, mockRole: mockRole) }
    }

    /// The provider's part in the trees of mocks; `nil` in the graph of production.
    public var mockRole: MockRole? {
        get { tests?.mockRole }
        set { tests = newValue == nil && mocks == nil ? nil : Tests(mocks: mocks, mockRole: newValue) }
    }

    fileprivate final class Tests: Equatable, Sendable {
        let mocks: MockTraits?
        let mockRole: MockRole?

        init(mocks: MockTraits?, mockRole: MockRole?) {
            self.mocks = mocks
            self.mockRole = mockRole
        }

        static func == (one: Tests, other: Tests) -> Bool {
            one.mocks == other.mocks && one.mockRole == other.mockRole
        }
    }
}

// These read a single value, because the particulars as a whole are expensive to copy.
extension ProviderDeclaration {
    /// True if a function is generated that makes the type for tests.
    @inlinable public var asksForMock: Bool { rare?.asksForMock == true }

    /// True if a function is generated that makes the type for tests as production does, apart from what a test sets.
    @inlinable public var asksForTest: Bool { rare?.asksForTest == true }

    /// True if the declaration is in no graph but those of mocks.
    @inlinable public var isMockOnly: Bool { rare?.isMockOnly == true }

    /// The provider's part in the trees of mocks; `nil` in the graph of production.
    @inlinable public var mockRole: MockRole? { rare?.mockRole }
}
