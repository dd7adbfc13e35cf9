import Foundation
import Testing

/// Tests that make their trees by the generated functions, as a user's tests do. The thread sanitizer watches them.
@Suite("Tests with trees of their own")
struct StrictRunTests {
    private static let types = """
        import Arbor

        @Instantiable(generateDouble: true)
        public protocol Clock: Sendable { var hour: Int { get } }

        @Instantiable(fulfillingAdditionalTypes: [Clock.self])
        public struct SystemClock: Clock, Instantiable {
            public init() {}
            public let hour = 7
        }

        @Instantiable
        public final class Page: Instantiable {
            public init(number: Int, clock: any Clock) {
                self.number = number
                self.clock = clock
            }
            @Forwarded let number: Int
            @Received let clock: any Clock
        }

        @Instantiable(isRoot: true, generateTest: true)
        public struct App: Instantiable, Sendable {
            public init(clock: any Clock, pages: SendableInstantiator<Page>) {
                self.clock = clock
                self.pages = pages
            }
            @Instantiated let clock: any Clock
            @Instantiated let pages: SendableInstantiator<Page>
        }

        """

    /// Builds and runs a program of the types, their code for tests, and some tests.
    private func run(_ tests: String) async throws -> Command.Result {
        let scratch = try Scratch()
        try scratch.file("Types.swift", Self.types)
        try scratch.file("Tests.swift", tests)
        let result = try await Command.run(
            Products.arbor, ["generate", "Types.swift", "-o", "Wired.swift", "--mock-output", "Mocks.swift"],
            in: scratch.folder)
        #expect(result.status == 0, "\(result.errors)")
        let files = ["Types.swift", "Wired.swift", "Mocks.swift", "Tests.swift"].map(scratch.url)
        try await Compiler.shared.value.compileTests(files, into: scratch.url("program"))
        return try await Command.run(
            URL(filePath: "/usr/bin/env"),
            ["TSAN_OPTIONS=halt_on_error=1", "NO_COLOR=1", scratch.url("program").path], in: scratch.folder)
    }

    @Test("run in parallel, and none sees what another one sets")
    func parallel() async throws {
        let result = try await run(
            """
            import Testing

            @Test(arguments: 0..<300)
            func hour(_ hour: Int) async {
                let app = App.test { $0.clock = ClockDouble(hour: { hour }) }
                await withTaskGroup(of: Int.self) { group in
                    for number in 0..<4 {
                        group.addTask {
                            await Task.yield()
                            return app.pages.instantiate(number).clock.hour
                        }
                    }
                    for await found in group { #expect(found == hour) }
                }
                #expect(App.test().clock.hour == 7)
            }

            @main struct Runner {
                static func main() async { await Testing.__swiftPMEntryPoint() as Never }
            }
            """)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect((result.output + result.errors).contains("Test run with 1 test in 0 suites passed"))
    }

    @Test("fail by what they use and didn't set, each by its own, at the line that makes the tree")
    func strict() async throws {
        let result = try await run(
            """
            import Arbor
            import ArborTesting
            import Testing

            @Suite(.strict)
            struct Strict {
                @Test func sets() {
                    #expect(App.test { $0.clock = ClockDouble(hour: { 1 }) }.clock.hour == 1)
                }
                @Test func allows() { #expect(App.test { $0.real.clock = true }.clock.hour == 7) }
                @Test func uses() {
                    _ = App.test().clock.hour
                }
                @Test func usesInAnotherTask() async {
                    let clock = App.test().clock
                    await Task.detached { _ = clock.hour }.value
                }
                @Test func usesAnEmptyDouble() {
                    _ = ClockDouble().hour
                }
            }

            @Test func production() { #expect(App.test().clock.hour == 7) }
            @Test func argument() {
                _ = App.test(.strict).clock.hour
            }

            @main struct Runner {
                static func main() async { await Testing.__swiftPMEntryPoint() as Never }
            }
            """)
        let lines = Set((result.output + result.errors).split(separator: "\n").map(String.init))
        func fails(_ test: String, at line: Int) -> Bool {
            lines.contains { $0.contains("Test \(test)() recorded an issue at Tests.swift:\(line):") }
        }
        #expect(
            fails("uses", at: 12) && fails("usesInAnotherTask", at: 15) && fails("usesAnEmptyDouble", at: 19)
                && fails("argument", at: 25), "\(result.output)\(result.errors)")
        #expect(lines.contains { $0.contains("this test uses 'hour' of 'App.clock in Types.swift': set it") })
        #expect(
            lines.contains {
                $0.contains("Test run with 7 tests in 1 suite failed") && $0.contains("4 issues")
            })
    }

    @Test("fail in XCTest, too")
    func xctest() async throws {
        let result = try await run(
            """
            import Arbor
            import ArborTesting
            import XCTest

            final class StrictCase: XCTestCase {
                func testUses() {
                    _ = App.test(.strict).clock.hour
                }
                func testSets() {
                    XCTAssertEqual(App.test(.strict) { $0.clock = ClockDouble(hour: { 1 }) }.clock.hour, 1)
                }
                static var allTests: [(String, (StrictCase) -> () -> Void)] {
                    [("testUses", { $0.testUses }), ("testSets", { $0.testSets })]
                }
            }

            @main struct Runner {
                static func main() { XCTMain([testCase(StrictCase.allTests)]) }
            }
            """)
        let text = result.output + result.errors
        #expect(text.contains("Tests.swift:7: error: StrictCase.testUses"), "\(text)")
        #expect(text.contains("this test uses 'hour' of 'App.clock in Types.swift': set it"))
        #expect(text.contains("Executed 2 tests, with 1 failure"))
    }
}
