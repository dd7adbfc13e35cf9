import ArborTestSupport
import Foundation
import Testing

/// Random sets of initializers. The compiler's choice in four builds is compared with a naive rule.
/// `ARBOR_PROOF_SEED` sets the first seed, and `ARBOR_PROOF_INITIALIZERS` the number of types.
@Suite("Proof of the choice of initializers")
struct InitializerProofTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["ARBOR_PROOF_SEED"].flatMap { UInt64($0) } ?? 1
    private static let count = environment["ARBOR_PROOF_INITIALIZERS"].flatMap { Int($0) } ?? 60

    private struct Entry: Sendable {
        var name: String
        var type: RandomInitializers
        var isSound: Bool
    }

    private static let entries: [Entry] = (0..<count).map { number in
        let name = "T\(number)"
        let type = RandomInitializers(seed: seed + UInt64(number), name: name)
        let isSound = RandomInitializers.Build.all.allSatisfy { type.called(in: $0) != nil }
        return Entry(name: name, type: type, isSound: isSound)
    }

    private static func program(of entries: [Entry]) -> String {
        """
        import Arbor
        @Instantiable public final class Log: Instantiable { public init() {} }
        @Instantiable(isRoot: true) public final class Root: Instantiable {
            public init(log: Log, \(entries.map { "_ v\($0.name): \($0.name)" }.joined(separator: ", "))) {
                self.log = log
                \(entries.map { "self.v\($0.name) = v\($0.name)" }.joined(separator: "; "))
            }
            @Instantiated let log: Log
            \(entries.map { "@Instantiated let v\($0.name): \($0.name)" }.joined(separator: "\n    "))
        }
        \(entries.map(\.type.source).joined())
        """
    }

    @Test("a type is refused only if a build has no initializer for it")
    func verdicts() async throws {
        let scratch = try Scratch()
        try scratch.file("Input/App.swift", Self.program(of: Self.entries))
        let result = try await Command.run(
            Products.arbor, ["validate", "Input", "--max-diagnostics", "0"], in: scratch.folder)
        let faulty = Self.entries.filter { !$0.isSound }
        let reported = result.errors.split(separator: "\n").filter { $0.contains("[no-initializer]") }
        for entry in Self.entries {
            let isReported = reported.contains {
                $0.contains(" make \(entry.name):") || $0.contains(" make \(entry.name) where")
                    || $0.contains(": \(entry.name) has no initializer")
            }
            #expect(isReported == !entry.isSound, "ARBOR_PROOF_SEED=\(Self.seed)\n\(entry.type.source)")
        }
        #expect(reported.count == faulty.count)
        #expect(!faulty.isEmpty && faulty.count < Self.entries.count)
    }

    @Test("each build calls the first of the best initializers", arguments: RandomInitializers.Build.all)
    func calls(build: RandomInitializers.Build) async throws {
        let sound = Self.entries.filter(\.isSound)
        let scratch = try Scratch()
        try scratch.file("Input/App.swift", Self.program(of: sound))
        let generated = try await scratch.generate(from: scratch.url("Input"))
        let prints = sound.map { "print(\"\($0.name)\", root.v\($0.name).how)" }
        let main = try scratch.file("main.swift", "let root = Root()\n" + prints.joined(separator: "\n"))
        let program = scratch.url("program")
        // A deprecated initializer is called if there is no other.
        try await Compiler.shared.value.compile(
            swiftFiles(below: scratch.url("Input")) + [generated, main], into: program,
            mode: build.flags + ["-Wwarning", "DeprecatedDeclaration"])
        let output = try await Command.output(of: program, [], in: scratch.folder)
        let expected = sound.map { "\($0.name) \($0.type.called(in: build).map(String.init) ?? "none")\n" }
        #expect(output == expected.joined(), "ARBOR_PROOF_SEED=\(Self.seed)")
        #expect(sound.count > Self.count / 4)
    }
}
