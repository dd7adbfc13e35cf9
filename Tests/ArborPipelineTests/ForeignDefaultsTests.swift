import ArborModel
import ArborTestSupport
import Testing

@testable import ArborPipeline

@Suite("Default values of other modules")
struct ForeignDefaultsTests {
    private let defaults = ForeignDefaults(in: [
        FileOutline([(.hidden, "Cfg"), (.declared, "Env"), (.value, "Make")])
    ])

    @Test(
        "literals, members and types that only other modules declare are repeated",
        arguments: [
            "4", "-1.5", "\"limit\"", "nil", "[:]", ".now", ".init()", "Color.red",
            "Size(width: 1, height: Int.max)", "[.a, .b]", "true ? 1 : 2", "", "Base.Env.level",
            "#line", "{ value in value }", "{ (a: Int, b) -> Int in a + b }", "{ _ in }", "{ $0 + 1 }",
        ])
    func repeated(value: String) { #expect(defaults.canRepeat(value)) }

    @Test(
        "names of the wired module, and names that no outline lists, are not",
        arguments: [
            "limit", "make()", "Cfg()", "Size(width: limit)", "[Env.level]", "Make()", "{ value in limit }",
            "{ $0 + limit }",
        ])
    func left(value: String) { #expect(!defaults.canRepeat(value)) }

    @Test("code for tests leaves such values to the initializer")
    func code() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            public let limit = 4
            @Instantiable public struct Log: Instantiable {
                public init(n: Int = limit, m: Int = 7) {}
            }
            """, to: "Base/Log.swift")
        try folder.write(
            """
            import Base
            let limit = 9
            @Instantiable(isRoot: true, generateMock: true) public struct Root: Instantiable {
                public init(log: Log) { self.log = log }
                @Instantiated let log: Log
            }
            """, to: "App/Root.swift")
        var configuration = Configuration(
            inputs: SourceInputs(paths: [folder.path + "/Base", folder.path + "/App"]),
            output: folder.path + "/code.swift", jobs: 1)
        configuration.moduleName = "App"
        configuration.modules = [
            .init(name: "Base", folder: folder.path + "/Base"),
            .init(name: "App", folder: folder.path + "/App"),
        ]
        configuration.mockOutput = folder.path + "/mocks.swift"
        #expect(await Pipeline(configuration).generate().status == .fine)
        let text = try folder.read("mocks.swift")
        #expect(text.contains("m: Int = 7"))
        #expect(!text.contains("limit"))
    }

    @Test("code for tests names the type that a value means in its own file")
    func equalNames() async throws {
        let folder = try TemporaryFolder()
        try folder.write("public struct Item { public static let limit = 3 }", to: "Core/Item.swift")
        try folder.write(
            """
            public struct Item {}
            @Instantiable public struct Db: Instantiable { public init() {} }
            """, to: "Other/Item.swift")
        try folder.write(
            """
            import Core
            @Instantiable(generateMock: true) public struct Log: Instantiable {
                public init(limit: Int = Item.limit, items: [Item] = [.init(), Item()], text: String = "Item") {}
            }
            """, to: "App/Log.swift")
        try folder.write(
            """
            import Other
            @Instantiable(isRoot: true, generateMock: true) public struct Root: Instantiable {
                public init(log: Log, db: Db) { (self.log, self.db) = (log, db) }
                @Instantiated let log: Log
                @Instantiated let db: Db
            }
            """, to: "App/Root.swift")
        let modules = ["Core", "Other", "App"]
        var configuration = Configuration(
            inputs: SourceInputs(paths: modules.map { folder.path + "/" + $0 }),
            output: folder.path + "/code.swift",
            jobs: 1)
        configuration.moduleName = "App"
        configuration.modules = modules.map { .init(name: $0, folder: folder.path + "/" + $0) }
        configuration.mockOutput = folder.path + "/mocks.swift"
        #expect(await Pipeline(configuration).generate().status == .fine)
        let text = try folder.read("mocks.swift")
        #expect(text.contains("limit: Int = Core.Item.limit"))
        #expect(text.contains("items: [Core.Item] = [.init(), Core.Item()]"))
        #expect(text.contains("text: String = \"Item\""))
    }
}
