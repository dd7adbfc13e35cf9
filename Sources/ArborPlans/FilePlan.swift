import ArborModel

/// The contents of the generated file, with every decision made. An emitter prints them, and tests compare them.
///
/// The code of the roots follows in slices, as a `SlicePlan` each. They are made one at a time, so the plan of a large
/// program is never in memory as a whole.
public struct FilePlan: Equatable, Sendable {
    /// The imports of the generated file, in the order of writing.
    public var imports: [ImportPlan]
    /// Other names of types that some root's members hide, in the order of these names.
    public var aliases: [AliasPlan]
    /// The roots that get an `init()`, in the order of writing.
    public var roots: [RootPlan]
    /// The texts that the symbols of the plan and of its slices stand for, the names of functions excepted.
    public var texts: TextTable
    /// The words of the language among `texts`.
    public var words: ReservedWords
    /// The condition of the `#if` around the whole code, or "".
    public var condition = ""
    /// The structures by which tests replace parts of types, in the order of writing.
    public var configurations: [ConfigurationPlan] = []
    /// The classes for tests that implement protocols, in the order of writing.
    public var doubles: [DoublePlan] = []
    /// True for code that tests call. Tests name its structures, and these the aliases.
    public var isForTests = false
    /// True if declarations without a stated isolation belong to the main actor.
    public var isIsolatedByDefault = false
    /// True for code that follows that of another plan in one file.
    public var isContinued = false
    /// The names that the code of mocks uses; `nil` if the file holds none.
    public var mockNames: MockNames?

    /// Creates a plan of its parts.
    public init(
        imports: [ImportPlan] = [], aliases: [AliasPlan] = [], roots: [RootPlan] = [],
        texts: TextTable = TextTable(), words: ReservedWords = ReservedWords()
    ) {
        self.imports = imports
        self.aliases = aliases
        self.roots = roots
        self.texts = texts
        self.words = words
    }
}

/// One `import`, made conditional on its module's presence.
public struct ImportPlan: Equatable, Sendable {
    /// The name of the module whose presence is the condition.
    public var module: String
    /// The whole import declaration, as Swift source.
    public var text: String

    /// Creates the plan of an import.
    public init(module: String, text: String) {
        self.module = module
        self.text = text
    }
}

/// A type's other name, known in the generated file only.
public struct AliasPlan: Hashable, Sendable {
    /// The other name.
    public var name: String
    /// The type, as Swift source.
    public var type: String
    /// The condition of the `#if` around the alias, or "" if the type is always there.
    public var condition: String
    /// The `@available` attributes of the alias.
    public var availability: [String]
    /// The type by a module selector, which compilers before 6.3 don't know; `nil` if `type` is enough.
    public var selected: String?

    /// Creates the plan of an alias.
    public init(
        name: String, type: String, condition: String = "", availability: [String] = [],
        selected: String? = nil
    ) {
        self.name = name
        self.type = type
        self.condition = condition
        self.availability = availability
        self.selected = selected
    }
}

/// The words of the language among the texts of a plan. Most plans have none.
public struct ReservedWords: Equatable, Sendable {
    private let names: [Symbol]
    private let labels: [Symbol]
    private let members: [Symbol]

    /// Creates the words of a table.
    ///
    /// - Parameters:
    ///   - names: The words that can't be a local's name.
    ///   - labels: The words that can't be an argument's label.
    ///   - members: The words that mean something else after a dot.
    public init(names: [Symbol] = [], labels: [Symbol] = [], members: [Symbol] = []) {
        self.names = names
        self.labels = labels
        self.members = members
    }

    /// True if a local's name is written in backticks.
    public func isReserved(_ symbol: Symbol) -> Bool { names.contains(symbol) }

    /// True if a label is written in backticks. Swift warns of backticks that are not needed.
    public func isSpecialLabel(_ symbol: Symbol) -> Bool { labels.contains(symbol) }

    /// True if a member is written in backticks.
    public func isSpecialMember(_ symbol: Symbol) -> Bool { members.contains(symbol) }
}
