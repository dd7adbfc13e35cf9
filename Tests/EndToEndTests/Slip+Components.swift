extension Slip {
    static let components = [
        Slip(
            name: "a name is missing, and the parameter has it",
            files: [
                "Shop.swift": """
                import Blade

                @Component(modules: [Temperatures.self])
                protocol Shop {
                    func maker() -> Maker
                }

                @Module(provides: [Maker.self])
                enum Temperatures {
                    @Provider(named: "water")
                    static func water() -> Int { 100 }
                    @Provider(named: "milk")
                    static func milk() -> Int { 60 }
                }

                final class Maker {
                    @Provider
                    init(water: Int) {}
                }

                """
            ],
            report: [
                "Shop.swift:18:10: error: Shop has no provider of 'Int', which Maker takes as 'water' [missing-binding]",
                "Shop.swift:5:5: note: Shop.maker() returns 'Maker'",
                "Shop.swift:18:10: note: Maker takes 'water: Int'",
                "Shop.swift:11:12: note: 'Int' is provided with the name \"water\" here",
                "Shop.swift:13:12: note: 'Int' is provided with the name \"milk\" here",
                "Shop.swift:18:10: note: help: use the name that is provided: '@Named(\"water\")'",
            ]),
        Slip(
            name: "a name is missing, and the parameter has another",
            files: [
                "Shop.swift": """
                import Blade

                @Component(modules: [Temperatures.self])
                protocol Shop {
                    func maker() -> Maker
                }

                @Module(provides: [Maker.self])
                enum Temperatures {
                    @Provider(named: "water")
                    static func water() -> Int { 100 }
                    @Provider(named: "milk")
                    static func milk() -> Int { 60 }
                }

                final class Maker {
                    @Provider
                    init(degrees: Int) {}
                }

                """
            ],
            report: [
                "Shop.swift:18:10: error: Shop has no provider of 'Int', which Maker takes as 'degrees' [missing-binding]",
                "Shop.swift:5:5: note: Shop.maker() returns 'Maker'",
                "Shop.swift:18:10: note: Maker takes 'degrees: Int'",
                "Shop.swift:11:12: note: 'Int' is provided with the name \"water\" here",
                "Shop.swift:13:12: note: 'Int' is provided with the name \"milk\" here",
                "Shop.swift:18:10: note: help: use one of the names that are provided: '@Named(\"milk\")' or '@Named(\"water\")'",
            ]),
        Slip(
            name: "a name without quotation marks",
            files: [
                "Shop.swift": """
                import Blade

                @Component(modules: [Temperatures.self])
                protocol Shop {
                    func maker() -> Maker
                }

                @Module(provides: [Maker.self])
                enum Temperatures {
                    @Provider(named: "water")
                    static func water() -> Int { 100 }
                    @Provider(named: "milk")
                    static func milk() -> Int { 60 }
                }

                final class Maker {
                    @Provider
                    init(@Named(water) degrees: Int) {}
                }

                """
            ],
            report: [
                "Shop.swift:18:17: error: a name must be a plain string literal, but 'water' is not [invalid-argument]",
                "Shop.swift:18:17: note: help: write the name in double quotes: \"water\"",
            ]),
        Slip(
            name: "an enum of providers lacks its annotation",
            files: [
                "Maker.swift": """
                import Blade
                final class Maker {
                    @Provider
                    init(grinder: Grinder, water: Int) {}
                }

                final class Grinder {
                    @Provider
                    init() {}
                }

                """,
                "Shop.swift": """
                import Blade

                @Component(modules: [Coffee.self])
                protocol Shop {
                    func maker() -> Maker
                }

                @Module(provides: [Maker.self, Grinder.self], submodules: [Water.self])
                enum Coffee {}

                """,
                "Water.swift": """
                import Blade

                enum Water {
                    @Provider static func degrees() -> Int { 90 }
                    @Provider static func unit() -> String { "C" }
                }

                """,
            ],
            report: [
                "Water.swift:3:6: error: Water has functions with @Provider, but is not annotated with @Module [unsupported-declaration]",
                "Water.swift:3:6: note: help: annotate 'Water' with '@Module'",
            ]),
        Slip(
            name: "a provided type is misspelt",
            files: [
                "Maker.swift": """
                import Blade
                final class Maker {
                    @Provider
                    init(grinder: Grinder, water: Int) {}
                }

                final class Grinder {
                    @Provider
                    init() {}
                }

                """,
                "Shop.swift": """
                import Blade

                @Component(modules: [Coffee.self])
                protocol Shop {
                    func maker() -> Maker
                }

                @Module(provides: [Maker.self, Grindr.self], submodules: [Water.self])
                enum Coffee {}

                """,
                "Water.swift": """
                import Blade
                @Module
                enum Water {
                    @Provider
                    static func water() -> Int { 1 }
                }

                """,
            ],
            report: [
                "Shop.swift:8:32: error: Coffee provides 'Grindr', which has no initializer with @Provider [unprovided-type]",
                "Shop.swift:8:32: note: help: write 'Grinder.self'",
            ],
            fixed: [
                "Shop.swift": """
                import Blade

                @Component(modules: [Coffee.self])
                protocol Shop {
                    func maker() -> Maker
                }

                @Module(provides: [Maker.self, Grinder.self], submodules: [Water.self])
                enum Coffee {}

                """
            ]),
    ]
}
