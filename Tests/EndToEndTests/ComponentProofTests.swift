import ArborTestSupport
import Foundation
import Testing

/// Random components: their faults, and what their programs see, compared with a naive reference.
///
/// `ARBOR_COMPONENTS` sets the number, and `ARBOR_COMPONENTS_SEED` the first seed.
@Suite("Proof by random components")
struct ComponentProofTests {
    private static let settings = ProcessInfo.processInfo.environment
    private static let count = settings["ARBOR_COMPONENTS"].flatMap { Int($0) } ?? 120
    private static let seed = settings["ARBOR_COMPONENTS_SEED"].flatMap { UInt64($0) } ?? 1

    @Test("faults, identities and laziness are the predicted ones, and a component's release frees all")
    func components() async throws {
        let components = (0..<Self.count).map { RandomComponent(number: $0, seed: Self.seed + UInt64($0)) }
        let scratch = try Scratch()
        var sound: [RandomComponent] = []
        for component in components where try await isSound(component, in: scratch) {
            sound.append(component)
        }
        #expect(sound.count > Self.count / 2 && sound.count < Self.count)
        let lines = try await output(of: sound, in: scratch)
        #expect(lines.count == sound.count)
        for (component, line) in zip(sound, lines) {
            let expected = ComponentReference(component).trace + "freed"
            #expect(line == expected, "seed \(Self.seed + UInt64(component.number))\n\(component.source)")
        }
    }

    /// Wires a component. Returns true if it has no fault.
    private func isSound(_ component: RandomComponent, in scratch: Scratch) async throws -> Bool {
        let source = try scratch.file("Sources/C\(component.number).swift", component.source)
        let result = try await Command.run(
            Products.arbor,
            ["generate", source.path, "--quiet", "--output", scratch.url("G\(component.number).swift").path],
            in: scratch.folder)
        let found = Set(result.errors.matches(of: /error: .*\[([a-z-]+)\]/).map { String($0.1) })
        let expected = ComponentReference(component).faults
        #expect(
            found == expected,
            "seed \(Self.seed + UInt64(component.number))\n\(component.source)\n\(result.errors)")
        // Every second class uses scopes instead of parameters.
        if found.isEmpty, !component.number.isMultiple(of: 2) {
            _ = try await scratch.generate(
                from: source, into: "G\(component.number).swift", limits: .noParameters)
        }
        return found.isEmpty && expected.isEmpty
    }

    /// Compiles all components into one program, and returns the lines that it prints.
    private func output(of components: [RandomComponent], in scratch: Scratch) async throws -> [Substring] {
        let main = try scratch.file("main.swift", components.map(\.call).joined(separator: "\n"))
        let runtime = try scratch.file("Runtime.swift", RandomComponent.runtime)
        let files = components.flatMap {
            [scratch.url("Sources/C\($0.number).swift"), scratch.url("G\($0.number).swift")]
        }
        let program = scratch.url("program")
        try await Compiler.shared.value.compile([main, runtime] + files, into: program)
        return try await Command.output(of: program, [], in: scratch.folder).split(separator: "\n")
    }
}
