/// Faults of one declaration alone.
extension DiagnosticEntry {
    static let brokenDeclaration = error(
        "a file with annotated types holds what is no Swift declaration",
        because: "What can't be read might hide a dependency. Bodies of functions are not looked into.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init() {}
            <<<<<<< HEAD
            }
            """),
        remedy:
            "Mend what the compiler would refuse too: a bracket that is not closed, a conflict of a merge.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init() {}
            }
            """))

    static let unsupportedDeclaration = error(
        "an annotation stands where it can't",
        because:
            "Classes, structs, actors and extensions can be made; enums and protocols can't. The dependencies "
            + "of a type are the same in every build, so none stands inside `#if`.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public enum Mode: Instantiable { case day, night }
            """),
        remedy: "Annotate what is made. Of an enum, an extension can say how: `instantiate` gives a value.",
        mended: .sources(
            """
            public enum Mode { case day, night }
            @Instantiable(isRoot: true)
            extension Mode: Instantiable {
                public static func instantiate() -> Mode { .day }
            }
            """))

    static let invalidArgument = error(
        "an argument of an annotation is not what it should be",
        because:
            "Arbor reads the annotation's text and runs nothing, so values are literals, and names are those "
            + "that the macro has.",
        example: .sources(
            """
            let yes = true
            @Instantiable(isRoot: yes)
            public struct App: Instantiable {
                public init() {}
            }
            """),
        remedy: "Write the value out: `true`, `\"Name\"`, `[Some.self, Other.self]`.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init() {}
            }
            """))

    static let invalidDependency = error(
        "an annotated property can't be a dependency",
        because:
            "A dependency is given to the initializer, by label and type. So it belongs to an instance, has no "
            + "value yet, bears one annotation, and names its type; `onlyIfAvailable` needs an optional.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(user: User) { self.user = user }
                @Received(onlyIfAvailable: true) let user: User
            }
            """),
        remedy: "Write the type out, and make it optional where there may be no value.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(user: User?) { self.user = user }
                @Received(onlyIfAvailable: true) let user: User?
            }
            """))

    static let noInitializer = error(
        "a type has no initializer that Arbor could call",
        because:
            "The generated code calls one that takes every annotated property by its label and type, that is "
            + "neither private nor generic, and that neither fails, throws nor waits. Further parameters have "
            + "default values.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init() { clock = Clock() }
                @Instantiated let clock: Clock
            }
            @Instantiable
            public struct Clock: Instantiable {
                public init() {}
            }
            """),
        remedy: "Declare the initializer that the message spells out.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(clock: Clock) { self.clock = clock }
                @Instantiated let clock: Clock
            }
            @Instantiable
            public struct Clock: Instantiable {
                public init() {}
            }
            """))

    static let rootInitializer = error(
        "a root declares the `init()` that Arbor generates",
        because:
            "The generated code gives each root with dependencies an `init()` that makes its whole tree. A type has "
            + "one initializer of that signature, whatever its access.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(clock: Clock) { self.clock = clock }
                public init() { clock = Clock() }
                @Instantiated let clock: Clock
            }
            @Instantiable
            public struct Clock: Instantiable {
                public init() {}
            }
            """),
        remedy: "Remove that initializer, or add a parameter to it.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(clock: Clock) { self.clock = clock }
                @Instantiated let clock: Clock
            }
            @Instantiable
            public struct Clock: Instantiable {
                public init() {}
            }
            """))

    static let noInstantiate = error(
        "an annotated extension has no `instantiate` that Arbor could call",
        because:
            "An extension says by `public static func instantiate(…)` how a type is made that you can't annotate. "
            + "It gives that type, and neither throws, waits nor is generic.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            extension Formatter: Instantiable {
                public func instantiate() -> Formatter { Formatter() }
            }
            """),
        remedy: "Declare it as the message spells it out.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            extension Formatter: Instantiable {
                public static func instantiate() -> Formatter { Formatter() }
            }
            """))

    static let notPublic = error(
        "an annotated type is not public",
        because: "The code that makes it stands where the root is: that may be another module.",
        example: .compiled(
            """
            import Arbor

            @Instantiable
            struct Clock: Instantiable {
                public init() {}
            }
            """),
        remedy: "Declare it `public`, and its initializer too.",
        mended: .compiled(
            """
            import Arbor

            @Instantiable
            public struct Clock: Instantiable {
                public init() {}
            }
            """))

    static let missingConformance = error(
        "an annotated type doesn't conform to `Instantiable`",
        because: "An `Instantiator` makes types that conform to it, and no others.",
        example: .compiled(
            """
            import Arbor

            @Instantiable
            public struct Clock {
                public init() {}
            }
            """),
        remedy:
            "Name it among what the type inherits. Where another place says so, write `@Instantiable(conformsElsewhere: "
            + "true)`.",
        mended: .compiled(
            """
            import Arbor

            @Instantiable
            public struct Clock: Instantiable {
                public init() {}
            }
            """))

    static let testableImport = adjustable(
        .error, "a file with annotated types imports a module with `@testable`",
        because:
            "The generated file imports what the files of the types that it makes import. It is part of the product, and "
            + "a release build has no module that could be imported with `@testable`.",
        example: .sources(
            """
            @testable import Foundation

            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init() {}
            }
            """),
        remedy:
            "Remove `@testable`, or move the annotated types into a file without that import. If the generated file is "
            + "compiled into tests only, pass `--ignore testable-import`: it then imports the module with `@testable`, too.",
        mended: .sources(
            """
            import Foundation

            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init() {}
            }
            """))
}
