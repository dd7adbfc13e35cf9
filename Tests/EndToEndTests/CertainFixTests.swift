import Foundation
import Testing

/// `arbor fix` asks nobody, so it leaves alone what only the author can decide.
@Suite("Certain fixes")
struct CertainFixTests {
    /// Expects that `arbor fix` finds an error in a file, and doesn't edit it.
    func expectUntouched(_ text: String, sourceLocation: SourceLocation = #_sourceLocation)
        async throws
    {
        let fixed = try await fix(text)
        #expect(fixed.status == 1, "\(fixed.errors)", sourceLocation: sourceLocation)
        #expect(fixed.text == text, sourceLocation: sourceLocation)
    }

    func fix(_ text: String) async throws -> (text: String, status: Int32, errors: String) {
        let workspace = try Workspace(["App.swift": text])
        let result = try await workspace.arbor("fix", "App.swift")
        let fixed = try String(contentsOf: workspace.scratch.url("App.swift"), encoding: .utf8)
        return (fixed, result.status, result.errors)
    }

    @Test(
        "a parameter is not added if the body gives the property another value",
        arguments: [
            "self.page = page; self.log = Log()", "(self.page, self.log) = (page, Log())",
            "self.page = page; log = Log()", "let log = Log(); self.page = page; self.log = log",
        ])
    func ownValue(body: String) async throws {
        try await expectUntouched(
            """
            @Instantiable(isRoot: true) public struct App: Instantiable {
                public init(page: Page) { \(body) }
                @Instantiated let page: Page
                @Instantiated let log: Log
            }
            @Instantiable public struct Page: Instantiable { public init() {} }
            @Instantiable public struct Log: Instantiable { public init() {} }
            """)
    }

    @Test("an assignment gets a line of its own if the body begins on the line of its brace")
    func bodyOnFirstLine() async throws {
        let fixed = try await fix(
            """
            @Instantiable(isRoot: true) public struct App: Instantiable {
                public init(page: Page) { self.page = page // kept
                }
                @Instantiated let page: Page
                @Instantiated let log: Log
            }
            @Instantiable public struct Page: Instantiable { public init() {} }
            @Instantiable public struct Log: Instantiable { public init() {} }
            """)
        #expect(fixed.status == 0, "\(fixed.errors)")
        #expect(
            fixed.text.contains(
                """
                    public init(page: Page, log: Log) {
                        self.log = log
                        self.page = page // kept
                    }
                """), "\(fixed.text)")
    }

