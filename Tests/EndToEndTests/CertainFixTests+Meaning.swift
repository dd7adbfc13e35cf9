import Testing

// What the text around a fault shows of its author's meaning.
extension CertainFixTests {
    @Test(
        "an initializer stays internal in a public type, whose parts may be internal",
        arguments: [
            "", "init(log: Log) { self.log = log }", "private init(log: Log, page: Page) { fatalError() }",
        ])
    func internalParts(initializer: String) async throws {
        let fixed = try await fix(
            """
            @Instantiable(isRoot: true) public final class App: Instantiable {
                \(initializer)
                @Instantiated let log: Log
                @Instantiated let page: Page
            }
            @Instantiable struct Log: Instantiable { init() {} }
            @Instantiable struct Page: Instantiable { init() {} }
            """)
        #expect(fixed.status == 0, "\(fixed.errors)")
        #expect(!fixed.text.contains("public init"), "\(fixed.text)")
    }

    @Test("the result of a copied function, and a value that another initializer needs, are left alone")
    func meaningIsOpen() async throws {
        try await expectUntouched(
            """
            public struct Encoder { public init() {} }
            public struct Decoder { public init() {} }
            @Instantiable extension Encoder: Instantiable {
                public static func instantiate() -> Encoder { Encoder() }
            }
            @Instantiable extension Decoder: Instantiable {
                public static func instantiate() -> Encoder { Encoder() }
            }
            @Instantiable(isRoot: true) public struct App: Instantiable {
                public init(a: Encoder, b: Decoder) { (self.a, self.b) = (a, b) }
                @Instantiated let a: Encoder
                @Instantiated let b: Decoder
            }
            """)
        try await expectUntouched(
            """
            @Instantiable public final class Log: Instantiable { public init() {} }
            @Instantiable(isRoot: true) public final class App: Instantiable {
                public init(log: Log) { self.log = log }
                init() {}
                @Instantiated let log: Log = Log()
            }
            """)
    }

    @Test(
        "a function for tests that can't make its type isn't added",
        arguments: [
            "let hour: Int", "init(hour: Int) {}", "init() {}; static let mock = FakeClock()",
            "static var mock: FakeClock { FakeClock() }",
        ])
    func unfitMock(members: String) async throws {
        try await expectUntouched(
            """
            protocol Clock {}
            @Instantiable(fulfillingAdditionalTypes: [Clock.self]) struct SystemClock: Clock, Instantiable { init() {} }
            @Instantiable(fulfillingAdditionalTypes: [Clock.self], mockOnly: true) struct FakeClock: Clock {
                \(members)
            }
            @Instantiable(isRoot: true, generateMock: true) struct App: Instantiable {
                init(clock: any Clock) { self.clock = clock }
                @Instantiated let clock: any Clock
            }
            """)
    }

    @Test("a parameter isn't inserted in front of a comment")
    func commentAfterParameter() async throws {
        try await expectUntouched(
            """
            @Instantiable(isRoot: true) struct App: Instantiable {
                init(
                    log: Log // the log
                ) { self.log = log }
                @Instantiated let log: Log
                @Instantiated let store: Store
            }
            @Instantiable struct Log: Instantiable { init() {} }
            @Instantiable struct Store: Instantiable { init() {} }
            """)
    }

    @Test("an initializer that takes a private type stays private")
    func privateParameter() async throws {
        try await expectUntouched(
            """
            @Instantiable(isRoot: true) struct Client: Instantiable {
                private enum Mode { case live, stub }
                private init(mode: Mode = .live) { self.mode = mode }
                private let mode: Mode
            }
            """)
    }

    @Test(
        "a variable whose members or elements are assigned to stays one",
        arguments: [
            "config.level = 2", "config.level += 1", "self.config.parts[0] = 3",
            "config.parts[level(of: config.parts[0])].level -= 1",
        ])
    func changedMembers(change: String) async throws {
        try await expectUntouched(
            """
            @Instantiable public struct Config: Instantiable { public init() {} }
            @Instantiable(isRoot: true) public final class App: Instantiable {
                public init(config: Config) { self.config = config }
                @Instantiated private var config: Config
                func reset() { \(change) }
            }
            """)
    }

