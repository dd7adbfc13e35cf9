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
}
