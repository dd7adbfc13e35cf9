import Testing

/// Nothing is 'fine' if the app isn't wired.
@Suite("Roots")
struct RootTests {
    private static let clock = "@Instantiable\npublic struct Clock: Instantiable { public init() {} }\n"
    private static let home = """
        @Instantiable
        public struct Home: Instantiable {
            public init(clock: Clock) { self.clock = clock }
            @Received let clock: Clock
        }

        """

    private func validate(_ files: [String: String], _ options: String...) async throws -> Command.Result {
        let scratch = try Scratch()
        for (name, text) in files { try scratch.file("Sources/\(name)", text) }
        return try await Command.run(Products.arbor, ["validate", "Sources"] + options, in: scratch.folder)
    }

    @Test("a program without a root is an error, unless a library is checked alone")
    func none() async throws {
        let files = ["Home.swift": Self.home, "Clock.swift": Self.clock]
        let result = try await validate(files)
        #expect(result.status == 1)
        #expect(result.errors.contains("no type is a root, so nothing is wired [no-root]\n"))
        #expect(result.errors.contains("Home.swift:2:15: note: no type makes Home\n"))
        #expect(try await validate(files, "--ignore", "no-root").status == 0)
    }

    @Test("a program without a root is checked like any other")
    func faultsWithoutRoot() async throws {
        let maker = """
            @Instantiable
            public struct Maker: Instantiable {
                public init(clock: Clock) { self.clock = clock }
                @Instantiated let clock: Clock
            }
            """
        let result = try await validate(["Home.swift": Self.home, "Maker.swift": maker])
        #expect(result.errors.contains("[missing-provider]"))
    }

    @Test("a type with annotated properties and no annotation is an error, in any file")
    func forgotten() async throws {
        let app = """
            public struct App {
                public init(home: Home, clock: Clock) { (self.home, self.clock) = (home, clock) }
                @Instantiated let home: Home
                @Instantiated let clock: Clock
            }

            """
        let parts = ["Home.swift": Self.home, "Clock.swift": Self.clock]
        for (name, text) in [("App.swift", app), ("Clock.swift", app + Self.clock)] {
            let result = try await validate(parts.merging([name: text]) { $1 })
            #expect(result.status == 1)
            #expect(
                result.errors.contains(
                    "\(name):1:15: error: App has @Instantiated properties, but is not annotated with @Instantiable [missing-annotation]\n"
                ))
            #expect(!result.errors.contains("[no-root]"))
        }
    }

    @Test("a misspelt annotation of the root is named")
    func misspelt() async throws {
        let app = """
            @Instantiabel(isRoot: true)
            public struct App: Instantiable {
                public init(clock: Clock) { self.clock = clock }
                @Instantiated let clock: Clock
            }
            """
        let result = try await validate(["App.swift": app, "Clock.swift": Self.clock])
        #expect(
            result.errors.contains(
                "App is annotated with '@Instantiabel', which is not an annotation of Arbor"))
        #expect(result.errors.contains("help: write '@Instantiable'\n"))
    }

    @Test("a root that is inferred beside other types is a warning")
    func inferred() async throws {
        let app = """
            @Instantiable
            public struct App: Instantiable {
                public init(clock: Clock) { self.clock = clock }
                @Instantiated let clock: Clock
            }
            """
        let sound = try await validate(["App.swift": app, "Clock.swift": Self.clock])
        #expect(sound.status == 0)
        #expect(!sound.errors.contains("warning"))
        let files = ["App.swift": app, "Clock.swift": Self.clock, "Home.swift": Self.home]
        let result = try await validate(files)
        #expect(result.status == 0)
        #expect(
            result.errors.contains(
                "warning: no type declares 'isRoot: true', so App is the root, and 1 annotated type is not wired [inferred-root]\n"
            ))
        #expect(try await validate(files, "--error", "inferred-root").status == 1)
    }

    @Test("a generic type that only other modules make is checked like any other")
    func unusedGenerics() async throws {
        let box = """
            @Instantiable
            public struct Box<Value>: Instantiable {
                public init() {}
            }
            """
        func holder(_ type: String) -> String {
            """
            @Instantiable
            public struct Holder<Value>: Instantiable {
                public init(box: \(type)) { self.box = box }
                @Instantiated let box: \(type)
            }
            """
        }
        for type in ["Box<Int>", "Box<[Value]>", "Instantiator<Box<Value>>"] {
            let result = try await validate(["Box.swift": box, "Holder.swift": holder(type)])
            #expect(result.status == 0 && !result.errors.contains("warning"))
        }
        let lost = try await validate(["Box.swift": box, "Holder.swift": holder("Bag<Int>")])
        #expect(lost.errors.contains("no @Instantiable type makes 'Bag<Int>'"))
        let endless = try await validate(["Holder.swift": holder("Instantiator<Holder<[Value]>>")])
        #expect(endless.errors.contains("[endless-type]"))
    }

    @Test("a build without its root is not an error: the program has one in other builds")
    func conditional() async throws {
        let app = """
            #if os(macOS)
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(clock: Clock) { self.clock = clock }
                @Instantiated let clock: Clock
            }
            #endif
            """
        let files = ["App.swift": app, "Clock.swift": Self.clock]
        #expect(try await validate(files).status == 0)
        #expect(try await validate(files, "--platform", "linux").status == 0)
    }
}
