import ArborModel
import ArborSyntax
import SafeDIFrontEnd
import Testing

/// Finds whether code reads a property. A missed read would cause a false warning.
@Suite("Reads of properties")
struct UsageTests {
    /// Returns whether the property `clock` of the type `App` in the first file is read.
    private func isRead(_ files: String..., label: String = "clock") throws -> Bool {
        var reader = SourceReader(.safeDI)
        let file = reader.read(files[0])
        let owner = try #require(file.types.first { $0.name.hasSuffix("App") })
        let property = try #require(owner.properties.first { $0.label == label })
        let properties = [
            PropertyPlace(
                label: label, owner: owner.name,
                location: SourceLocation(path: "F0.swift", range: property.range))
        ]
        let unread = Array(files[0].utf8).withUnsafeBufferPointer {
            LocalUsage.unread([0], of: properties, in: $0, declaring: file, .safeDI)
        }
        guard let found = unread.first else { return true }
        if !found.isSeenElsewhere { return false }
        let search = CrossFileUsage(for: [0], of: properties)
        return files.enumerated().contains { index, text in
            Array(text.utf8).withUnsafeBufferPointer {
                search.reads(in: $0, of: "F\(index).swift") == [0]
            }
        }
    }

    private func app(_ body: String, property: String = "private let clock: Clock") -> String {
        "struct App {\n    @Instantiated \(property)\n    \(body)\n}\n"
    }

    @Test(
        "declarations, assignments and labels are not reads",
        arguments: [
            "init(clock: Clock) { self.clock = clock }",
            "init(clock: Clock) {\n    self.clock = clock\n    run()\n}",
            "init(clock: Clock) { self.clock = clock; run() }",
            "init(clock other: Clock) { self.clock = other }",
            "// the clock\n    /* clock /* nested */ clock */\n    init(with other: Clock) { self.clock = other }",
            "func run() { tick(clock: 1) }",
            "func run() { let clock = 2 }", #"func run() { print("the clock", "a/clock") }"#,
            ##"func run() { print(#"\(clock)"#, #" "clock" "#) }"##,
            "func run() {\n    print(\"\"\"\n        the clock\n        \"\"\")\n}",
            #"func run() { find(/clock "/) }"#, "func run() { find(#/clock/#) }",
        ])
    func unread(body: String) throws { #expect(try isRead(app(body)) == false) }

    @Test(
        "all forms of reads",
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
            #"func run() { find(/a\/*/); clock.tick() }"#, "func run() { find(#/ /* /#); clock.tick() }",
            #"func run() { find(/"/); clock.tick() /* " */ }"#,
            ##"func run() { print(#" " \#(clock) /* "#) }"##, #"func run() { print("\("\(clock)")") }"#,
            ##"func run() { print(#"\"#); clock.tick() // "# }"##,
            #"func run() { observe("clock"); observe("app.clock") }"#,
            ##"func run() { observe(#"clock"#) }"##,
            "func run() { self.clock+=1 }", "func run() { use(...clock) }",
        ])
    func read(body: String) throws { #expect(try isRead(app(body))) }

    @Test("code with an unclosed literal or comment may read anything")
    func unclosed() throws {
        #expect(try isRead(app("func run() { /* }")))
        #expect(try isRead(app("func run() { print(\"\"\"\n    }")))
        let deep = String(repeating: #"" \("#, count: 70) + "clock" + String(repeating: #")""#, count: 70)
        #expect(try isRead(app("func run() { print(\(deep)) }")))
    }

    @Test("a raw identifier is read with its backticks")
    func rawIdentifier() throws {
        let property = "private let `the clock`: Clock"
        #expect(
            try isRead(app("func run() { `the clock`.tick() }", property: property), label: "`the clock`"))
        #expect(
            try isRead(app("func run() { clock.tick() }", property: property), label: "`the clock`") == false)
    }

    @Test("a private property is read only in its file, in its type and that type's extensions")
    func fileReach() throws {
        let other = "struct Home { @Received let clock: Clock\nfunc run() { clock.tick() } }"
        #expect(try isRead(app("") + other, "func f() { app.clock.tick() }") == false)
        #expect(try isRead(app("") + "extension App { func run() { clock.tick() } }"))
        #expect(try isRead(app("") + "func f(app: App) { app.clock.tick() }"))
        #expect(
            try isRead("enum O {\n" + app("") + "}\nextension O.App { func run() { clock.tick() } }"))
    }

    @Test("an internal property may be read in any file")
    func moduleReach() throws {
        let app = app("", property: "let clock: Clock")
        #expect(try isRead(app, "func f() { let clock = now(); clock.tick() }") == false)
        #expect(try isRead(app, "func f() { app.clock.tick() }"))
        #expect(try isRead(app, "extension App { func run() { clock.tick() } }"))
    }

    @Test("subclasses may read a property by its bare name")
    func subclasses() throws {
        let owner = "class App {\n    @Instantiated let clock: Clock\n}\n"
        #expect(try isRead(owner, "class Sub: App { func run() { clock.tick() } }"))
        #expect(try isRead(owner + "class Sub: App { func run() { clock.tick() } }"))
    }

    @Test(
        "when unsure, we assume that the property is read",
        arguments: [
            "public let clock: Clock", "package let clock: Clock", "@ObservedObject var clock: Clock",
        ])
    func doubt(property: String) throws { #expect(try isRead(app("", property: property))) }

    @Test("synthesized comparisons and encodings read all properties")
    func synthesized() throws {
        #expect(try isRead(app("") + "extension App: Equatable {}"))
        #expect(try isRead(app("") + "extension App: Swift.Hashable & Sendable {}"))
        #expect(try isRead("struct App: Codable {\n    @Instantiated private let clock: Clock\n}\n"))
    }

    @Test("a use of a protocol's requirement reads the property that satisfies it")
    func witnesses() throws {
        let app = app("", property: "let clock: Clock")
        #expect(try isRead(app + "protocol HasClock {\n    var clock: Clock { get }\n}\n"))
        #expect(
            try isRead(
                app, "protocol HasClock {\n    var clock: [Int: Clock] { mutating get set }\n}\n"))
        #expect(try isRead(app, "struct Other {\n    var clock: Clock\n}\n") == false)
    }
}