    @Test("a variable whose members are compared and called becomes a constant")
    func comparedMembers() async throws {
        let fixed = try await fix(
            """
            @Instantiable public final class Log: Instantiable { public init() {} }
            @Instantiable(isRoot: true) public final class App: Instantiable {
                public init(log: Log) { self.log = log }
                @Instantiated var log: Log
                func write() { if log.level == 2, log.parts[0] <= 3 { log.write("x", at: log.level) } }
            }
            """)
        #expect(fixed.status == 0, "\(fixed.errors)")
        #expect(fixed.text.contains("@Instantiated let log: Log"))
    }

    @Test(
        "a function that its extension hides is shown by the extension",
        arguments: ["private", "fileprivate"])
    func hidingExtension(access: String) async throws {
        let fixed = try await fix(
            """
            struct Clock {}
            extension Clock: Instantiable {}
            @Instantiable(conformsElsewhere: true) \(access) extension Clock {
                static func instantiate() -> Clock { Clock() }
            }
            @Instantiable(isRoot: true) struct App: Instantiable {
                init(clock: Clock) { self.clock = clock }
                @Instantiated let clock: Clock
            }
            """)
        #expect(fixed.status == 0, "\(fixed.errors)")
        #expect(fixed.text.contains("(conformsElsewhere: true) extension Clock {"))
        #expect(!fixed.text.contains("public"))
    }

    @Test("an initializer that another one calls gets no further parameter")
    func calledInitializer() async throws {
        try await expectUntouched(
            """
            @Instantiable public final class Page: Instantiable {
                public init(title: String) { self.title = title }
                convenience init() { self.init(title: "") }
                @Forwarded let title: String
                @Received let log: Log
            }
            @Instantiable public struct Log: Instantiable { public init() {} }
            @Instantiable(isRoot: true) public final class App: Instantiable {
                public init(log: Log, pages: Instantiator<Page>) { (self.log, self.pages) = (log, pages) }
                @Instantiated let log: Log
                @Instantiated let pages: Instantiator<Page>
            }
            """)
    }

    @Test("an annotation that is written for another one keeps its arguments")
    func confusedAnnotations() async throws {
        let fixed = try await fix(
            """
            public protocol Logging {}
            @Instantiated(fulfillingAdditionalTypes: [Logging.self]) public struct Log: Logging, Instantiable {
                public init() {}
            }
            @Instantiable public struct Page: Instantiable {
                public init(log: (any Logging)?) { self.log = log }
                @Instantiable(onlyIfAvailable: true) let log: (any Logging)?
            }
            @Instantiated(isRoot: true) public final class App: Instantiable {
                public init(log: any Logging, page: Page) { (self.log, self.page) = (log, page) }
                @Instantiated let log: any Logging
                @Instantiated let page: Page
            }
            """)
        #expect(fixed.status == 0, "\(fixed.errors)")
        #expect(fixed.text.contains("@Instantiable(fulfillingAdditionalTypes: [Logging.self])"))
        #expect(fixed.text.contains("@Received(onlyIfAvailable: true)"))
        #expect(fixed.text.contains("@Instantiable(isRoot: true)"))
    }

    @Test(
        "a variable that other parts of the file change is no constant",
        arguments: [
            "extension Page { func rename() { title += \"!\" } }",
            "func rename(_ page: Page) { page.title = \"\" }",
            "extension Page { func rename() { title.append(\"!\") } }",
            "func rename(_ page: Page) { swap(&page.title, &page.other) }",
            "protocol Titled { var title: String { get set } }; extension Page: Titled {}",
        ])
    func changedVariables(code: String) async throws {
        try await expectUntouched(
            """
            @Instantiable public final class Page: Instantiable {
                public init(title: String) { self.title = title }
                @Forwarded var title: String
                var other = ""
            }
            @Instantiable(isRoot: true) public final class App: Instantiable {
                public init(pages: Instantiator<Page>) { self.pages = pages }
                @Instantiated let pages: Instantiator<Page>
            }
            \(code)
            """)
    }
}
