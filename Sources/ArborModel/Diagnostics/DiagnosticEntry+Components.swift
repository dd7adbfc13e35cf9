/// Faults of components, which only code with `import Blade` can have.
extension DiagnosticEntry {
    static let invalidProvider = error(
        "the generated code can't call a provider",
        because:
            "The generated code calls each provider synchronously. It handles no errors, and chooses no "
            + "generic arguments.",
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
        remedy:
            "Provide a value that can be made synchronously. Let it do its asynchronous or failing work "
            + "when it is used.",
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
        "the generated code can't access a provider or a component",
        because:
            "The generated class of a component is in a separate file, where `private` and `fileprivate` "
            + "declarations are not visible.",
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
        remedy:
            "Remove `private` or `fileprivate`. If the provider is in another Swift module than the "
            + "component, declare the provider and the types around it `public`.",
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
        "a component has a requirement that the generated class can't implement",
        because:
            "A component is a protocol. It may require functions without parameters, each of which returns "
            + "a value of the graph. It may also require one initializer, whose parameters become values of "
            + "the graph.",
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
            "Require functions without parameters. If callers choose a value, bind it with the component's "
            + "initializer, or let an entry point return an object that takes it.",
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
        "a list of modules contains a type that is not a module",
        because:
            "Arbor doesn't know what the type would provide.",
        example: .sources(
            """
            import Blade
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {}
            enum CoffeeModule {}
            """),
        remedy:
            "Annotate the enum with `@Module`, in a file that imports Blade. Or remove it from the list. "
            + "Other usual causes are a typo, and a Swift module whose sources were not passed to Arbor.",
        mended: .sources(
            """
            import Blade
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {}
            @Module
            enum CoffeeModule {}
            """))

    static let unprovidedType = error(
        "a module lists a type that has no initializer with `@Provider`",
        because:
            "`provides` lists types that are made by their own initializers. `@Provider` marks the "
            + "initializer to call.",
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
            "Annotate the initializer with `@Provider`. For a protocol or a library's type, write a "
            + "function in the module instead.",
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
            "The provider must have the type of the parameter or entry point, and the same name if there "
            + "is one. Arbor looks in the modules that the component includes, directly or through other "
            + "modules.",
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
            "Add a provider to a module of the component, or bind an instance with the component's "
            + "initializer. Usual causes are a module that is missing from `modules` or `submodules`, a type "
            + "that is missing from `provides`, and a different name in `@Named`.",
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
        "a component has two providers of the same value",
        because:
            "Arbor can't know which of them you mean. A module that is included through two other modules "
            + "counts once.",
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
        remedy:
            "Remove one of them, or give them different names with `@Provider(named:)` and `@Named`.",
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
        "two components, or their generated classes, have the same name",
        because:
            "The class is named after the component's protocol, without the types around it. A file that was copied declares "
            + "its components again.",
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
        remedy: "Rename one of the protocols, or remove the copy.",
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
