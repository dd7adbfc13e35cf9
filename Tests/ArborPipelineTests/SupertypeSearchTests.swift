import ArborModel
import ArborTestSupport
import Testing

@testable import ArborPipeline

@Suite("The search for the effects of supertypes")
struct SupertypeSearchTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func outcome(screen: String, _ progress: ScanProgress) async throws -> Outcome {
        try folder.write(
            """
            @Instantiable(isRoot: true) final class Root: Screen, Instantiable {
                init(child: Child) { self.child = child }
                @Instantiated let child: Child
            }
            @MainActor @Instantiable final class Child: Instantiable { init() {} }
            """, to: "src/Root.swift")
        try folder.write("\(screen) {}", to: "src/Screen.swift")
        try folder.write("struct Plain {}", to: "src/Plain.swift")
        var configuration = Configuration(inputs: SourceInputs(paths: [folder.path + "/src"]), jobs: 2)
        configuration.progress = progress
        return await Pipeline(configuration).validate()
    }

    @Test(
        "files that are read again don't reset the progress",
        arguments: ["@MainActor protocol Screen", "protocol Screen"])
    func progress(screen: String) async throws {
        let progress = ScanProgress()
        let outcome = try await outcome(screen: screen, progress)
        #expect(outcome.diagnostics.map(\.id) == (screen.hasPrefix("@") ? [] : [.isolationMismatch]))
        #expect(progress.figures.total == 3)
        #expect(progress.figures.files == 3)
    }

    @Test("a file is read once, however many of its types are asked for")
    func readsOnce() async throws {
        let path = try folder.write("class First {}\nclass Second {}\nextension Second {}", to: "All.swift")
        let configuration = Configuration(inputs: SourceInputs(paths: [path]), jobs: 1)
        var reader = ConformanceReader(configuration.rereader)
        #expect(await reader.supertypes(named: "First", in: [path]).map(\.name) == ["First"])
        try folder.write("", to: "All.swift")
        #expect(await reader.supertypes(named: "Second", in: [path]).map(\.kind) == [.class])
        #expect(await reader.extensions(of: "Second", in: [path]).map(\.kind) == [.extension])
        #expect(await reader.declarations(named: "Third", in: [path]).isEmpty)
    }
}
