import ArborModel
import ArborTestSupport
import Foundation
import Testing

@testable import ArborPipeline

@Suite("Edits of sources")
struct SourceEditTests {
    private func edits(_ edits: (Range<Int>, String)...) -> (SourceEdits, refused: Int) {
        var all = SourceEdits()
        let refused = edits.count { !all.add(.init(range: $0.0, replacement: Array($0.1.utf8))) }
        return (all, refused)
    }

    private func text(_ edits: SourceEdits, _ text: String) -> String? {
        edits.applied(to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("edits are applied in the order of their ranges, whatever the order in which they are added")
    func order() {
        #expect(text(edits((4..<5, "E"), (0..<1, "A"), (2..<2, "+"), (3..<4, "")).0, "abcde") == "Ab+cE")
        #expect(text(edits().0, "abc") == "abc")
        #expect(text(edits((0..<3, "")).0, "abc") == "")
        #expect(text(edits((3..<3, "d")).0, "abc") == "abcd")
    }

    @Test("edits may touch, and an insertion goes in front of a replacement that starts there")
    func touching() {
        #expect(text(edits((1..<2, "B"), (1..<1, "+"), (2..<2, "-"), (2..<3, "C")).0, "abc") == "a+B-C")
    }

    @Test("of two edits that overlap, the first is kept")
    func overlapping() {
        for (one, other) in [(0..<2, 1..<3), (1..<2, 0..<3), (0..<3, 1..<1), (1..<1, 1..<1), (0..<1, 0..<1)] {
            let (kept, refused) = edits((one, "x"), (other, "y"))
            #expect(refused == 1 && kept.edits.map(\.range) == [one])
        }
    }

    @Test(
        "a removed word takes a gap with it, unless the range has one or the words beside it would join",
        arguments: [
            ("private final class A", 0..<7, "final class A"), ("a async {", 2..<7, "a {"),
            ("  private let a", 2..<9, "  let a"), ("a = 5\nb", 2..<5, "a\nb"), ("f(a: 1, b)", 2..<7, "f(b)"),
            ("A & B & C", 4..<8, "A & C"), ("A & B", 1..<5, "A"), ("as (P)", 3..<4, "as P)"),
            ("a\n    b\n    c", 2..<8, "a\n    c"), ("f(a b)", 4..<5, "f(a)"),
        ])
    func gaps(source: String, removed: Range<Int>, left: String) {
        #expect(text(edits((removed, "")).0, source) == left)
    }

    @Test("an edit beyond the end of the text doesn't fit")
    func beyond() { #expect(text(edits((3..<4, "")).0, "abc") == nil) }
}

@Suite("Plans of fixes")
struct FixPlanTests {
    private func fix(_ ranges: Range<UInt32>..., by text: String = "x", in path: String? = nil) -> Fix {
        let edits = ranges.map { range in
            Diagnostic.FixIt.Edit(
                in: path,
                range: SourceRange(
                    start: SourcePosition(offset: range.lowerBound, line: 1, column: range.lowerBound + 1),
                    end: SourcePosition(offset: range.upperBound, line: 1, column: range.upperBound + 1)),
                replacement: text)
        }
        let fixIt = Diagnostic.FixIt("write it", edits: edits)
        let location = ArborModel.SourceLocation(path: "A", range: edits.first?.range)
        return Fix(
            diagnostic: Diagnostic(.invalidArgument, "m", about: [], at: location, fixIts: [fixIt]),
            fixIt: fixIt)
    }

    private let texts = ["A": Array("abcdef".utf8), "B": Array("ghi".utf8)]

    @Test("all edits of a fix-it are taken or none")
    func whole() {
        var plan = FixPlan(editing: texts)
        #expect(plan.add(fix(0..<1, 4..<5)) == nil)
        #expect(plan.add(fix(2..<3, 4..<5)) == .overlap)
        #expect(plan.add(fix(2..<3)) == nil)
        #expect(plan.add(fix(0..<3, in: "B")) == nil)
        #expect(plan.changes == ["A": Array("xbxdxf".utf8), "B": Array("x".utf8)])
        #expect(plan.fixes.count == 3)
    }

    @Test("a fix-it outside the files, beyond their end or without an effect is refused")
    func refused() {
        var plan = FixPlan(editing: texts)
        #expect(plan.add(fix(0..<1, in: "C")) == .outside)
        #expect(plan.add(fix(6..<7)) == .noChange)
        #expect(plan.add(fix(0..<1, by: "a")) == .noChange)
        #expect(plan.add(fix()) == .noChange)
        #expect(plan.changes.isEmpty)
    }

    @Test("a line has the location, the change and the id")
    func line() { #expect(fix(3..<4).line == "A:1:4: write it [invalid-argument]") }
}

@Suite("Unified diffs")
struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String, path: String = "f") -> String {
        UnifiedDiff(of: path, from: Array(old.utf8), to: Array(new.utf8)).text
    }

    @Test("equal texts have no difference")
    func equal() { #expect(diff("a\n", "a\n") == "" && diff("", "") == "") }

    @Test("a change has three lines of context")
    func context() {
        let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
        #expect(
            diff(old, old.replacing("5", with: "five"))
                == "--- a/f\n+++ b/f\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
    }

    @Test("an empty side and a missing end of line are marked")
    func ends() {
        #expect(diff("", "a\n") == "--- a/f\n+++ b/f\n@@ -0,0 +1 @@\n+a\n")
        #expect(diff("a\n", "") == "--- a/f\n+++ b/f\n@@ -1 +0,0 @@\n-a\n")
        #expect(
            diff("a", "a\n")
                == "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
    }

    @Test("a name with a space or a quote is written as Git does")
    func names() {
        #expect(diff("", "a", path: "b c").hasPrefix("--- a/b c\t\n+++ b/b c\t\n"))
        #expect(diff("", "a", path: "b\"\n").hasPrefix("--- \"a/b\\\"\\012\"\n"))
    }

    @Test("patch makes the new text of the old one, for random texts")
    func patched() throws {
        var generator = SplitMix(seed: 7)
        let folder = try TemporaryFolder()
        for round in 0..<60 {
            func text() -> String {
                let lines = (0..<Int.random(in: 0..<24, using: &generator)).map { _ in
                    ["a", "b", "", "c\r"].randomElement(using: &generator)!
                }
                return lines.joined(separator: "\n") + (Bool.random(using: &generator) ? "\n" : "")
            }
            let (old, new) = (text(), text())
            try folder.write(old, to: "f")
            try folder.write(diff(old, new), to: "f.diff")
            if old == new { continue }
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["patch", "-s", "--binary", "-p1", "-i", "f.diff"]
            process.currentDirectoryURL = URL(filePath: folder.path)
            try process.run()
            process.waitUntilExit()
            let result = (try? folder.read("f")) ?? ""  // patch removes a file that becomes empty
            #expect(process.terminationStatus == 0 && result == new, "round \(round): \(diff(old, new))")
        }
    }
}

@Suite("Fixing")
struct FixingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let faulty = """
        @Instantiable(isRoot: true)
        public struct App: Instantiable {
            public init(home: Home) { self.home = home }
            @Instantiated weak let home: Home
        }
        @Instantiable(conformElsewhere: true)
        public struct Home: Instantiable { public init() {} }

        """

    private func fix(_ ask: (@Sendable (FixProposal) -> FixAnswer)? = nil) async -> Outcome {
        let inputs = SourceInputs(paths: [folder.path + "/a.swift"])
        return await Pipeline(Configuration(inputs: inputs, jobs: 1)).fix(isDry: false, asking: ask)
    }

    @Test("a file that changes while its fix is decided about is not written")
    func changedMeanwhile() async throws {
        try folder.write(Self.faulty, to: "a.swift")
        let path = folder.path + "/a.swift"
        let outcome = await fix { _ in
            try? "// new\n".write(toFile: path, atomically: true, encoding: .utf8)
            return .yes
        }
        #expect(outcome.status == .unwritableOutput)
        #expect(
            outcome.diagnostics.map(\.message) == ["can't write the file: it has changed since it was read"])
        #expect(outcome.product == nil)
        #expect(try folder.read("a.swift") == "// new\n")
    }

    @Test("the answers decide, and no question is repeated")
    func answers() async throws {
        try folder.write(Self.faulty, to: "a.swift")
        let questions = Questions([.no, .quit])
        let refused = await fix { questions.answer($0) }
        #expect(refused.status == .invalid && refused.product == "")
        #expect(questions.asked.count == 2)
        #expect(questions.asked.first?.diff.contains("\n-    @Instantiated weak let home: Home\n+ ") == true)
        #expect(try folder.read("a.swift") == Self.faulty)
        let half = Questions([.yes, .no])
        _ = await fix { half.answer($0) }
        #expect(half.asked.count == 2)
        #expect(try folder.read("a.swift") == Self.faulty.replacing("weak ", with: ""))
        try folder.write(Self.faulty, to: "a.swift")
        let all = Questions([.all])
        #expect(await fix { all.answer($0) }.status == .fine)
        #expect(all.asked.count == 1)
    }

    @Test("an uncertain fix-it is asked about, and not applied otherwise")
    func uncertain() {
        let fixIts = [false, true, true].map { Diagnostic.FixIt("\($0)", edits: [], isCertain: $0) }
        let diagnostic = Diagnostic(.invalidArgument, "m", about: [], fixIts: fixIts)
        #expect(FixReview(asking: nil).candidates(of: diagnostic).map(\.fixIt) == [fixIts[1]])
        #expect(FixReview { _ in .no }.candidates(of: diagnostic).count == 3)
        var open = fixIts[1]
        open.edits = [.init(range: .start, replacement: "self.a = <#Int#>")]
        #expect(open.isCertain && !open.isApplicable)
        let unfinished = Diagnostic(.noInitializer, "m", about: [], fixIts: [open])
        #expect(FixReview(asking: nil).candidates(of: unfinished).isEmpty)
    }
}

/// Answers questions in order, and keeps them. The pipeline asks one at a time.
private final class Questions: @unchecked Sendable {
    private var answers: [FixAnswer]
    private(set) var asked: [FixProposal] = []

    init(_ answers: [FixAnswer]) { self.answers = answers }

    func answer(_ proposal: FixProposal) -> FixAnswer {
        asked.append(proposal)
        return answers.isEmpty ? .quit : answers.removeFirst()
    }
}
