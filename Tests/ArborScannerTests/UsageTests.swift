import ArborModel
import ArborScanner
import ArborSyntax
import ArborTestSupport
import SafeDIFrontEnd
import Testing

/// Whether code reads a property: what is missed would be a false alarm.
@Suite("Reads of properties")
struct UsageTests {
    /// Whether the property `clock` of the type `App` in the first file is read.
    private func isRead(_ files: String...) async throws -> Bool {
        let folder = try TemporaryFolder()
        let paths = try files.enumerated().map { try folder.write($1, to: "F\($0).swift") }
        var reader = SourceReader(.safeDI)
        let owner = try #require(reader.read(files[0]).types.first { $0.name.hasSuffix("App") })
        let property = try #require(owner.properties.first { $0.label == "clock" })
        let place = PropertyPlace(
            label: "clock", owner: owner.name, location: SourceLocation(path: paths[0], range: property.range)
        )
        return await SourceScanner(frontEnd: .safeDI, jobs: 2).areUnread([place], in: paths) == [false]
    }

    private func app(_ body: String, property: String = "private let clock: Clock") -> String {
        "struct App {\n    @Instantiated \(property)\n    \(body)\n}\n"
    }

    @Test(
        "what every property has is no read",
        arguments: [
            "init(clock: Clock) { self.clock = clock }",
            "init(clock: Clock) {\n    self.clock = clock\n    run()\n}",
            "init(clock: Clock) { self.clock = clock; run() }",
            "init(clock other: Clock) { self.clock = other }",
            "// the clock\n    /* clock /* nested */ clock */\n    init(with other: Clock) { self.clock = other }",
            "func run() { tick(clock: 1) }",
            "func run() { let clock = 2 }",
        ])
    func unread(body: String) async throws { #expect(try await isRead(app(body)) == false) }

    @Test(
        "reads, in all the ways there are",
        arguments: [
            "func run() { clock.tick() }", "func run() { self.clock.tick() }", "func run() { print(clock) }",
            "init(clock: Clock) { self.clock = clock.copy() }",
            "init(clock: Clock) { self.clock = clock\n    print(clock) }",
            "func run() { if self.clock == other {} }", "func run() { if let clock { tick() } }",
            "func run() { let time = on ? clock : other }", "func run() { tick([clock: 1]) }",
            "func run() { switch x { case clock: 1 } }", #"func run() { print("\(clock)") }"#,
            #"func run() { print("http://a/\(clock)") }"#,
            "func run() {\n    print(\"\"\"\n        // \\(clock)\n        \"\"\")\n}",
            "func run() { tick(clock: clock) }", "let path = \\Self.clock", "func run() { `clock`.tick() }",
            "func run() { tick() // \"\n; clock.tick() }",
        ])
    func read(body: String) async throws { #expect(try await isRead(app(body))) }

    @Test("a private property is read in its file only, in its type and the extensions of it")
    func fileReach() async throws {
        let other = "struct Home { @Received let clock: Clock\nfunc run() { clock.tick() } }"
        #expect(try await isRead(app("") + other, "func f() { app.clock.tick() }") == false)
        #expect(try await isRead(app("") + "extension App { func run() { clock.tick() } }"))
        #expect(try await isRead(app("") + "func f(app: App) { app.clock.tick() }"))
        #expect(
            try await isRead("enum O {\n" + app("") + "}\nextension O.App { func run() { clock.tick() } }"))
    }

    @Test("a property that its module sees may be read in any file")
    func moduleReach() async throws {
        let app = app("", property: "let clock: Clock")
        #expect(try await isRead(app, "func f() { let clock = now(); clock.tick() }") == false)
        #expect(try await isRead(app, "func f() { app.clock.tick() }"))
        #expect(try await isRead(app, "extension App { func run() { clock.tick() } }"))
    }

    @Test("the subclasses of a class read by the bare name")
    func subclasses() async throws {
        let owner = "class App {\n    @Instantiated let clock: Clock\n}\n"
        #expect(try await isRead(owner, "class Sub: App { func run() { clock.tick() } }"))
        #expect(try await isRead(owner + "class Sub: App { func run() { clock.tick() } }"))
    }

    @Test(
        "in doubt, a property is read",
        arguments: [
            "public let clock: Clock", "package let clock: Clock", "@ObservedObject var clock: Clock",
        ])
    func doubt(property: String) async throws { #expect(try await isRead(app("", property: property))) }

    @Test("what the compiler compares or encodes, it reads")
    func synthesized() async throws {
        #expect(try await isRead(app("") + "extension App: Equatable {}"))
        #expect(try await isRead(app("") + "extension App: Swift.Hashable & Sendable {}"))
        #expect(try await isRead("struct App: Codable {\n    @Instantiated private let clock: Clock\n}\n"))
    }

    @Test("the witness of a protocol's requirement is read wherever the protocol is used")
    func witnesses() async throws {
        let app = app("", property: "let clock: Clock")
        #expect(try await isRead(app + "protocol HasClock {\n    var clock: Clock { get }\n}\n"))
        #expect(
            try await isRead(
                app, "protocol HasClock {\n    var clock: [Int: Clock] { mutating get set }\n}\n"))
        #expect(try await isRead(app, "struct Other {\n    var clock: Clock\n}\n") == false)
    }

    @Test("of a file that is not at hand nothing is said")
    func away() async throws {
        let place = PropertyPlace(
            label: "clock", owner: "App", location: SourceLocation(path: "/nowhere/F.swift", range: .start))
        #expect(
            await SourceScanner(frontEnd: .safeDI, jobs: 1).areUnread([place], in: ["/nowhere/F.swift"]) == [
                false
            ])
        #expect(await SourceScanner(frontEnd: .safeDI, jobs: 1).areUnread([place], in: []) == [false])
    }
}
