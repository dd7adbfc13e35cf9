import Foundation
import Testing

/// `scripts/install` into a folder, and programs that swiftc compiles with the installed flags.
@Suite("Installed, without SwiftPM")
struct InstallTests {
    private let scratch: Scratch
    private let prefix: URL

    init() async throws {
        scratch = try Scratch()
        prefix = scratch.url("prefix")
        let bundle = scratch.url("arbor.artifactbundle")
        try DebugBundle.write(to: bundle)
        _ = try await Command.output(
            of: Products.package.appending(path: "scripts/install"), [prefix.path, bundle.path],
            in: scratch.folder)
        try scratch.file("App.swift", Self.app)
        _ = try await shell("prefix/bin/arbor generate App.swift --quiet --output App+Arbor.swift")
    }

    /// Runs a line of a shell, in which the installed pkg-config file is found.
    private func shell(_ line: String) async throws -> String {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try await Command.output(
            of: URL(filePath: "/usr/bin/env"),
            [
                "PKG_CONFIG_PATH=\(prefix.path)/lib/pkgconfig", "PATH=\(prefix.path)/bin:\(path)", "sh",
                "-ec", line,
            ], in: scratch.folder)
    }

    private let compile = "swiftc -parse-as-library App.swift App+Arbor.swift -o app"

    @Test(
        "a program runs that was compiled with the flags",
        arguments: ["@prefix/lib/arbor/flags", "$(pkg-config --cflags --libs arbor)"])
    func flags(_ flags: String) async throws {
        #expect(try await shell("\(compile) \(flags) && ./app") == "home\n")
    }

    @Test("the macros check what they are attached to")
    func macros() async throws {
        try scratch.file("App.swift", Self.app.replacing("public struct Home", with: "struct Home"))
        let failure = await #expect(throws: Command.Failure.self) {
            try await shell("\(compile) @prefix/lib/arbor/flags")
        }
        #expect(failure?.description.contains("error: ") == true)
    }

    @Test("a compiler that can't read the compiled module reads its text")
    func interface() async throws {
        let modules = "prefix/lib/arbor/Arbor.swiftmodule"
        #expect(
            try await shell("rm \(modules)/*.swiftmodule && \(compile) @prefix/lib/arbor/flags && ./app")
                == "home\n")
    }

    @Test(
        "a program that imports Blade runs, with the compiled module and with its text",
        arguments: ["true", "rm prefix/lib/arbor/*.swiftmodule/*.swiftmodule"])
    func blade(_ change: String) async throws {
        try scratch.file("Shop.swift", Self.shop)
        let line = """
            \(change) && arbor generate Shop.swift --quiet --output Shop+Arbor.swift &&
            swiftc -parse-as-library Shop.swift Shop+Arbor.swift -o shop @prefix/lib/arbor/flags && ./shop
            """
        #expect(try await shell(line) == "hot\n")
    }

    @Test(
        "a strict test runs that was compiled with the flags",
        arguments: [
            ("@prefix/lib/arbor/flags", "app.clock", 0), ("@prefix/lib/arbor/flags", "App.test().clock", 1),
            ("$(pkg-config --cflags --libs arbor)", "app.clock", 0),
        ])
    func strict(flags: String, clock: String, status: Int) async throws {
        try scratch.file("App.swift", Self.testedApp)
        try scratch.file("Tests.swift", Self.tests(reading: clock))
        let line = """
            arbor generate App.swift --quiet --output App+Arbor.swift --mock-output App+Tests.swift
            swiftc -D DEBUG -parse-as-library App.swift App+Arbor.swift App+Tests.swift Tests.swift -o tests \(flags)
            ./tests >report 2>&1 && echo 0 || { cat report; echo $?; }
            """
        let output = try await shell(line)
        #expect(output.contains("this test makes 'App.clock in App.swift' as in production") == (status != 0))
        #expect((output == "0\n") == (status == 0))
    }

    @Test(
        "the example without SwiftPM compiles and links",
        arguments: ["make -j2 app", "ninja -j2 build/app"])
    func example(_ command: String) async throws {
        for name in ["Notes/Sources", "PerModule"] {
            let place = scratch.url("Examples/\(name)")
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: Products.package.appending(path: "Examples/\(name)"), to: place)
        }
        let output = try await shell(
            "cd Examples/PerModule && rm -rf build && \(command) >log && build/app --help 2>&1")
        #expect(output.hasPrefix("Keeps the notes of several users in one database."))
        // Nothing is left to do.
        let again = try await shell("cd Examples/PerModule && \(command)")
        #expect(!again.contains("swiftc"))
    }

    private static let app = """
        import Arbor

        @Instantiable(isRoot: true)
        public struct App: Instantiable {
            public init(home: Home) { self.home = home }
            @Instantiated let home: Home
        }

        @Instantiable
        public struct Home: Instantiable {
            public init() {}
            let name = "home"
        }

        @main
        struct Main {
            static func main() { print(App().home.name) }
        }

        """

    private static let shop = """
        import Blade

        final class Heater {
            let name = "hot"

            @Provider(scope: .singleton)
            init() {}
        }

        struct Kettle {
            let heater: Lazy<Heater>

            @Provider
            init(heater: Lazy<Heater>) { self.heater = heater }
        }

        @Module(provides: [Heater.self, Kettle.self])
        enum ShopModule {}

        @Component(modules: [ShopModule.self])
        protocol Shop {
            func kettle() -> Kettle
        }

        @main
        struct Main {
            static func main() { print(BladeShop().kettle().heater.get().name) }
        }

        """

    private static let testedApp = """
        import Arbor

        public protocol Clock { func hour() -> Int }

        @Instantiable(fulfillingAdditionalTypes: [Clock.self])
        public struct WallClock: Clock, Instantiable {
            public init() {}
            public func hour() -> Int { 9 }
        }

        @Instantiable(isRoot: true, generateTest: true)
        public struct App: Instantiable {
            public init(clock: any Clock) { self.clock = clock }
            @Instantiated(fulfilledByType: "WallClock") let clock: any Clock
        }

        """

    private static func tests(reading clock: String) -> String {
        """
        import ArborTesting
        import Testing

        @Suite(.strict)
        struct AppTests {
            @Test func hour() {
                let app = App.test { $0.clock = WallClock() }
                #expect(app.clock.hour() == 9)
                #expect(\(clock).hour() == 9)
            }
        }

        @main
        struct Runner {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }

        """
    }
}
