/// A program of several modules, as its generator knows it: which declaration each use means stands here by number, so
/// that names, imports and spellings can be as confusing as Swift allows.
public struct Program: Sendable {
    /// The seed that it was made of.
    public var seed: UInt64 = 0
    /// What it was made to have.
    public var features: Set<Feature> = []
    /// The libraries in the order of their imports; the last is the one with the root.
    public var modules: [Module] = []
    public var files: [File] = []
    public var symbols: [Symbol] = []
    /// The flags that this build defines.
    public var defined: Set<String> = []
    /// What was put in for the tool to find.
    public var fault: String?

    public struct Module: Sendable {
        public var name: String
        /// The numbers of the modules that its files may import.
        public var imports: [Int] = []
        /// Compiled with `-default-isolation MainActor`.
        public var isMainActorByDefault = false
        /// Imported with `@preconcurrency` everywhere.
        public var isBeforeConcurrency = false
    }

    public struct File: Sendable {
        public var module: Int
        public var name: String
        /// Imports that nothing in it needs.
        public var spareImports: [Import] = []
    }

    public enum Import: Hashable, Sendable {
        case module(Int)
        case foundation
    }

    /// A declaration of a type.
    public struct Symbol: Sendable {
        public var name: String
        public var file: Int
        /// The type that it is nested in; by an extension where that stands in another file.
        public var parent: Int?
        public var role: Role
        /// Declared only where this holds.
        public var condition: Condition?
        /// Declared twice, in both branches of an `#if`.
        public var isInBothBranches = false
        /// Taken out of the program to make it smaller.
        public var isLeftOut = false
        /// What a structure without annotation conforms to, so that it could be taken for one that is meant.
        public var conformances: [Int] = []
    }

    public enum Role: Sendable {
        case provider(Provider)
        /// A class that only callers of Instantiators give.
        case token
        case `protocol`
        /// An enumeration that types are nested in.
        case namespace
        case decoy(Decoy)
    }

    /// Declarations without annotation that stand in the way of a name.
    public enum Decoy: String, Sendable {
        case structure, typealiasOfInt, protocolType, privateStructure
        /// What the root gets as a member in other ways than by a nested declaration.
        case typealiasOfRootsProtocol, associatedTypeOfRoot, memberOfRootsSuperclass
    }

    public struct Provider: Sendable {
        public enum Kind: String, Sendable { case `class`, `struct` }
        public enum Isolation: String, Sendable { case none, type, initializer }

        public var isRoot = false
        public var kind = Kind.class
        public var isolation = Isolation.none
        /// Says `Sendable`; all that it holds then is.
        public var isSendable = false
        /// The file of the extension with `instantiate`, which then makes it.
        public var extensionFile: Int?
        /// The protocols that it stands for.
        public var protocols: [Int] = []
        public var properties: [Property] = []

        public var forwarded: [Property] { properties.filter { $0.source == .forwarded } }
    }

    public enum Wrapper: String, Hashable, Sendable { case plain, sendable, erased }

    public struct Key: Hashable, Sendable {
        public var label: String
        /// What it is, or what the Instantiator gives.
        public var type: Int
        public var wrapper: Wrapper?
    }

    public enum Source: Hashable, Sendable {
        case made
        case forwarded
        case received
        /// Another dependency under a new name.
        case alias(Key)
    }

    public struct Property: Sendable {
        public var key: Key
        public var source: Source
        /// The provider that a text names.
        public var maker: Int?
        public var style = Style.plain
    }

    /// How a use of a type is spelled where more than one spelling means it.
    public enum Style: Int, Sendable { case plain, qualified, selector }
}

extension Program {
    public var app: Int { modules.count - 1 }

    public var root: Int { symbols.firstIndex { $0.provider?.isRoot == true }! }

    public func module(of symbol: Int) -> Int { files[symbols[symbol].file].module }

    /// The names from the outermost type on.
    public func path(of symbol: Int) -> [String] {
        (symbols[symbol].parent.map(path) ?? []) + [symbols[symbol].name]
    }

    public func name(of symbol: Int) -> String {
        ([modules[module(of: symbol)].name] + path(of: symbol)).joined(separator: ".")
    }

    /// Whether files of one module may use a declaration of another.
    public func isWithinReach(_ symbol: Int, from module: Int) -> Bool {
        let home = self.module(of: symbol)
        return home == module || modules[module].imports.contains(home)
    }
}

extension Program.Symbol {
    public var provider: Program.Provider? {
        get { if case .provider(let provider) = role { provider } else { nil } }
        set { if let newValue { role = .provider(newValue) } }
    }

    var isDecoy: Bool { if case .decoy = role { true } else { false } }

    var isProtocol: Bool {
        switch role {
        case .protocol, .decoy(.protocolType): true
        default: false
        }
    }
}
