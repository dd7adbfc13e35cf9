import ArborModel

/// The words by which a front end's declarations are found and read.
///
/// This table is shared by the prescan in C, the extraction, the lowering, the search for uses in bodies and the
/// macros.
public struct Vocabulary: Sendable {
    /// The annotations of types and extensions: `Instantiable`.
    public let types: [String]
    /// The annotations of properties: `Received`.
    public let properties: [String]
    /// Member functions that are read like initializers: `instantiate`, `mock`.
    public let functions: [String]
    /// The arguments of types' annotations whose string names one more such function: `customMockName`.
    public let functionArguments: [String]
    /// The annotations of initializers and functions, in types with and without an annotation: `Provider`.
    public let callables: [String]
    /// Macros that stand at the top of a file: `SafeDIConfiguration`.
    public let expansions: [String]
    /// The protocols that annotated types conform to: `Instantiable`. They bring neither isolation nor `Sendable`.
    public let protocols: [String]
    /// The modules that declare the annotations, and that may qualify them: `@SafeDI.Received`.
    public let modules: [String]
    /// True for a front end without annotations, which reads all types.
    public let readsAllTypes: Bool

    /// Creates a vocabulary from its words, without `@` and `#`. By default no callables are annotated, and the annotated
    /// types conform to no protocols.
    public init(
        types: [String], properties: [String], functions: [String], functionArguments: [String] = [],
        callables: [String] = [],
        expansions: [String], protocols: [String] = [], modules: [String], readsAllTypes: Bool = false
    ) {
        self.types = types
        self.properties = properties
        self.functions = functions
        self.functionArguments = functionArguments
        self.callables = callables
        self.expansions = expansions
        self.protocols = protocols
        self.modules = modules
        self.readsAllTypes = readsAllTypes
    }

    /// The annotation that an attribute's name means: `Received` for `Received`, `SafeDI.Received` and
    /// `Arbor::Received`. Other modules' names stay as they are.
    public func unqualified(_ name: String) -> Substring {
        // Nearly all names are plain.
        if name.hasNoByte(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }) { return name[...] }
        for module in modules where name.hasPrefix(module) {
            let rest = name.dropFirst(module.count)
            if rest.hasPrefix("::") { return rest.dropFirst(2) }
            if rest.hasPrefix(".") { return rest.dropFirst() }
        }
        return name[...]
    }

    /// Creates the vocabulary of several front ends: the words of each, each word once.
    public init(joining vocabularies: [Vocabulary]) {
        if vocabularies.count == 1 {
            self = vocabularies[0]
            return
        }
        // Closures, because key paths are slow to make.
        func words(_ list: (Vocabulary) -> [String]) -> [String] {
            var seen: Set<String> = []
            return vocabularies.flatMap(list).filter { seen.insert($0).inserted }
        }
        self.init(
            types: words { $0.types }, properties: words { $0.properties }, functions: words { $0.functions },
            functionArguments: words { $0.functionArguments }, callables: words { $0.callables },
            expansions: words { $0.expansions },
            protocols: words { $0.protocols }, modules: words { $0.modules },
            readsAllTypes: vocabularies.contains(where: \.readsAllTypes))
    }

    /// Returns whether an attribute is an annotation of a type or an extension.
    public func isType(_ attribute: Attribute) -> Bool { holds(types, attribute.name) }

    /// Returns whether an attribute is an annotation of a property.
    public func isProperty(_ attribute: Attribute) -> Bool { isProperty(named: attribute.name) }

    /// Returns whether an attribute of this name is an annotation of a property.
    public func isProperty(named name: String) -> Bool { holds(properties, name) }

    /// Returns whether an attribute is an annotation of an initializer or a function.
    public func isCallable(_ attribute: Attribute) -> Bool { holds(callables, attribute.name) }

    /// Returns the annotation that an attribute misspells: `Received` for `@Recieved`. The result is `nil` for a correct
    /// annotation, and for a name that is not similar to one.
    public static func nearMiss(of attribute: Attribute, among annotations: [String]) -> String? {
        let name = attribute.name
        if annotations.contains(name) { return nil }
        return annotations.first { annotation in
            editDistance(name, annotation, atMost: min(2, annotation.utf8.count / 3)) != nil
        }
    }

    /// Returns whether a macro at the top of a file is one of the front end's, whatever module it is qualified with.
    public func isExpansion(_ name: some StringProtocol) -> Bool {
        guard let last = name.split(separator: ".").last else { return false }
        return expansions.contains { $0 == last }
    }

    /// Returns the effects of an inheritance clause's entries on concurrency, in order.
    func roles(of inherits: [String]) -> [SupertypeRole] {
        var roles: [SupertypeRole] = []
        roles.reserveCapacity(inherits.count)
        for entry in inherits {
            // Whole strings are compared in two words each, and parts of them aren't.
            if protocols.contains(entry) {
                roles.append(.harmless)
            } else {
                roles += SupertypeRole.roles(of: entry) { name in protocols.contains { $0 == name } }
            }
        }
        return roles
    }

    private func holds(_ names: [String], _ name: String) -> Bool {
        // Whole strings are compared in two words each, and parts of them aren't.
        if names.contains(name) { return true }
        let last = unqualified(name)
        return last.utf8.count < name.utf8.count && names.contains { $0 == last }
    }
}
