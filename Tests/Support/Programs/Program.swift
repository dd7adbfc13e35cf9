/// A program of several modules, as its generator knows it. Each use refers to its declaration by index, so
/// names, imports and spellings can be as confusing as Swift allows.
public struct Program: Sendable {
    /// The seed of the generator.
    public var seed: UInt64 = 0
    /// The features of the program.
    public var features: Set<Feature> = []
    /// The modules in the order of their imports. The last one contains the root.
    public var modules: [Module] = []
    public var files: [File] = []
    public var symbols: [Symbol] = []
    /// The flags that this build defines.
    public var defined: Set<String> = []
    /// A description of the fault that the tool must find, if there is one.
    public var fault: String?

    public struct Module: Sendable {
        public var name: String
        /// The indices of the modules that its files may import.
        public var imports: [Int] = []
        /// True if it is compiled with `-default-isolation MainActor`.
        public var isMainActorByDefault = false
        /// True if it is imported with `@preconcurrency` everywhere.
        public var isBeforeConcurrency = false
    }

    public struct File: Sendable {
        public var module: Int
        public var name: String
        /// Imports that the file doesn't need.
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
        /// The type that it is nested in. If that is in another file, it is nested by an extension.
        public var parent: Int?
        public var role: Role
        /// The condition of its declaration.
        public var condition: Condition?
        /// True if both branches of an `#if` declare it.
        public var isInBothBranches = false
        /// True if it was removed to make the program smaller.
        public var isLeftOut = false
        /// The protocols that a structure without annotation conforms to, so that it could be confused with a
        /// provider.
        public var conformances: [Int] = []
    }

    public enum Role: Sendable {
        case provider(Provider)
        /// A class whose values only callers of Instantiators pass.
        case token
        case `protocol`
        /// An enumeration that contains nested types.
        case namespace
        case decoy(Decoy)
    }

    /// Declarations without annotation that hide a name.
    public enum Decoy: String, Sendable {
        case structure, typealiasOfInt, protocolType, privateStructure
        /// Members that the root gets without a nested declaration.
        case typealiasOfRootsProtocol, associatedTypeOfRoot, memberOfRootsSuperclass
    }

    public struct Provider: Sendable {
        public enum Kind: String, Sendable { case `class`, `struct` }
        public enum Isolation: String, Sendable { case none, type, initializer }

        public var isRoot = false
        public var kind = Kind.class
        public var isolation = Isolation.none
        /// True if it is declared `Sendable`. Then its properties are Sendable too.
        public var isSendable = false
        /// The file of the extension with `instantiate`, if an extension creates the type.
        public var extensionFile: Int?
        /// The protocols that it provides.
        public var protocols: [Int] = []
        public var properties: [Property] = []

        public var forwarded: [Property] { properties.filter { $0.source == .forwarded } }
    }

    public enum Wrapper: String, Hashable, Sendable { case plain, sendable, erased }

    public struct Key: Hashable, Sendable {
        public var label: String
        /// The type of the value, or of the Instantiator's product.
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
        /// The provider that `fulfilledByType` names.
        public var namedProvider: Int?
        public var style = Style.plain
    }

    /// The preferred spelling of a type if several have the same meaning.
    public enum Style: Int, Sendable { case plain, qualified, selector }
}

extension Program {
    public var app: Int { modules.count - 1 }

    public var root: Int { symbols.firstIndex { $0.provider?.isRoot == true }! }

    public func module(of symbol: Int) -> Int { files[symbols[symbol].file].module }

    /// The names from the outermost type to the symbol.
    public func path(of symbol: Int) -> [String] {
        (symbols[symbol].parent.map(path) ?? []) + [symbols[symbol].name]
    }

    public func name(of symbol: Int) -> String {
        ([modules[module(of: symbol)].name] + path(of: symbol)).joined(separator: ".")
    }

    /// True if the files of a module may use the declaration.
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
