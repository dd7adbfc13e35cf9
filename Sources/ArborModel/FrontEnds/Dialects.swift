/// The dialects of a program: one for each front end that may have lowered a declaration of it.
public struct Dialects: Sendable {
    private let all: [Dialect]
    /// The names of all modules that declare a library.
    public let libraryModules: Set<String>
    private let libraryTypes: [String: Dialect.LibraryType]

    /// Creates the dialects of a program. There is at least one.
    public init(_ all: [Dialect]) {
        precondition(!all.isEmpty)
        self.all = all
        libraryModules = Set(all.flatMap(\.library.modules))
        libraryTypes = all.reduce(into: [:]) { types, dialect in
            types.merge(dialect.library.types) { first, _ in first }
        }
    }

    /// The first dialect. It describes declarations that belong to no front end of the program.
    public var first: Dialect { all[0] }

    /// Returns the dialect of a front end. A declaration of a front end that isn't here is treated like the first's.
    public subscript(id: FrontEndID) -> Dialect { all.first { $0.id == id } ?? first }

    /// Returns a library's type or protocol by its name; `nil` if no library declares the name.
    public func libraryType(named name: String) -> Dialect.LibraryType? { libraryTypes[name] }

    /// Returns the library's type with a `Sendable` counterpart; `nil` if the name is no such counterpart.
    public func isolatedCounterpart(of name: String) -> String? {
        libraryTypes.first { $0.value.sendableCounterpart == name }?.key
    }

    /// Returns how a type defers making; `nil` if it is not a library's type for that purpose.
    public func deferral(_ type: TypeExpression) -> Deferral? {
        all.lazy.compactMap { $0.deferral(type) }.first
    }

    /// Returns the preferred module among `modules` that declares a library's type; `nil` if none of them does.
    public func module(declaring type: String, among modules: Set<String>) -> String? {
        for dialect in all where dialect.library.types[type] != nil {
            if let module = dialect.library.modules.first(where: modules.contains) { return module }
        }
        return nil
    }

    /// Returns the modules that declare a library's type; none if no library declares the name.
    public func modules(declaring type: String) -> [String] {
        all.first { $0.library.types[type] != nil }?.library.modules ?? []
    }

    /// True if a front end whose declarations are in the program infers roots.
    public func infersRoots(for ids: some Sequence<FrontEndID>) -> Bool {
        ids.contains { self[$0].infersRoots }
    }
}
