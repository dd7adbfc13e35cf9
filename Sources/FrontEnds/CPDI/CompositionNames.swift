/// The naming convention of composed dependencies. The pattern is nothing but names, so teams spell them differently.
public struct CompositionNames: Equatable, Sendable {
    /// The end of the name of a protocol with one dependency: `Dependency`.
    public var dependency = "Dependency"
    /// The end of the name of a type alias that composes protocols: `Dependencies`.
    public var dependencies = "Dependencies"
    /// The start of the name of a type that adds values of a narrower scope: `Spliced`.
    public var spliced = "Spliced"
    /// The word before the end of an alias of what such a type gets from outside: `External`.
    public var external = "External"
    /// The label of the parameter and the property: `dependencies`.
    public var label = "dependencies"
    /// The label of what a spliced type gets from outside: `externalDependencies`.
    public var externalLabel = "externalDependencies"

    /// Creates the convention of the pattern's own text.
    public init() {}

    /// The name of the alias of a type: `FooDependencies`.
    func alias(of party: String) -> String { party + dependencies }

    /// The name of the alias of what a spliced type gets: `FooExternalDependencies`.
    func externalAlias(of party: String) -> String { party + external + dependencies }

    /// The name of the type that adds values for a type: `SplicedFooDependencies`.
    func splicedType(of party: String) -> String { spliced + party + dependencies }

    /// The type whose alias has this name: `Foo` of `FooDependencies` and of `FooExternalDependencies`.
    func party(ofAlias name: String) -> String? {
        guard let stem = name.without(suffix: dependencies) else { return nil }
        return stem.without(suffix: external) ?? stem
    }

    /// The type for which values are added: `Foo` of `SplicedFooDependencies`.
    func party(ofSpliced name: String) -> String? {
        guard name.hasPrefix(spliced) else { return nil }
        return String(name.dropFirst(spliced.count)).without(suffix: dependencies)
    }

    /// True for an alias of what a spliced type gets from outside.
    func isExternal(_ name: String) -> Bool { name.hasSuffix(external + dependencies) }

    /// True for the name of a protocol with one dependency.
    package func isLeaf(_ name: String) -> Bool { name.hasSuffix(dependency) && name != dependency }

    /// True for the name of an alias.
    package func isAlias(_ name: String) -> Bool { name.hasSuffix(dependencies) && name != dependencies }
}

extension String {
    /// The text before a suffix; `nil` if the text is nothing else, or ends otherwise.
    func without(suffix: String) -> String? {
        guard hasSuffix(suffix), utf8.count > suffix.utf8.count else { return nil }
        return String(dropLast(suffix.count))
    }
}
