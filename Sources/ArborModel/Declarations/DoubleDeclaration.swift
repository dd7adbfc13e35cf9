/// A protocol that asks for a generated double: a class for tests, each of whose requirements fails the test unless it is
/// given a closure.
public struct DoubleDeclaration: Equatable, Sendable {
    /// The name of the protocol, as other files write it.
    public var type: TypeExpression
    /// The inheritance clause as written, in order.
    public var inherits: [String]
    /// The requirements, in order.
    public var requirements: [Requirement]
    /// The isolation that the protocol states.
    public var isolation: WrittenConcurrency.Isolation
    /// The `@available` attributes.
    public var availability: [String]
    /// The conditions of the `#if` branches around the declaration, outermost first.
    public var conditions: [String]
    /// The location of the name.
    public var location: SourceLocation

    /// Creates a declaration, by default of a protocol without requirements.
    public init(
        type: TypeExpression, inherits: [String] = [], requirements: [Requirement] = [],
        isolation: WrittenConcurrency.Isolation = .inferred, availability: [String] = [],
        conditions: [String] = [], location: SourceLocation
    ) {
        self.type = type
        self.inherits = inherits
        self.requirements = requirements
        self.isolation = isolation
        self.availability = availability
        self.conditions = conditions
        self.location = location
    }

    /// A requirement: a property, a function or an initializer.
    public struct Requirement: Equatable, Sendable {
        /// The kinds of requirements.
        public enum Kind: Int, Sendable {
            /// A property that is read only.
            case property
            /// A property that is read and written.
            case variable
            /// A function.
            case function
            /// An initializer.
            case initializer
        }

        /// The kind.
        public var kind: Kind
        /// The name; `init` for an initializer.
        public var name: String
        /// The attributes and the words before the keyword, as Swift source, each with a space behind it.
        public var prefix: String
        /// True if the type has the requirement, and not its instances.
        public var isStatic: Bool
        /// The generic parameters with their brackets; "" for none.
        public var generics: String
        /// The `where` clause; "" for none.
        public var requirements: String
        /// The parameters.
        public var parameters: [Parameter]
        /// True if the requirement is `async`.
        public var isAsync: Bool
        /// `throws`, `throws(E)`, `rethrows` or "".
        public var throwing: String
        /// The type of the result or of the property; "" for none.
        public var result: String
        /// The isolation that the requirement states.
        public var isolation: WrittenConcurrency.Isolation

        /// Creates a requirement, by default of a property.
        public init(
            _ kind: Kind, name: String, prefix: String = "", isStatic: Bool = false, generics: String = "",
            requirements: String = "", parameters: [Parameter] = [], isAsync: Bool = false,
            throwing: String = "", result: String = "", isolation: WrittenConcurrency.Isolation = .inferred
        ) {
            self.kind = kind
            self.name = name
            self.prefix = prefix
            self.isStatic = isStatic
            self.generics = generics
            self.requirements = requirements
            self.parameters = parameters
            self.isAsync = isAsync
            self.throwing = throwing
            self.result = result
            self.isolation = isolation
        }
    }

    /// A parameter of a requirement.
    public struct Parameter: Equatable, Sendable {
        /// The label; `_` for none.
        public var label: String
        /// The type, with its attributes and specifiers.
        public var type: String

        /// Creates a parameter.
        public init(label: String, type: String) {
            self.label = label
            self.type = type
        }
    }
}

extension DoubleDeclaration.Requirement {
    /// The requirement as messages print it: `hour`, `load(id:_:)`.
    public var title: String {
        switch kind {
        case .property, .variable: name.plainName
        case .function, .initializer:
            name.plainName + "(" + parameters.map { $0.label.plainName + ":" }.joined() + ")"
        }
    }

    /// True if a stored closure can have the requirement's type.
    public var isSettable: Bool {
        kind != .initializer && !isStatic && generics.isEmpty && throwing != "rethrows"
            && !result.typeWords.contains("some") && parameters.allSatisfy(\.isSettable)
    }

    /// True if the requirement returns nothing.
    public var returnsNothing: Bool {
        result.isEmpty || TypeExpression(parsing: result).normal == .void
    }

    /// True if the requirement may throw any error.
    public var throwsAnyError: Bool {
        ["throws", "throws(anyError)", "throws(Error)", "throws(Swift.Error)", "throws(anySwift.Error)"]
            .contains(
                throwing.filter { !$0.isWhitespace })
    }

    /// True if calls of the requirement need no `try`.
    public var throwsNothing: Bool {
        throwing.isEmpty || throwing.filter { !$0.isWhitespace } == "throws(Never)"
    }
}

extension DoubleDeclaration.Parameter {
    fileprivate var isSettable: Bool {
        let words = type.typeWords
        if words.contains(where: { ["some", "isolated", "each", "repeat"].contains($0) }) { return false }
        return !isAutoclosure || !words.contains { $0 == "throws" || $0 == "async" }
    }

    /// True for a parameter whose argument is passed as a closure.
    public var isAutoclosure: Bool { ownWords.contains("@autoclosure") }

    /// True for a parameter whose argument is changed.
    public var isInout: Bool { ownWords.first == "inout" }

    /// The words before the type's first bracket. Those after it may be about the parameters of a function.
    private var ownWords: [Substring] { String(type.prefix { $0 != "(" && $0 != "[" }).typeWords }
}

extension String {
    /// The words of a type's text.
    fileprivate var typeWords: [Substring] {
        split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
    }

    /// The text of a type, in which `Self` is replaced by a name.
    public func replacingSelf(by name: String) -> String { replacingNames { $0 == "Self" ? name : nil } }

    /// The text of a type, in which some names are replaced. A part after a dot is no name of its own.
    ///
    /// - Parameter other: Returns what is written in place of a name; `nil` to keep it.
    public func replacingNames(_ other: (String) -> String?) -> String {
        var result = ""
        var word = ""
        for character in self + " " {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            let isPart = word.isEmpty || result.utf8.last == UInt8(ascii: ".")
            result += isPart ? word : other(word) ?? word
            word = ""
            result.append(character)
        }
        return String(result.dropLast())
    }
}

extension DoubleDeclaration.Requirement {
    /// The requirement with other names in the texts of its types. Its own generic parameters keep theirs.
    ///
    /// - Parameter other: Returns what is written in place of a name; `nil` to keep it.
    public func replacingNames(_ other: (String) -> String?) -> Self {
        let own = Set(genericNames)
        func replaced(_ text: String) -> String { text.replacingNames { own.contains($0) ? nil : other($0) } }
        var requirement = self
        requirement.generics = replaced(generics)
        requirement.requirements = replaced(requirements)
        requirement.throwing = replaced(throwing)
        requirement.result = replaced(result)
        for index in parameters.indices {
            requirement.parameters[index].type = replaced(parameters[index].type)
        }
        return requirement
    }

    /// The names of the generic parameters: `T` and `U` of `<T: P, each U>`.
    private var genericNames: [String] {
        generics.dropFirst().dropLast().split(separator: ",").compactMap { parameter in
            let head = parameter.prefix { $0 != ":" }.split(separator: " ")
            return head.last.map(String.init)
        }
    }
}
