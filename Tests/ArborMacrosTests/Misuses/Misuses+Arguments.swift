@testable import ArborMacros

/// Misuses of `@Instantiable`'s arguments, on any declaration.
extension Misuse {
    static let arguments = [
        Misuse(
            name: "arguments: an additional type that is optional",
            source: """
                @Instantiable(fulfillingAdditionalTypes: 1️⃣[Service.self, User?.self])
                public struct Clock: Instantiable {
                    public init() {}
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'fulfillingAdditionalTypes' can't contain the optional type 'User?.self'; write the type without '?' [invalid-argument]"
                )
            ]),
        Misuse(
            name: "arguments: additional types that are computed",
            source: """
                @Instantiable(fulfillingAdditionalTypes: 1️⃣types)
                public struct Clock: Instantiable {
                    public init() {}
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'fulfillingAdditionalTypes' expects an array literal, found 'types'; replace 'types' with the types themselves, in brackets and each with '.self'; Arbor doesn't evaluate expressions [invalid-argument]"
                )
            ]),
        Misuse(
            name: "arguments: an additional type that is an expression",
            source: """
                @Instantiable(fulfillingAdditionalTypes: 1️⃣[type(of: 1)])
                public struct Clock: Instantiable {
                    public init() {}
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'fulfillingAdditionalTypes' expects 'Type.self', found 'type(of: 1)' [invalid-argument]"
                )
            ]),
        Misuse(
            name: "arguments: a flag that is computed",
            source: """
                @Instantiable(isRoot: 1️⃣flag, conformsElsewhere: 2️⃣!flag)
                public struct Clock: Instantiable {
                    public init() {}
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'isRoot' expects the literal 'true' or 'false', found 'flag'; write 'true' or 'false' [invalid-argument]"
                ),
                .init(
                    "2️⃣",
                    "'conformsElsewhere' expects the literal 'true' or 'false', found '!flag'; write 'true' or 'false' [invalid-argument]"
                ),
            ]),
        Misuse(
            name: "arguments: a protocol",
            source: """
                @Instantiable
                public protocol 1️⃣Timed: Instantiable {}
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'@Instantiable' can only be attached to a class, struct, actor or extension, but 'Timed' is a protocol; remove '@Instantiable' here, and annotate the type that implements the protocol, with 'fulfillingAdditionalTypes: [Timed.self]' [unsupported-declaration]"
                )
            ]),
        Misuse(
            name: "arguments: a root that is given values and takes them from above",
            source: """
                @Instantiable(isRoot: true)
                public struct App: Instantiable {
                    public init(name: String, user: User, admin: User, guest: User?) {
                        (self.name, self.user, self.admin, self.guest) = (name, user, admin, guest)
                    }
                    @Forwarded let 1️⃣name: String
                    @Received let 2️⃣user: User
                    @Received(fulfilledByDependencyNamed: "boss", ofType: User.self) let 3️⃣admin: User
                    @Received(onlyIfAvailable: true) let guest: User?
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "App is a root, so no caller can give it the forwarded value 'name: String'; declare it as @Instantiated, or move it into a type that the root makes with an Instantiator [forwarded-into-root]"
                ),
                .init(
                    "2️⃣",
                    "App receives 'user: User', but a root has no type above it; declare it as @Instantiated [unmet-dependency]"
                ),
                .init(
                    "3️⃣",
                    "App receives 'boss: User', but a root has no type above it; declare it as @Instantiated [unmet-dependency]"
                ),
            ],
            members: "public typealias ForwardedProperties = String"),
        Misuse(
            name: "arguments: a root whose Instantiator lacks the name of a type has no other fault",
            source: """
                @Instantiable(isRoot: true)
                public struct App: Instantiable {
                    public init(pages: ErasedInstantiator<Int, any Screen>) { self.pages = pages }
                    1️⃣@Instantiated let pages: ErasedInstantiator<Int, any Screen>
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    #"'ErasedInstantiator<Int, any Screen>' doesn't name the type that it makes; name that type in '@Instantiated(fulfilledByType: "…")': an @Instantiable type that conforms to 'Screen' [invalid-dependency]"#
                )
            ]),
        Misuse(
            name: "arguments: a root in an extension that takes parameters",
            source: """
                @Instantiable(isRoot: true)
                extension Box: Instantiable {
                    public static func instantiate(1️⃣user: User) -> Box<User> { Box<User>(user) }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Box<User> receives 'user: User', but a root has no type above it; remove the parameter, or 'isRoot' [unmet-dependency]"
                )
            ]),
        Misuse(
            name: "arguments: no conformance",
            source: """
                @Instantiable
                public struct 1️⃣Clock {
                    public init() {}
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'Clock' doesn't conform to 'Instantiable'; add 'Instantiable' to the types that it inherits; if an extension or a superclass conforms to it, write '@Instantiable(conformsElsewhere: true)' [missing-conformance]",
                    fixIt: "insert ': Instantiable'",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init() {}
                        }
                        """)
            ]),
        Misuse(
            name: "arguments: no conformance among others",
            source: """
                @Instantiable
                public final class 1️⃣Clock<Zone>: Service where Zone: Service {
                    public init() {}
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'Clock' doesn't conform to 'Instantiable'; add 'Instantiable' to the types that it inherits; if an extension or a superclass conforms to it, write '@Instantiable(conformsElsewhere: true)' [missing-conformance]",
                    fixIt: "insert ', Instantiable'",
                    fixed: """
                        @Instantiable
                        public final class Clock<Zone>: Service, Instantiable where Zone: Service {
                            public init() {}
                        }
                        """)
            ]),
        Misuse(
            name: "arguments: no conformance of an extension",
            source: """
                @Instantiable
                extension 1️⃣Box {
                    public static func instantiate() -> Box<Int> { Box<Int>(1) }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'Box' doesn't conform to 'Instantiable'; add 'Instantiable' to the types that it inherits; if an extension or a superclass conforms to it, write '@Instantiable(conformsElsewhere: true)' [missing-conformance]",
                    fixIt: "insert ': Instantiable'",
                    fixed: """
                        @Instantiable
                        extension Box: Instantiable {
                            public static func instantiate() -> Box<Int> { Box<Int>(1) }
                        }
                        """)
            ]),
    ]
}
