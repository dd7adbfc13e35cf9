import ArborModel
import ArborTestSupport
import Foundation
import Testing

@testable import ArborPipeline

/// Runs with a cache report and write the same as runs without one, after any changes of the files.
@Suite("Runs with a cache")
struct CachedRunTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var cachePath: String { folder.path + "/cache" }

    private var inputs: [String] {
        ["src", "linked"].map { folder.path + "/" + $0 }.filter { access($0, F_OK) == 0 }
    }

    private func configuration(output: String, cache: String? = nil, jobs: Int = 2) -> Configuration {
        var configuration = Configuration(
            inputs: SourceInputs(paths: inputs),
            output: folder.path + "/" + output,
            jobs: jobs)
        configuration.cache = cache
        return configuration
    }

    @Test("without changes the last result is used, and a changed output is restored")
    func outputs() async throws {
        var tree = RandomTree(folder: folder, seed: 1)
        try tree.fill()
        let run = configuration(output: "out.swift", cache: cachePath)
        for _ in 0..<3 {
            usleep(30_000)
            #expect(await Pipeline(run).generate().status == .fine)
        }
        let session = await CacheSession(run, mode: .generate)
        #expect(await session?.remembered() != nil)
        #expect(await CacheSession(run, mode: .validate)?.remembered() == nil)
        let text = try folder.read("out.swift")
        for damage in ["// mine", ""] {
            try folder.write(damage, to: "out.swift")
            #expect(await Pipeline(run).generate().statistics.written?.count == 1)
            #expect(try folder.read("out.swift") == text)
        }
        try FileManager.default.removeItem(atPath: folder.path + "/out.swift")
        #expect(await Pipeline(run).generate().statistics.written?.count == 1)
        #expect(try folder.read("out.swift") == text)
    }

    @Test("a supertype that loses its global actor in a file without annotations is noticed")
    func supertypes() async throws {
        try folder.write(
            """
            @Instantiable(isRoot: true) final class Root: Screen, Instantiable {
                init(child: Child) { self.child = child }
                @Instantiated let child: Child
            }
            @MainActor @Instantiable final class Child: Instantiable { init() {} }
            """, to: "src/Root.swift")
        let run = configuration(output: "out.swift", cache: cachePath)
        for attribute in ["@MainActor ", "", "@MainActor "] {
            try folder.write("\(attribute)protocol Screen {}", to: "src/Screen.swift")
            for _ in 0..<3 {
                usleep(30_000)
                let outcome = await Pipeline(run).generate()
                #expect(outcome.diagnostics.map(\.id) == (attribute.isEmpty ? [.isolationMismatch] : []))
            }
        }
    }

    @Test("a cache inside the sources doesn't invalidate itself")
    func inside() async throws {
        var tree = RandomTree(folder: folder, seed: 2)
        try tree.fill()
        let run = configuration(output: "src/Generated.swift", cache: folder.path + "/src/.arbor-cache")
        for _ in 0..<4 {
            usleep(30_000)
            #expect(await Pipeline(run).generate().status == .fine)
        }
        #expect(await CacheSession(run, mode: .generate)?.remembered() != nil)
    }

    @Test("a cache that can't be written doesn't fail the run")
    func unwritable() async throws {
        var tree = RandomTree(folder: folder, seed: 3)
        try tree.fill()
        for cache in [folder.path, folder.path + "/missing/cache", "/dev/null"] {
            let outcome = await Pipeline(configuration(output: "out.swift", cache: cache)).generate()
            #expect(outcome.status == .fine)
            #expect(outcome.notes.count == 1)
        }
    }

    @Test("a source that is named as the cache isn't overwritten")
    func source() async throws {
        var tree = RandomTree(folder: folder, seed: 4)
        try tree.fill()
        let text = try folder.read("src/Root.swift")
        let outcome = await Pipeline(
            configuration(output: "out.swift", cache: folder.path + "/src/../src/Root.swift")
        ).generate()
        #expect(outcome.status == .unwritableOutput)
        #expect(try folder.read("src/Root.swift") == text)
    }

    @Test("the result of a run with a fault is never reused")
    func faults() async throws {
        try folder.write(
            "@Instantiable(isRoot: true) public struct A: Instantiable { public init(b: B) {}\n@Instantiated let b: B }",
            to: "src/a.swift")
        let run = configuration(output: "out.swift", cache: cachePath)
        for _ in 0..<3 {
            usleep(30_000)
            let outcome = await Pipeline(run).generate()
            #expect(outcome.diagnostics.map(\.id) == [.missingProvider])
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/out.swift"))
    }
}
