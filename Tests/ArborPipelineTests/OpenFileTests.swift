import ArborModel
import ArborTestSupport
import Foundation
import Testing

@testable import ArborPipeline

/// Runs with files that are open in an editor.
@Suite("Runs with open files")
struct OpenFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(sound, to: "src/app.swift")
    }

    private let sound = """
        @Instantiable(isRoot: true) final class App: Instantiable {
            init(home: Home) { self.home = home }
            @Instantiated let home: Home
        }
        @Instantiable final class Home: Instantiable { init() {} }
        """

    /// A fault on a line that the file on the disk doesn't have.
    private let faulty = """
        // In the editor
        @Instantiable(isRoot: true) final class App: Instantiable {
            init(home: Home) { self.home = home }
            @Received let home: Home  // not saved
        }
        @Instantiable final class Home: Instantiable { init() {} }
        """

    private var appPath: String { folder.path + "/src/app.swift" }
    private var cachePath: String { folder.path + "/cache" }

    private func configuration(buffers: [String: String] = [:], cache: Bool = false) -> Configuration {
        var configuration = Configuration(
            inputs: SourceInputs(paths: [folder.path + "/src"]), output: folder.path + "/out.swift", jobs: 2)
        configuration.files = SourceFiles(buffers: buffers.mapValues { Array($0.utf8) })
        configuration.cache = cache ? cachePath : nil
        return configuration
    }

    private func report(_ outcome: Outcome) -> String {
        var outcome = outcome
        var report = Report()
        report.format = .terminal
        return report.deliver(&outcome)
    }

    @Test("the buffer's fault is reported with the buffer's line")
    func faults() async throws {
        #expect(await Pipeline(configuration()).validate().status == .fine)
        let outcome = await Pipeline(configuration(buffers: [appPath: faulty])).validate()
        let fault = try #require(outcome.diagnostics.first)
        #expect(fault.location?.range?.start.line == 4)
        #expect(report(outcome).contains("@Received let home: Home  // not saved"))
        // The reverse: the disk's fault is gone in the buffer.
        try folder.write(faulty, to: "src/app.swift")
        #expect(await Pipeline(configuration()).validate().status == .invalid)
        #expect(await Pipeline(configuration(buffers: [appPath: sound])).validate().status == .fine)
    }

    @Test("a file that isn't on the disk joins the graph, and its faults show lines")
    func unsaved() async throws {
        let path = folder.path + "/src/new.swift"
        let text = "@Instantiable final class Clock: Instantiable {\n    init(other: Int) {}\n}\n"
        let outcome = await Pipeline(configuration(buffers: [path: text])).validate()
        #expect(outcome.diagnostics.contains { $0.location?.path == path })
        #expect(report(outcome).contains("init(other: Int) {}"))
        #expect(outcome.statistics.files == 2)
    }

    @Test("a run with open files doesn't write the cache or reuse its result")
    func cache() async throws {
        usleep(30_000)
        #expect(await Pipeline(configuration(cache: true)).generate().status == .fine)
        usleep(30_000)
        #expect(await Pipeline(configuration(cache: true)).generate().status == .fine)
        let bytes = try Data(contentsOf: URL(filePath: cachePath))
        let session = await CacheSession(configuration(cache: true), mode: .generate)
        #expect(await session?.remembered() != nil)
        for buffers in [[appPath: faulty], [folder.path + "/src/new.swift": faulty]] {
            let run = configuration(buffers: buffers, cache: true)
            #expect(await CacheSession(run, mode: .generate)?.remembered() == nil)
            #expect(await Pipeline(run).generate().status == .invalid)
            #expect(try Data(contentsOf: URL(filePath: cachePath)) == bytes)
        }
        #expect(await Pipeline(configuration(cache: true)).generate().status == .fine)
        #expect(await session?.remembered() != nil)
    }
}
