@testable import ArborMacros

/// Misuses of what a declaration says about its mocks.
extension Misuse {
    static let mocks = [
        Misuse(
            name: "mocks: a type that is for tests only and has a generated mock",
            source: """
                @Instantiable(mockOnly: true, 1️⃣generateMock: true)
                public struct Clock: Instantiable {
                    public static func mock() -> Clock { Clock() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "a type that is for tests only has no tree, so nothing can be generated for it; remove 'generateMock: true' [conflicting-mock]",
                    fixIt: "remove 'generateMock'",
                    fixed: """
                        @Instantiable(mockOnly: true)
                        public struct Clock: Instantiable {
                            public static func mock() -> Clock { Clock() }
                        }
                        """)
            ]),
        Misuse(
            name: "mocks: a root that is for tests only",
            source: """
                @Instantiable(1️⃣isRoot: true, mockOnly: true)
                public struct Clock: Instantiable {
                    public static func mock() -> Clock { Clock() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "a type that is for tests only can't be a root; remove 'isRoot: true' [conflicting-mock]",
                    fixIt: "remove 'isRoot'",
                    fixed: """
                        @Instantiable(mockOnly: true)
                        public struct Clock: Instantiable {
                            public static func mock() -> Clock { Clock() }
                        }
                        """)
            ]),
        Misuse(
            name: "mocks: a type for tests only without a function",
            source: """
                @Instantiable(1️⃣mockOnly: true)
                public struct Clock {
                    @Received let zone: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock declares no 'static func mock'; declare 'public static func mock(zone: User) -> Clock' [missing-mock]",
                    fixIt: "declare 'public static func mock(zone: User) -> Clock'",
                    fixed: """
                        @Instantiable(mockOnly: true)
                        public struct Clock {
                            @Received let zone: User

                            public static func mock(zone: User) -> Clock {
                                Clock(zone: zone)
                            }
                        }
                        """)
            ]),
        Misuse(
            name: "mocks: an extension for tests only without a function",
            source: """
                @Instantiable(1️⃣mockOnly: true)
                extension Clock {}
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock declares no 'static func mock'; declare 'public static func mock() -> Clock' [missing-mock]",
                    fixIt: "declare 'public static func mock() -> Clock'",
                    fixed: """
                        @Instantiable(mockOnly: true)
                        extension Clock {

                            public static func mock() -> Clock {
                                <#a Clock for tests#>
                            }
                        }
                        """)
            ]),
        Misuse(
            name: "mocks: the name of a function without a mock",
            source: """
                @Instantiable(isRoot: true, 1️⃣customMockName: "fake")
                public struct Clock: Instantiable {
                    public init() {}
                    public static func fake() -> Clock { Clock() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'customMockName' has no effect without 'generateMock: true'; add 'generateMock: true', or remove 'customMockName' [conflicting-mock]",
                    fixIt: "add 'generateMock: true'",
                    fixed: """
                        @Instantiable(isRoot: true, generateMock: true, customMockName: "fake")
                        public struct Clock: Instantiable {
                            public init() {}
                            public static func fake() -> Clock { Clock() }
                        }
                        """)
            ]),
        Misuse(
            name: "mocks: a function with the name of the generated one",
            source: """
                @Instantiable(generateMock: true)
                public struct Clock: Instantiable {
                    public init() {}
                    public static 1️⃣func mock() -> Clock { Clock() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock declares 'mock', and so does the generated code; give it another name, and add 'customMockName' with that name: the generated 'mock' calls it [conflicting-mock]",
                    fixIt: "rename it to 'customMock', and let the generated 'mock' call it",
                    fixed: """
                        @Instantiable(generateMock: true, customMockName: "customMock")
                        public struct Clock: Instantiable {
                            public init() {}
                            public static func customMock() -> Clock { Clock() }
                        }
                        """)
            ]),
        Misuse(
            name: "mocks: a function with the name of the generated one, beside the named one",
            source: """
                @Instantiable(generateMock: true, customMockName: "fake")
                public struct Clock: Instantiable {
                    public init() {}
                    public static func fake() -> Clock { Clock() }
                    public static 1️⃣func mock() -> Clock { Clock() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock declares 'mock', and so does the generated code; remove it: 'fake' makes the type for tests [conflicting-mock]",
                    fixIt: "remove 'mock'",
                    fixed: """
                        @Instantiable(generateMock: true, customMockName: "fake")
                        public struct Clock: Instantiable {
                            public init() {}
                            public static func fake() -> Clock { Clock() }

                        }
                        """)
            ]),
        Misuse(
            name: "mocks: a named function that isn't there",
            source: """
                @Instantiable(generateMock: true, 1️⃣customMockName: "fake")
                public struct Clock: Instantiable {
                    public init(zone: User) { self.zone = zone }
                    @Received let zone: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock declares no 'static func fake'; declare 'public static func fake(zone: User) -> Clock'; if the function has another name, write that name here [missing-mock]",
                    fixIt: "declare 'public static func fake(zone: User) -> Clock'",
                    fixed: """
                        @Instantiable(generateMock: true, customMockName: "fake")
                        public struct Clock: Instantiable {
                            public init(zone: User) { self.zone = zone }
                            @Received let zone: User

                            public static func fake(zone: User) -> Clock {
                                Clock(zone: zone)
                            }
                        }
                        """)
            ]),
        Misuse(
            name: "mocks: two functions",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public init() {}
                    public static func mock() -> Clock { Clock() }
                    public static 1️⃣func mock(hour: Int = 0) -> Clock { Clock() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock already has a 'mock' for tests; remove one of them, or give it another name [conflicting-mock]",
                    fixIt: "remove 'mock'",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init() {}
                            public static func mock() -> Clock { Clock() }

                        }
                        """)
            ]),
        Misuse(
            name: "mocks: a function that other files don't see",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public init() {}
                    private static 1️⃣func mock() -> Clock { Clock() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'mock' is private, so the generated code can't call it; make it public [invalid-mock]",
                    fixIt: "make it 'public'",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init() {}
                            public static func mock() -> Clock { Clock() }
                        }
                        """)
            ]),
        Misuse(
            name: "mocks: another result",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public init() {}
                    public static 1️⃣func mock() -> [Clock] { Clock() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'mock' returns '[Clock]' instead of 'Clock'; let it return 'Clock' [invalid-mock]",
                    fixIt: "write 'Clock'",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init() {}
                            public static func mock() -> Clock { Clock() }
                        }
                        """)
            ]),
        Misuse(
            name: "mocks: no result",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public init() {}
                    public static 1️⃣func mock() { fatalError() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'mock' returns 'Void' instead of 'Clock'; let it return 'Clock' [invalid-mock]",
                    fixIt: "insert ' -> Clock'",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init() {}
                            public static func mock() -> Clock { fatalError() }
                        }
                        """)
            ]),
        Misuse(
            name: "mocks: missing parameters",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public init(zone: User, day: Made) {
                        self.zone = zone
                        self.day = day
                    }
                    @Received let zone: User
                    @Received let day: Made
                    public static 1️⃣func mock(hour: Int = 0, day: Made) -> Clock { Clock(zone: User(), day: day) }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'mock' doesn't take 'zone: User'; give it a parameter for each dependency; other parameters need default values [invalid-mock]",
                    fixIt: "write '(zone: User, day: Made, hour: Int = 0)'",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init(zone: User, day: Made) {
                                self.zone = zone
                                self.day = day
                            }
                            @Received let zone: User
                            @Received let day: Made
                            public static func mock(zone: User, day: Made, hour: Int = 0) -> Clock { Clock(zone: User(), day: day) }
                        }
                        """)
            ]),
        Misuse(
            name: "mocks: a parameter without a default value",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public init() {}
                    public static func mock(1️⃣hour: Int) -> Clock { Clock() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'mock' takes 'hour', which is no dependency of Clock; give the parameter a default value [invalid-mock]",
                    fixIt: "insert ' = <#default#>'",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init() {}
                            public static func mock(hour: Int = <#default#>) -> Clock { Clock() }
                        }
                        """)
            ]),
        Misuse(
            name: "mocks: a function that can't be called plainly",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public init() {}
                    public static 1️⃣func mock() async -> Clock { Clock() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'mock' is async, so the generated code can't call it; declare it so that a plain call makes Clock [invalid-mock]"
                )
            ]),
        Misuse(
            name: "mocks: two functions of an extension with one result",
            source: """
                @Instantiable(fulfillingAdditionalTypes: [Hand.self])
                extension Real: Instantiable {
                    public static func instantiate() -> Real { Real() }
                    public static func mock() -> Hand { Real() }
                    public static func mock() -> Real { Real() }
                    public static 1️⃣func mock(hour: Int = 0) -> Hand { Real() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Real already has a 'mock' for tests; remove one of them, or give it another name [conflicting-mock]",
                    fixIt: "remove 'mock'",
                    fixed: """
                        @Instantiable(fulfillingAdditionalTypes: [Hand.self])
                        extension Real: Instantiable {
                            public static func instantiate() -> Real { Real() }
                            public static func mock() -> Hand { Real() }
                            public static func mock() -> Real { Real() }

                        }
                        """)
            ]),
        Misuse(
            name: "mocks: values that aren't literals",
            source: """
                @Instantiable(mockOnly: 1️⃣flag, mockAttributes: 2️⃣text, customMockName: 3️⃣text)
                public struct Clock: Instantiable {
                    public init() {}
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'mockOnly' expects the literal 'true' or 'false', found 'flag'; write 'true' or 'false' [invalid-argument]"
                ),
                .init(
                    "2️⃣",
                    "'mockAttributes' expects a string literal, found 'text'; write the name itself in double quotes [invalid-argument]"
                ),
                .init(
                    "3️⃣",
                    "'customMockName' expects a string literal, found 'text'; write the name itself in double quotes [invalid-argument]"
                ),
            ]),
    ]
}
