/// Declarations that components don't need, and lazy values with another life than their types suggest.
extension DiagnosticEntry {
    static let unusedProvider = adjustable(
        .off, "no entry point needs what a module of its component provides",
        because:
            "What no entry point leads to is never made. Another program may need it, if it includes the module.",
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
        .off, "no component includes a module, or none needs what it includes with it",
        because:
            "Its providers are never called. Sources without a component are a part of a larger program, and "
            + "nothing is told of them.",
        example: .sources(
            """
            import Blade
            func open() -> any CoffeeShop { BladeCoffeeShop() }
            @Component
            protocol CoffeeShop {}
            @Module
            enum CoffeeModule {}
            """),
        remedy: "Include it where its values are needed, or remove it.",
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
        .off, "no entry point needs an instance that is bound to its component",
        because: "Who makes the component finds a value for nothing.",
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
        remedy: "Remove the parameter.",
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
            "What is never made is forgotten, or not used yet. All sources of the run are searched for the name of "
            + "the class. Those of public components are left out, because others may use them.",
        example: .sources(
            """
            import Blade
            @Component
            protocol CoffeeShop {}
            """),
        remedy: "Make the component where its values are needed, or remove it.",
        mended: .sources(
            """
            import Blade
            @Component
            protocol CoffeeShop {}
            func open() -> any CoffeeShop { BladeCoffeeShop() }
            """))

    static let componentOwnedLazy = adjustable(
        .off, "a lazy value is usable only as long as its component lives",
        because:
            "Shared values that refer to each other in a loop would keep each other alive for ever. So the component "
            + "alone owns what a `Lazy` in the loop refers to, and a `get()` after its release stops the program.",
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
        remedy: "Keep the component while its values are used, or break the loop.",
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
        .off, "a lazy value makes another one of its consumer, without end",
        because:
            "Values without a scope are made anew for each consumer. In a loop, each `get()` begins another round.",
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
        remedy: "Break the loop; or make one of them a singleton, if both are meant to refer to the same "
            + "objects.",
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
        .off, "several components make a shared value, each one of its own",
        because:
            "A singleton is one object for each component. Two components in one program have two of it, which may "
            + "not be what the word suggests.",
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
        remedy: "Let one component make the value, and give it to the others.",
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
