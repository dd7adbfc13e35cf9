/// Declarations that components don't need, and lazy values with another life than their types suggest.
extension DiagnosticEntry {
    static let unusedProvider = adjustable(
        .off, "no entry point needs a provider of an included module",
        because:
            "The generated code never calls the provider. Another program that includes the module may "
            + "need it.",
        example: .sources(
            """
            import Blade
            func open() -> any CoffeeShop { BladeCoffeeShop() }
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func water() -> Int
            }
            @Module
            enum CoffeeModule {
                @Provider
                static func water() -> Int { 212 }
                @Provider
                static func sign() -> String { "open" }
            }
            """),
        remedy: "Remove the provider, or the entry in `provides`.",
        mended: .sources(
            """
            import Blade
            func open() -> any CoffeeShop { BladeCoffeeShop() }
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func water() -> Int
            }
            @Module
            enum CoffeeModule {
                @Provider
                static func water() -> Int { 212 }
            }
            """))

    static let unusedModule = adjustable(
        .off, "no component includes a module, or no entry point needs its values",
        because:
            "The generated code never calls the module's providers. If the sources have no component, they "
            + "are part of a larger program, and Arbor doesn't report this.",
        example: .sources(
            """
            import Blade
            func open() -> any CoffeeShop { BladeCoffeeShop() }
            @Component
            protocol CoffeeShop {}
            @Module
            enum CoffeeModule {}
            """),
        remedy:
            "Include the module where its values are needed, or remove it.",
        mended: .sources(
            """
            import Blade
            func open() -> any CoffeeShop { BladeCoffeeShop() }
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func tables() -> Int
            }
            @Module
            enum CoffeeModule {
                @Provider static func tables() -> Int { 12 }
            }
            """))

    static let unusedInstance = adjustable(
        .off, "no entry point needs a bound instance",
        because:
            "Callers of the component's initializer pass a value that nothing uses.",
        example: .sources(
            """
            import Blade
            func open() -> any CoffeeShop { BladeCoffeeShop(name: "", tables: 1) }
            @Component
            protocol CoffeeShop {
                init(name: String, tables: Int)
                func name() -> String
            }
            """),
        remedy:
            "Remove the parameter from the component's initializer.",
        mended: .sources(
            """
            import Blade
            func open() -> any CoffeeShop { BladeCoffeeShop(name: "") }
            @Component
            protocol CoffeeShop {
                init(name: String)
                func name() -> String
            }
            """))

    static let unusedComponent = adjustable(
        .off, "no code uses the class that implements a component",
        because:
            "The component may be a leftover, or it is not used yet. Arbor searches all sources of the run "
            + "for the name of the class. It doesn't report public components, because other modules may "
            + "use them.",
        example: .sources(
            """
            import Blade
            @Component
            protocol CoffeeShop {}
            """),
        remedy:
            "Make the component where its values are needed, or remove it.",
        mended: .sources(
            """
            import Blade
            @Component
            protocol CoffeeShop {}
            func open() -> any CoffeeShop { BladeCoffeeShop() }
            """))

    static let componentOwnedLazy = adjustable(
        .off, "a lazy value can only be used while its component exists",
        because:
            "Shared values that refer to each other in a cycle would keep each other alive forever. So "
            + "only the component owns the value that a `Lazy` in the cycle refers to. After the component "
            + "is released, `get()` stops the program.",
        example: .sources(
            """
            import Blade
            func open() -> any CoffeeShop { BladeCoffeeShop() }
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func owner() -> Owner
            }
            @Module(provides: [Owner.self, Guest.self])
            enum CoffeeModule {}
            final class Owner {
                @Provider(scope: .singleton)
                init(guest: Lazy<Guest>) {}
            }
            final class Guest {
                @Provider(scope: .singleton)
                init(owner: Owner) {}
            }
            """),
        remedy:
            "Keep the component while its values are used, or break the cycle.",
        mended: .sources(
            """
            import Blade
            func open() -> any CoffeeShop { BladeCoffeeShop() }
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func owner() -> Owner
            }
            @Module(provides: [Owner.self, Guest.self])
            enum CoffeeModule {}
            final class Owner {
                @Provider(scope: .singleton)
                init(guest: Lazy<Guest>) {}
            }
            final class Guest {
                @Provider(scope: .singleton)
                init() {}
            }
            """))

    static let endlessLazy = adjustable(
        .off, "a lazy value makes a new instance of its own consumer, without end",
        because:
            "A value without a scope is made again for each consumer. In a cycle, each `get()` starts "
            + "another round.",
        example: .sources(
            """
            import Blade
            func open() -> any CoffeeShop { BladeCoffeeShop() }
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func owner() -> Owner
            }
            @Module(provides: [Owner.self, Guest.self])
            enum CoffeeModule {}
            final class Owner {
                @Provider
                init(guest: Lazy<Guest>) {}
            }
            final class Guest {
                @Provider
                init(owner: Owner) {}
            }
            """),
        remedy:
            "Break the cycle. If the values are meant to be the same objects, make one of them a singleton.",
        mended: .sources(
            """
            import Blade
            func open() -> any CoffeeShop { BladeCoffeeShop() }
            @Component(modules: [CoffeeModule.self])
            protocol CoffeeShop {
                func owner() -> Owner
            }
            @Module(provides: [Owner.self, Guest.self])
            enum CoffeeModule {}
            final class Owner {
                @Provider
                init(guest: Lazy<Guest>) {}
            }
            final class Guest {
                @Provider
                init() {}
            }
            """))

    static let repeatedSingleton = adjustable(
        .off, "several components each make their own instance of a singleton",
        because:
            "A singleton is one object per component, not per program. Two components in one program have "
            + "two of them.",
        example: .sources(
            """
            import Blade
            func open() -> any CoffeeShop { BladeCoffeeShop() }
            func close() -> any Office { BladeOffice() }
            @Component(modules: [MoneyModule.self])
            protocol CoffeeShop {
                func till() -> Till
            }
            @Component(modules: [MoneyModule.self])
            protocol Office {
                func till() -> Till
            }
            @Module(provides: [Till.self])
            enum MoneyModule {}
            final class Till {
                @Provider(scope: .singleton)
                init() {}
            }
            """),
        remedy:
            "Let one component make the value, and pass it to the others through their initializers.",
        mended: .sources(
            """
            import Blade
            func open() -> any CoffeeShop { BladeCoffeeShop() }
            func close(_ shop: any CoffeeShop) -> any Office { BladeOffice(till: shop.till()) }
            @Component(modules: [MoneyModule.self])
            protocol CoffeeShop {
                func till() -> Till
            }
            @Component
            protocol Office {
                init(till: Till)
                func till() -> Till
            }
            @Module(provides: [Till.self])
            enum MoneyModule {}
            final class Till {
                @Provider(scope: .singleton)
                init() {}
            }
            """))
}
