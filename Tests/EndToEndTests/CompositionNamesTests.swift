import Foundation
import Testing

@Suite("Names in the code of composed dependencies")
struct CompositionNamesTests {
    private static let sources = [
        "Core/Core.swift": """
        public struct Operation: Sendable { public init() {} }
        public struct Box<Value: Sendable>: Sendable { public init() {} }
        """,
        "Services/Services.swift": """
        import Core
        public struct User: Sendable { public init() {} }
        public protocol UserDependency { var user: User { get } }
        public protocol BoxDependency { var box: Box<User> { get } }
        public protocol ItemDependency {
            associatedtype Operation
            var item: Operation { get }
        }
        """,
        "App/User.swift": """
        struct User: Sendable {}
        protocol OwnUserDependency { var own: User { get } }
        """,
        "App/Work.swift": """
        import Core
        protocol WorkDependency { var work: [Operation] { get } }
        """,
        "App/Clock.swift": """
        import Foundation
        protocol ClockDependency { var now: Date { get } }
        """,
        "App/App.swift": """
        import Services
        // arbor: container
        // arbor: test container
        typealias AppDependencies = UserDependency & BoxDependency & OwnUserDependency & WorkDependency & ClockDependency
        // arbor: container
        typealias ItemsDependencies = ItemDependency & ClockDependency
        """,
    ]

    /// A name was written as in the file that declares the property. In the generated file it meant a type of the own module,
    /// or one of Foundation too.
    @Test("mean what they mean where the property is declared")
    func modules() async throws {
        let scratch = try Scratch()
        for (path, text) in Self.sources { try scratch.file("Sources/\(path)", text) }
        let names = ["Core", "Services", "App"]
        let words =
            ["generate", "Sources", "--composed-module", "App", "--composed-output", "C.swift"]
            + ["--composed-test-output", "T.swift"] + names.flatMap { ["--module", "\($0)=Sources/\($0)"] }
        let run = try await Command.run(Products.arbor, words, in: scratch.folder)
        #expect(run.status == 0, "\(run.errors)")
        let compiler = try await Compiler.shared.value
        for name in names {
            let files = try swiftFiles(below: scratch.url("Sources/\(name)"))
            let built = try await compiler.compileModule(
                name, files + (name == "App" ? [scratch.url("C.swift")] : []), into: scratch.folder,
                flags: ["-enable-testing", "-warnings-as-errors"])
            #expect(built.status == 0, "\(built.errors)")
        }
        let tests = try await compiler.compileModule(
            "AppTests", [scratch.url("T.swift")], into: scratch.folder, flags: ["-warnings-as-errors"])
        #expect(tests.status == 0, "\(tests.errors)")
        let text = try String(contentsOf: scratch.url("C.swift"), encoding: .utf8)
        let types = [
            "user: Services.User", "box: Core.Box<Services.User>", "own: User", "work: [Core.Operation]",
        ]
        for type in types + ["now: Date", "item: Operation"] {
            #expect(text.contains("let \(type)\n"), "\(text)")
        }
    }
}
