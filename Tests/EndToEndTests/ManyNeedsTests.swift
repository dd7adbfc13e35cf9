import Foundation
import Testing

/// A program whose functions have more needs than a function has parameters, as the tool wires it.
@Suite("Functions with many needs")
struct ManyNeedsTests {
    private static let values = (0..<52).map { "v\($0)" }

    /// A type with properties and an initializer that stores them.
    private static func type(
        _ head: String, _ annotation: String, of values: [String],
        and others: [(property: String, text: String)] = []
    ) -> String {
        let names = values.map { "\($0): Value" } + others.map(\.text)
        let stored = values + others.map { String($0.text.prefix { $0 != ":" }) }
        let properties =
            values.map { "    @\(annotation) let \($0): Value" }
            + others.map { "    @\($0.property) let \($0.text)" }
        return """
            \(head) {
                public init(\(names.joined(separator: ", "))) {
                    \(stored.map { "self.\($0) = \($0)" }.joined(separator: "; "))
                }
            \(properties.joined(separator: "\n"))
                var values: [Value] { [\(values.joined(separator: ", "))] }
            }

            """
    }

    /// A value is provided by the app, one by the screen too, and all are needed below: as constants, later, by any thread,
    /// and one that is absent.
    private static var source: String {
        let (made, missing) = ("Instantiated", ("Received(onlyIfAvailable: true)", "missing: Missing?"))
        return
            "import Arbor\n@Instantiable public final class Value: Instantiable, Sendable { public init() {} }\n"
            + type(
                "@Instantiable(isRoot: true) public final class App: Instantiable", made, of: values,
                and: [
                    (made, "screen: Screen"), (made, "popups: Instantiator<Popup>"),
                    (made, "jobs: SendableInstantiator<Job>"),
                ])
            + type(
                "@Instantiable public final class Screen: Instantiable", made, of: ["v7"],
                and: [(made, "page: Page"), (made, "popups: Instantiator<Popup>")])
            + type(
                "@Instantiable public final class Page: Instantiable", "Received", of: values, and: [missing])
            + type(
                "@Instantiable public final class Popup: Instantiable", "Received", of: values,
                and: [("Forwarded", "title: String"), (made, "row: Row")])
            + type(
                "@Instantiable public final class Row: Instantiable", "Received", of: Array(values[2...]),
                and: [missing])
            + type(
                "@Instantiable public final class Job: Instantiable, Sendable", "Received", of: values,
                and: [(made, "task: Task")])
            + type("@Instantiable public final class Task: Instantiable, Sendable", "Received", of: values)
                + """
                @Instantiable public final class Missing: Instantiable { public init() {} }
                @Instantiable public final class Other: Instantiable {
                    public init(missing: Missing) { self.missing = missing }
                    @Instantiated let missing: Missing
                }
                """
    }

    private static let main = """
        import Arbor
        func difference(_ one: [Value], _ other: [Value]) -> [Int] {
            zip(one, other).enumerated().filter { $1.0 !== $1.1 }.map(\\.offset)
        }
        let app = App()
        let page = app.screen.page
        print("page", difference(page.values, app.values), page.v7 === app.screen.v7, page.missing == nil)
        let popup = app.popups.instantiate("one")
        print("popup", popup.title, difference(popup.values, app.values))
        print("row", difference(popup.row.values, Array(app.values[2...])), popup.row.missing == nil)
        let inner = app.screen.popups.instantiate("two")
        print("inner", inner.title, difference(inner.values, app.values), inner.row.v7 === app.screen.v7)
        let job = app.jobs.instantiate()
        print("job", difference(job.values, app.values), difference(job.task.values, app.values))
        """

    @Test("each receives the nearest provider's value from a scope")
    func values() async throws {
        let scratch = try Scratch()
        let source = try scratch.file("Sources/Program.swift", Self.source)
        let result = try await Command.run(
            Products.arbor, ["generate", "Sources", "--output", "Generated.swift", "--quiet"],
            in: scratch.folder)
        try #require(result.status == 0, "\(result.errors)")
        let generated = scratch.url("Generated.swift")
        let code = try String(contentsOf: generated, encoding: .utf8)
        #expect(code.contains("func makePopup(title: String, scope: Scope) -> Popup {"))
        #expect(code.contains("func makeJob(scope: SendableScope) -> Job {"))
        let main = try scratch.file("main.swift", Self.main)
        let program = scratch.url("program")
        try await Compiler.shared.value.compile([source, generated, main], into: program)
        #expect(
            try await Command.output(of: program, [], in: scratch.folder) == """
                page [7] true true
                popup one []
                row [] true
                inner two [7] true
                job [] []

                """)
    }

    /// A type that any thread makes, with values that aren't Sendable, and a type below that needs them all.
    private static var sourceOfClasses: String {
        let (made, head) = ("Instantiated", "@Instantiable public final class")
        return "import Arbor\n\(head) Value: Instantiable { public init() {}; var count = 0 }\n"
            + type(
                "@Instantiable(isRoot: true) public final class App: Instantiable", made, of: [],
                and: [(made, "jobs: SendableInstantiator<Job>")])
            + type(
                "\(head) Job: Instantiable", made, of: values,
                and: [(made, "task: Task"), (made, "later: Later")])
            + type("\(head) Task: Instantiable", "Received", of: values)
            + type(
                "\(head) Later: Instantiable", made, of: [], and: [(made, "tasks: Instantiator<Task>")])
    }

    @Test("what any thread makes hands down values that aren't Sendable without a Sendable scope")
    func classes() async throws {
        let scratch = try Scratch()
        let source = try scratch.file("Sources/Program.swift", Self.sourceOfClasses)
        _ = try await Command.output(
            of: Products.arbor, ["generate", "Sources", "--output", "Generated.swift", "--quiet"],
            in: scratch.folder)
        let main = try scratch.file(
            "main.swift",
            """
            import Arbor
            let job = App().jobs.instantiate()
            let task = job.later.tasks.instantiate()
            print(zip(job.values, task.values).allSatisfy(===), zip(job.values, job.task.values).allSatisfy(===))
            """)
        let program = scratch.url("program")
        try await Compiler.shared.value.compile(
            [source, scratch.url("Generated.swift"), main], into: program)
        #expect(try await Command.output(of: program, [], in: scratch.folder) == "true true\n")
    }
}
