@testable import ArborMacros

/// Misuses of types and their properties.
extension Misuse {
    static let types = [
        Misuse(
            name: "types: no access level",
            source: """
                @Instantiable
                final class Clock: Instantiable {
                    public init() {}
                }
                """,
            faults: []),
        Misuse(
            name: "types: another access level",
            source: """
                @Instantiable
                fileprivate struct 1️⃣Clock: Instantiable {
                    public init() {}
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock is fileprivate, so the generated code, which is in another file, can't make it; declare it 'public' [not-public]",
                    fixIt: "make it public",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init() {}
                        }
                        """)
            ]),
        Misuse(
            name: "types: two annotations",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public init(user: User) { self.user = user }
                    @Received @Forwarded private let 1️⃣user: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'user' has the annotations @Received and @Forwarded, but a dependency can have only one; keep @Received if a type above provides it, or @Forwarded if the caller of an Instantiator gives it [invalid-dependency]",
                    fixIt: "keep @Received alone",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init(user: User) { self.user = user }
                            @Received private let user: User
                        }
                        """)
            ],
            members: "public typealias ForwardedProperties = User"),
        Misuse(
            name: "types: three annotations on lines of their own",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public init(user: User) { self.user = user }
                    @Received
                    @Instantiated // or this?
                    @Forwarded
                    let 1️⃣user: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'user' has the annotations @Received and @Instantiated and @Forwarded, but a dependency can have only one; keep @Received if a type above provides it, or @Instantiated if this type makes its own 'user', or @Forwarded if the caller of an Instantiator gives it [invalid-dependency]",
                    fixIt: "keep @Received alone",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init(user: User) { self.user = user }
                            @Received
                            // or this?

                            let user: User
                        }
                        """)
            ],
            members: "public typealias ForwardedProperties = User"),
        Misuse(
            name: "types: an initial value",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public init(user: User) { self.user = user }
                    @Received let 1️⃣user: User = User() // for now
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'user' has an initial value, but the initializer must set a dependency; remove the initial value; if it is not a dependency, remove the annotation [invalid-dependency]",
                    fixIt: "remove the initial value",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init(user: User) { self.user = user }
                            @Received let user: User // for now
                        }
                        """)
            ]),
        Misuse(
            name: "types: a variable",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public init(user: User) { self.user = user }
                    @Received public private(set) 1️⃣var user: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'user' is declared with 'var', but a dependency can't change; write 'let'; only a property with a property wrapper may be a 'var' [invalid-dependency]",
                    fixIt: "make it a 'let'",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init(user: User) { self.user = user }
                            @Received public let user: User
                        }
                        """)
            ]),
        Misuse(
            name: "types: a property without an annotation, which the function for tests takes too",
            source: """
                @Instantiable
                public final class Level: Instantiable {
                    public init(id: Int, user: User) { (self.id, self.user) = (id, user) }
                    @Forwarded let id: Int
                    let 1️⃣user: User
                    public static func mock(id: Int, user: User) -> Level { Level(id: id, user: user) }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Arbor can't make Level: its initializer takes 'user', but that property has no annotation; annotate it: with '@Received' if a type above provides the value, with '@Instantiated' if Level makes it, or with '@Forwarded' if the caller of an Instantiator gives it [no-initializer]"
                )
            ]),
        Misuse(
            name: "types: a variable with observers",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public init(user: User) { self.user = user }
                    @Received 1️⃣var user: User { didSet {} }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'user' is declared with 'var', but a dependency can't change; write 'let', and remove its accessors or observers [invalid-dependency]"
                )
            ]),
        Misuse(
            name: "types: a variable with a wrapper is none of these",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public init(user: User) { self.user = user }
                    @Received @Watched var user: User
                }
                """,
            faults: []),
        Misuse(
            name: "types: several faults at once",
            source: """
                @Instantiable(isRoot: 1️⃣flag)
                struct 2️⃣Clock {
                    public init(user: User, name: String) { (self.user, self.name) = (user, name) }
                    @Received 3️⃣var user: User
                    @Forwarded static let 4️⃣name: String
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'isRoot' expects the literal 'true' or 'false', found 'flag'; write 'true' or 'false' [invalid-argument]"
                ),
                .init(
                    "4️⃣",
                    "'name' is static, but a dependency must be an instance property; remove 'static'; if it is not a dependency, remove the annotation [invalid-dependency]"
                ),
                .init(
                    "3️⃣",
                    "'user' is declared with 'var', but a dependency can't change; write 'let'; only a property with a property wrapper may be a 'var' [invalid-dependency]",
                    fixIt: "make it a 'let'",
                    fixed: """
                        @Instantiable(isRoot: flag)
                        struct Clock {
                            public init(user: User, name: String) { (self.user, self.name) = (user, name) }
                            @Received let user: User
                            @Forwarded static let name: String
                        }
                        """),
                .init(
                    "2️⃣",
                    "'Clock' doesn't conform to 'Instantiable'; add 'Instantiable' to the types that it inherits; if an extension or a superclass conforms to it, write '@Instantiable(conformsElsewhere: true)' [missing-conformance]",
                    fixIt: "insert ': Instantiable'",
                    fixed: """
                        @Instantiable(isRoot: flag)
                        struct Clock: Instantiable {
                            public init(user: User, name: String) { (self.user, self.name) = (user, name) }
                            @Received var user: User
                            @Forwarded static let name: String
                        }
                        """),
            ],
            members: "public typealias ForwardedProperties = String"),
        Misuse(
            name: "types: what is received if available and can not be absent",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public init(user: User) { self.user = user }
                    1️⃣@Received(onlyIfAvailable: true) let user: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'onlyIfAvailable' requires an optional type, found 'User'; write 'User?', also for the parameter of the initializer; or remove 'onlyIfAvailable: true' if a type above always provides the value [invalid-dependency]",
                    fixIt: "write 'User?'",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init(user: User?) { self.user = user }
                            @Received(onlyIfAvailable: true) let user: User?
                        }
                        """)
            ]),
    ]
}
