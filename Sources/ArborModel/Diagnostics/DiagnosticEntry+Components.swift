/// Faults of components, which only code with `import Blade` can have.
extension DiagnosticEntry {
    static let invalidProvider = error(
        "a provider can't be called by the generated code",
        because:
            "The graph is made by plain calls: they don't wait, don't fail, and choose no type arguments.",
        example: .sources(
            """
            import Blade
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func beans() -> Beans
            }
            @Module
            enum CoffeeModule {
                @Provider
                static func beans() throws -> Beans { Beans() }
            }
            struct Beans {}
            """),
        remedy: "Provide a value that can be made at once, and that does the rest when it is used.",
        mended: .sources(
            """
            import Blade
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func supplier() -> Supplier
            }
            @Module
            enum CoffeeModule {
                @Provider
                static func supplier() -> Supplier { Supplier() }
            }
            struct Supplier {
                func beans() throws -> Beans { Beans() }
            }
            struct Beans {}
            """))

    static let inaccessibleProvider = error(
        "the generated code can't see a provider or a component",
        because: "The class of a component is in a file of its own, where nothing private is visible.",
        example: .sources(
            """
            import Blade
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func beans() -> Beans
            }
            @Module
            enum CoffeeModule {
                @Provider
                private static func beans() -> Beans { Beans() }
            }
            struct Beans {}
            """),
        remedy: "Remove the access level.",
        mended: .sources(
            """
            import Blade
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func beans() -> Beans
            }
            @Module
            enum CoffeeModule {
                @Provider
                static func beans() -> Beans { Beans() }
            }
            struct Beans {}
            """))

    static let invalidRequirement = error(
        "a component requires what no generated class can have",
        because:
            "A component is a protocol of functions without parameters, each of which returns a value of the graph, "
            + "and of at most one initializer, whose parameters join the graph.",
        example: .sources(
            """
            import Blade
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func beans(weight: Int) -> Beans
            }
            @Module
            enum CoffeeModule {
                @Provider
                static func beans() -> Beans { Beans() }
            }
            struct Beans {}
            """),
        remedy:
            "Require functions without parameters. What callers decide is bound by the initializer, or passed to what "
            + "an entry point returns.",
        mended: .sources(
            """
            import Blade
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                init(weight: Int)
                func beans() -> Beans
            }
            @Module
            enum CoffeeModule {
                @Provider
                static func beans(weight: Int) -> Beans { Beans() }
            }
            struct Beans {}
            """))

    static let unknownModule = error(
        "a list of modules holds a type that is no module",
        because: "Nothing is known of what the type would provide.",
        example: .sources(
            """
            import Blade
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {}
            enum CoffeeModule {}
            """),
        remedy: "Annotate the enum with `@Module`, in a file that imports Blade; or remove it from the list.",
        mended: .sources(
            """
            import Blade
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {}
            @Module
            enum CoffeeModule {}
            """))

    static let unprovidedType = error(
        "a module lists a type without an annotated initializer",
        because:
            "`provides` lists types that are made by their own initializers, and the annotation says by which.",
        example: .sources(
            """
            import Blade
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func beans() -> Beans
            }
            @Module(provides: [Beans.self])
            enum CoffeeModule {}
            struct Beans {
                init() {}
            }
            """),
        remedy:
            "Annotate the initializer; or write a function in the module, for a protocol or another's type.",
        mended: .sources(
            """
            import Blade
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func beans() -> Beans
            }
            @Module(provides: [Beans.self])
            enum CoffeeModule {}
            struct Beans {
                @Provider
                init() {}
            }
            """))

    static let missingBinding = error(
        "a component needs a value that none of its modules provides",
        because:
            "A value has the type of a parameter or of an entry point, and its name if it has one. Modules count if "
            + "the component includes them, directly or by way of other modules.",
        example: .sources(
            """
            import Blade
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func maker() -> Maker
            }
            @Module(provides: [Maker.self])
            enum CoffeeModule {}
            final class Maker {
                @Provider
                init(beans: Beans) {}
            }
            struct Beans {}
            """),
        remedy:
            "Add a provider to a module of the component, include the module that has one, ask for the name that is "
            + "provided, or bind an instance by the component's initializer.",
        mended: .sources(
            """
            import Blade
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func maker() -> Maker
            }
            @Module(provides: [Maker.self])
            enum CoffeeModule {
                @Provider
                static func beans() -> Beans { Beans() }
            }
            final class Maker {
                @Provider
                init(beans: Beans) {}
            }
            struct Beans {}
            """))

    static let duplicateBinding = error(
        "a component has two providers of one value",
        because:
            "It would be left to chance which of them is called. A module that is included by two paths is one module.",
        example: .sources(
            """
            import Blade
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func water() -> Int
            }
            @Module
            enum CoffeeModule {
                @Provider
                static func water() -> Int { 212 }
                @Provider
                static func milk() -> Int { 140 }
            }
            """),
        remedy: "Remove one of them, or give them names by which parameters tell them apart.",
        mended: .sources(
            """
            import Blade
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func water() -> Int
            }
            @Module
            enum CoffeeModule {
                @Provider
                static func water() -> Int { 212 }
                @Provider(named: "milk")
                static func milk() -> Int { 140 }
            }
            """))

    static let duplicateComponent = error(
        "the generated classes of two components have one name",
        because: "The class of a component is named after its protocol, without the types around it.",
        example: .sources(
            """
            import Blade
            enum North {
                @Component
                protocol Shop {}
            }
            enum South {
                @Component
                protocol Shop {}
            }
            """),
        remedy: "Rename one of the protocols.",
        mended: .sources(
            """
            import Blade
            enum North {
                @Component
                protocol Shop {}
            }
            enum South {
                @Component
                protocol SouthernShop {}
            }
            """))
}