    @Test("a parameter is added if the body already assigns it")
    func assignedParameter() async throws {
        let fixed = try await fix(
            """
            @Instantiable(isRoot: true) public struct App: Instantiable {
                public init(page: Page) { (self.page, self.log) = (page, log) }
                @Instantiated let page: Page
                @Instantiated let log: Log
            }
            @Instantiable public struct Page: Instantiable { public init() {} }
            @Instantiable public struct Log: Instantiable { public init() {} }
            """)
        #expect(fixed.status == 0, "\(fixed.errors)")
        #expect(
            fixed.text.contains("init(page: Page, log: Log) { (self.page, self.log) = (page, log) }"),
            "\(fixed.text)")
    }

    @Test(
        "a property with another name is no alias of the provided one of its type",
        arguments: [
            "@Received let backup: Store", "@Received let prinary: Store", "@Received let primary2: Store",
            "@Received(fulfilledByDependencyNamed: \"backup\", ofType: Store.self) let other: Store",
            "@Received let primary: Store; @Received let primray: Store",
        ])
    func otherName(properties: String) async throws {
        try await expectUntouched(Self.sync(receiving: properties))
    }

    @Test(
        "new lines are indented and end as those of the file", arguments: ["\t", "  ", "    "],
        ["\n", "\r\n"])
    func layout(level: String, lineEnd: String) async throws {
        func source(_ member: [String]) -> String {
            let lines =
                ["@Instantiable public struct Log: Instantiable {", "\tpublic init() {}", "}"]
                + [
                    "@Instantiable(isRoot: true) public struct App: Instantiable {",
                    "\t@Instantiated let log: Log",
                ]
                + member + ["}", ""]
            return lines.map { String($0.map { $0 == "\t" ? level : "\($0)" }.joined()) }
                .joined(separator: lineEnd)
        }
        let fixed = try await fix(source([]))
        #expect(fixed.status == 0, "\(fixed.errors)")
        let member = ["", "\tinit(log: Log) {", "\t\tself.log = log", "\t}"]
        #expect(fixed.text.hasSuffix(source(member)), "\(fixed.text)")
    }

    @Test("a type alias isn't replaced by what it stands for in some builds or places only")
    func aliases() async throws {
        let store = "@Instantiable public final class Store: Instantiable { public init() {} }"
        let root = """
            @Instantiable(isRoot: true) public final class App: Instantiable {
                public init(store: Kept) { self.store = store }
                @Instantiated let store: Kept
            }
            """
        try await expectUntouched(
            """
            \(store)
            @Instantiable public final class Double: Instantiable { public init() {} }
            #if DEBUG
            public typealias Kept = Double
            #else
            public typealias Kept = Store
            #endif
            \(root)
            """)
        try await expectUntouched(
            """
            public enum Core { \(store) }
            public typealias Kept = Core.Store
            public enum Feature {
                @Instantiable public final class Core: Instantiable { public init() {} }
            }
            extension Feature { \(root) }
            """)
    }

    @Test("a type alias in a type is replaced by what it stands for there")
    func nestedAlias() async throws {
        let store = "@Instantiable public final class Store: Instantiable { public init() {} }"
        let fixed = try await fix(
            """
            public enum Core { \(store); public typealias Kept = Store }
            \(store)
            @Instantiable(isRoot: true) public final class App: Instantiable {
                public init(store: Core.Kept) { self.store = store }
                @Instantiated let store: Core.Kept
            }
            """)
        #expect(fixed.status == 0, "\(fixed.errors)")
        #expect(
            fixed.text.contains("init(store: Core.Store)") && fixed.text.contains("let store: Core.Store"))
    }

    @Test("a value that a type above may always provide isn't made optional")
    func alwaysAvailable() async throws {
        try await expectUntouched(
            """
            @Instantiable public final class Store: Instantiable { public init() {} }
            @Instantiable public final class Page: Instantiable {
                public init(store: Store) { self.store = store }
                @Received(onlyIfAvailable: true) let store: Store
            }
            @Instantiable(isRoot: true) public final class App: Instantiable {
                public init(store: Store, page: Page) { self.store = store; self.page = page }
                @Instantiated let store: Store
                @Instantiated let page: Page
            }
            """)
    }

    @Test("a property whose name is a slip is an alias of the provided one")
    func slip() async throws {
        let fixed = try await fix(Self.sync(receiving: "@Received let primray: Store"))
        #expect(fixed.status == 0, "\(fixed.errors)")
        #expect(
            fixed.text.contains(
                "@Received(fulfilledByDependencyNamed: \"primary\", ofType: Store.self) let primray: Store"))
    }

    private static func sync(receiving properties: String) -> String {
        let labels = properties.split(separator: "; ").compactMap { property in
            property.split(separator: " ").dropLast().last?.dropLast()
        }
        let parameters = labels.map { "\($0): Store" }.joined(separator: ", ")
        let body = labels.map { "self.\($0) = \($0)" }.joined(separator: "; ")
        return """
            @Instantiable(isRoot: true) public struct App: Instantiable {
                public init(primary: Store, sync: Sync) { self.primary = primary; self.sync = sync }
                @Instantiated let primary: Store
                @Instantiated let sync: Sync
            }
            @Instantiable public final class Store: Instantiable { public init() {} }
            @Instantiable public final class Sync: Instantiable {
                public init(\(parameters)) { \(body) }
                \(properties)
            }
            """
    }

    @Test(
        "no initializer is declared that a superclass may have, or may need to be called",
        arguments: [
            "open class Base { public init(x: Int) {} }", "open class Base { public init(page: Page) {} }",
            "public typealias Base = Other; open class Other {}", "import Framework",
        ])
    func superclass(base: String) async throws {
        try await expectUntouched(
            """
            \(base)
            @Instantiable(isRoot: true) public final class App: Base, Instantiable {
                @Instantiated let page: Page
            }
            @Instantiable public struct Page: Instantiable { public init() {} }
            """)
    }

    @Test("an initializer is declared in a class whose first supertype is a protocol")
    func supertypeIsProtocol() async throws {
        let fixed = try await fix(
            """
            public protocol Base {}
            @Instantiable(isRoot: true) public final class App: Base, Instantiable {
                @Instantiated let page: Page
            }
            @Instantiable public struct Page: Instantiable { public init() {} }
            """)
        #expect(fixed.status == 0, "\(fixed.errors)")
        #expect(fixed.text.contains("    init(page: Page) {"))
    }

    @Test(
        "no parameter is declared without '@escaping' for the alias of a function type",
        arguments: [
            "@Forwarded let onTap: Handler", "public init() {}; @Forwarded let onTap: Handler",
            "public typealias Handler = (Int) -> Void; @Forwarded let onTap: Handler",
        ])
    func functionAlias(members: String) async throws {
        let outside = members.contains("typealias") ? "" : "public typealias Handler = (Int) -> Void"
        try await expectUntouched(
            """
            \(outside)
            @Instantiable public final class Screen: Instantiable {
                \(members)
            }
            @Instantiable(isRoot: true) public final class App: Instantiable {
                public init(screens: Instantiator<Screen>) { self.screens = screens }
                @Instantiated let screens: Instantiator<Screen>
            }
            """)
    }

    @Test(
        "no conformance is added to a type that may have one",
        arguments: [
            "open class Base: Instantiable {}; @Instantiable(isRoot: true) public final class App: Base",
            "@Instantiable(isRoot: true) public final class App: Base",
        ])
    func inheritedConformance(declaration: String) async throws {
        try await expectUntouched("\(declaration) { public override init() {} }\n")
    }

    @Test("no conformance is added to a type that an extension in another file gives it")
    func conformanceInOtherFile() async throws {
        let text = "@Instantiable(isRoot: true) public final class App { public init() {} }\n"
        let workspace = try Workspace(["App.swift": text, "Other.swift": "extension App: Instantiable {}\n"])
        let result = try await workspace.arbor("fix", "App.swift", "Other.swift")
        #expect(result.status == 1)
        #expect(try String(contentsOf: workspace.scratch.url("App.swift"), encoding: .utf8) == text)
    }

    @Test(
        "a conformance in another declaration of the file is pointed out to the annotation",
        arguments: [
            (
                "@Instantiable struct S { public init() {} }; extension S: Instantiable {}",
                "@Instantiable(conformsElsewhere: true) struct"
            ),
            (
                "@Instantiable() struct S { public init() {} }; extension S: Instantiable {}",
                "@Instantiable(conformsElsewhere: true) struct"
            ),
            (
                "@Instantiable(isRoot: true,) struct S { public init() {} }; extension S: Instantiable {}",
                "@Instantiable(isRoot: true, conformsElsewhere: true,) struct"
            ),
            (
                "@Instantiable(conformsElsewhere: false) struct S { public init() {} }; extension S: Instantiable {}",
                "@Instantiable(conformsElsewhere: true) struct"
            ),
            (
                "enum S: Instantiable { case s }; @Instantiable extension S { public static func instantiate() -> S { .s } }",
                "@Instantiable(conformsElsewhere: true) extension"
            ),
        ])
    func conformanceElsewhere(text: String, fixed: String) async throws {
        let result = try await fix(
            text + "; @Instantiable(isRoot: true) struct App: Instantiable { public init() {} }\n")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.text.contains(fixed), "\(result.text)")
    }

    @Test("a 'conformsElsewhere' that is no literal doesn't get a second one")
    func conformsElsewhereTwice() async throws {
        try await expectUntouched(
            """
            @Instantiable(isRoot: true, conformsElsewhere: !false) public final class App { public init() {} }
            extension App: Instantiable {}

            """)
    }

    @Test(
        "a bracket around one that is never closed isn't closed again and again",
        arguments: [
            "enum E {\n  @Instantiable(fulfillingAdditionalTypes: [}\n}\n",
            "@Instantiable struct S {\n  public init(a: A = A(b: [) { self.a = a }\n  @Instantiated let a: A\n}\n",
        ])
    func unclosedBrackets(text: String) async throws {
        try await expectUntouched(text)
    }
}
