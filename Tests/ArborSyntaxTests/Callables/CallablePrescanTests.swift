import ArborModel
import ArborSyntax
import Foundation
import Testing

/// The prescan finds annotated initializers and functions in every type, and all requirements of annotated protocols.
@Suite("The prescan of annotated callables")
struct CallablePrescanTests {
    @Test("annotated callables are found in every type", arguments: Example.all(in: Self.callablesExamples))
    func callables(_ example: Example) { check(example) }

    @Test(
        "annotated callables are found under conditions", arguments: Example.all(in: Self.conditionsExamples))
    func conditions(_ example: Example) { check(example) }

    @Test(
        "all requirements of annotated protocols are found",
        arguments: Example.all(in: Self.requirementsExamples))
    func requirements(_ example: Example) { check(example) }

    private func check(_ example: Example) {
        for newline in ["\n", "\r\n"] {
            let readings = BothReadings(example.source.replacingOccurrences(of: "\n", with: newline))
            #expect(readings.whole.needed == readings.prescanned.needed)
            #expect(
                readings.prescanned.neededMembers.map { $0.filter { $0 != " " } }
                    == example.members.map(String.init))
        }
    }

    @Test("the parts of a callable that the prescan keeps")
    func parts() {
        let source = """
            @Component public protocol A { init(@Named("b") _ b: B) }
            extension C { @Provider(scope: .singleton) public static func d(e: E = .init { }) async -> D { D() } }
            """
        let readings = BothReadings(source)
        #expect(readings.isSliced)
        let types = readings.prescanned.types
        #expect(types.map(\.modifiers) == [["public"], []])
        #expect(types[0].callables[0].parameters[0].attributes.map(\.text) == ["@Named(\"b\")"])
        #expect(types[1].callables[0].modifiers == ["public", "static"])
        #expect(types[1].callables[0].parameters.map(\.hasDefault) == [true])
        #expect(types[1].callables[0].isAsync && types[1].callables[0].returns == "D")
        #expect(types[1].callables[0].attributes[0].arguments.map(\.label) == ["scope"])
    }

    @Test("unannotated members are left out")
    func omissions() {
        let readings = BothReadings(
            "class A { init() {}\n@Provider init(b: B) {}\nfunc c() {}\nlet d: D }\nclass E { func f() {} }")
        #expect(readings.isSliced)
        #expect(readings.prescanned.types.map(\.name) == ["A"])
        #expect(readings.prescanned.types[0].callables.count == 1)
        #expect(readings.prescanned.types[0].properties.isEmpty)
    }

    @Test("random files have the same declarations with and without the prescan", arguments: 0..<8)
    func generated(seed: UInt64) {
        var sources = CallableSources(seed: seed, isPlain: seed.isMultiple(of: 2))
        var (members, sound, sliced) = (0, 0, 0)
        for _ in 0..<200 {
            let source = sources.file()
            let readings = BothReadings(source)
            // Some text is a fault where a newline is: the prescan may leave the fault out.
            guard readings.whole.faults.isEmpty else { continue }
            sound += 1
            sliced += readings.isSliced ? 1 : 0
            members += readings.prescanned.neededMembers.count
            if readings.whole.needed != readings.prescanned.needed {
                Issue.record("the prescan loses something of:\n\(source)")
            }
        }
        #expect(sound > 150 && sliced > 50 && members > 400)
    }

    /// Every second line of real files with an initializer or a function is annotated, and so are types.
    @Test(
        "real files have the same declarations with and without the prescan", .enabled(if: Corpus.isPresent))
    func corpus() {
        var (compared, sliced, members) = (0, 0, 0)
        Corpus.forEachFile { file, text in
            guard let source = annotated(text) else { return }
            let readings = BothReadings(source)
            guard readings.whole.faults.isEmpty else { return }
            compared += 1
            sliced += readings.isSliced ? 1 : 0
            members += readings.prescanned.neededMembers.count
            if readings.whole.needed != readings.prescanned.needed {
                Issue.record("\(file): \(readings.whole.neededMembers)\n\(readings.prescanned.neededMembers)")
            }
        }
        print("compared \(compared) files with \(members) members, \(sliced) of them with the prescan")
    }

    private func annotated(_ source: String) -> String? {
        var reader = SourceReader(.bladeLike)
        let file = reader.read(source)
        guard file.faults.isEmpty, !file.types.isEmpty else { return nil }
        let insertions = file.types.enumerated().compactMap { index, type in
            let annotation = type.kind == .protocol ? "@Component " : index % 3 == 0 ? "@Module " : nil
            return annotation.map { (Int(type.range.start.offset), $0) }
        }
        var isChosen = false
        let lines = source.inserting(insertions).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line in
            guard declaresCallable(line) else { return String(line) }
            isChosen.toggle()
            return isChosen ? "@Provider " + line : String(line)
        }.joined(separator: "\n")
    }

    /// Returns whether a line begins with an initializer or a function. Regexes take minutes for a corpus.
    private func declaresCallable(_ line: Substring) -> Bool {
        let declaration = line.split(separator: " ", maxSplits: 6).first {
            !["public", "internal", "private", "static", "mutating", "convenience"].contains($0)
        }
        return declaration.map { $0 == "func" || $0.hasPrefix("init(") || $0.hasPrefix("init<") } ?? false
    }
}
