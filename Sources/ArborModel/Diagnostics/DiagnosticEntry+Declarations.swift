/// Faults of one declaration alone.
extension DiagnosticEntry {
    static let brokenDeclaration = error(
        "a file with annotated types contains a syntax error",
        because:
            "The part that Arbor can't read might contain a dependency. Arbor doesn't look into function "
            + "bodies.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init() {}
            <<<<<<< HEAD
            }
            """),
        remedy:
            "Correct the syntax, which the compiler can't read either. Usual causes are a missing closing "
            + "bracket and an unresolved merge conflict.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init() {}
            }
            """))

    static let unsupportedDeclaration = error(
        "an annotation is attached to a declaration that doesn't support it",
        because:
            "Arbor makes classes, structs and actors, and types that have an annotated extension. It can't "
            + "make enums or protocols directly. A type has the same dependencies in every build, so a "
            + "dependency can't be inside `#if`.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public enum Mode: Instantiable { case day, night }
            """),
        remedy:
            "Annotate the type that Arbor should make. For an enum, annotate an extension with an "
            + "`instantiate` function that returns a value. In Blade, attach `@Module` to an enum, "
            + "`@Component` to a protocol, and `@Provider` to an initializer or to a static function of a "
            + "module.",
        mended: .sources(
            """
            public enum Mode { case day, night }
            @Instantiable(isRoot: true)
            extension Mode: Instantiable {
                public static func instantiate() -> Mode { .day }
            }
            """))

    static let invalidArgument = error(
        "an argument of an annotation is invalid",
        because:
            "Arbor reads the text of an annotation and doesn't evaluate it. So each value must be a "
            + "literal, and each label must be one that the macro declares.",
        example: .sources(
            """
            let yes = true
            @Instantiable(isRoot: yes)
            public struct App: Instantiable {
                public init() {}
            }
            """),
        remedy:
            "Write the value as a literal: `true`, `\"Name\"`, `[Some.self, Other.self]`. Check the label "
            + "for a typo.",
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
            "Arbor passes a dependency to the initializer by label and type. So the property must be an "
            + "instance property with a written type, without an initial value, and with only one "
            + "annotation. With `onlyIfAvailable`, its type must be optional.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(user: User) { self.user = user }
                @Received(onlyIfAvailable: true) let user: User
            }
            """),
        remedy:
            "Write the property's type explicitly. Remove `static`, an initial value, or a second "
            + "annotation. With `onlyIfAvailable`, make the type optional.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(user: User?) { self.user = user }
                @Received(onlyIfAvailable: true) let user: User?
            }
            """))

    static let noInitializer = error(
        "a type has no initializer that Arbor can call",
        because:
            "The generated code calls an initializer with one argument for each annotated property. The "
            + "label and the type of the parameter must match the property. Other parameters need default "
            + "values. The initializer can't be private, generic, failable, throwing, or `async`.",
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
        remedy:
            "Declare the initializer that the message shows.",
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
            "Arbor generates an `init()` for each root with dependencies. It makes the root's whole tree. "
            + "A type can't have two initializers with the same signature, whatever their access levels.",
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
        "an annotated extension has no `instantiate` function that Arbor can call",
        because:
            "With `public static func instantiate(…)`, an extension declares how to make a type that you "
            + "can't annotate. The function must return that type. It can't be generic, throwing, or `async`.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            extension Formatter: Instantiable {
                public func instantiate() -> Formatter { Formatter() }
            }
            """),
        remedy:
            "Declare the function that the message shows.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            extension Formatter: Instantiable {
                public static func instantiate() -> Formatter { Formatter() }
            }
            """))

    static let notPublic = error(
        "the generated code can't see an annotated type, its initializer or its function",
        because:
            "The generated code is in a file of the root's module. It sees what is `public` or `package` in other modules, "
            + "and everything but `private` and `fileprivate` in its own.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            private struct Clock: Instantiable {
                init() {}
            }
            """),
        remedy: "Declare the type `public`, and its initializer too. In the root's module, remove `private`.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct Clock: Instantiable {
                public init() {}
            }
            """))

    static let missingConformance = error(
        "an annotated type doesn't conform to `Instantiable`",
        because:
            "An `Instantiator` can only make types that conform to `Instantiable`.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct Clock {
                public init() {}
            }
            """),
        remedy:
            "Add `Instantiable` to the type's inheritance clause. If another declaration or a superclass has the "
            + "conformance, write `@Instantiable(conformsElsewhere: true)`.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct Clock: Instantiable {
                public init() {}
            }
            """))

    static let testableImport = adjustable(
        .error, "a file with annotated types imports a module with `@testable`",
        because:
            "The generated file repeats the imports of the files whose types it makes. It is part of the "
            + "product, and a release build can't import a module with `@testable`.",
        example: .sources(
            """
            @testable import Foundation

            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init() {}
            }
            """),
        remedy:
            "Remove `@testable`, or move the annotated types into a file without that import. If the "
            + "generated file is compiled into tests only, pass `--ignore testable-import`. The generated "
            + "file then uses `@testable` too.",
        mended: .sources(
            """
            import Foundation

            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init() {}
            }
            """))
}
