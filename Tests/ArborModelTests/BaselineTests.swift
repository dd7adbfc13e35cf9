import ArborModel
import Testing

@Suite("Severities and baselines")
struct BaselineTests {
    private func finding(
        _ name: String = "a", _ id: DiagnosticID = .noSwiftFiles, path: String = "A.swift",
        line: UInt32 = 1, saying message: String = "wrong"
    ) -> Diagnostic {
        let place = SourcePosition(offset: line * 10, line: line, column: line)
        return Diagnostic(
            id, message, about: ["A", name],
            at: ArborModel.SourceLocation(path: path, range: SourceRange(start: place, end: place)))
    }

    @Test("a fingerprint hangs on the id, the file and the subject, neither on the words nor on the place")
    func fingerprint() {
        #expect(finding().fingerprint == finding(line: 99).fingerprint)
        #expect(finding().fingerprint == finding(saying: "wrong in other words").fingerprint)
        #expect(finding().fingerprint == finding(path: "./A.swift").fingerprint)
        #expect(finding().fingerprint != finding("b").fingerprint)
        #expect(finding().fingerprint != finding(path: "B.swift").fingerprint)
        #expect(finding().fingerprint != finding("a", .emptyList).fingerprint)
        // What is in people's files: never to change.
        #expect(finding().fingerprintText == "91241703a8d7301c")
    }

    @Test("names are held apart, so that no two subjects are one")
    func namesApart() {
        let subjects = [[], [""], ["", ""], ["ab"], ["a", "b"], ["b", "a"], ["a", "b", ""]]
        let prints = subjects.map { Diagnostic(.noSwiftFiles, "a", about: $0).fingerprint }
        #expect(Set(prints).count == subjects.count)
    }

    @Test("what a baseline's text holds is known, as often as it holds it")
    func divided() throws {
        let old = [finding(), finding(line: 2), finding("b")]
        let baseline = try Baseline(parsing: Baseline.text(for: old))
        let (new, known) = baseline.divide([finding(), finding(line: 7), finding(line: 9), finding("c")])
        #expect(known == [finding(), finding(line: 7)])
        #expect(new == [finding(line: 9), finding("c")])
    }

    @Test("a baseline knows findings in other words")
    func reworded() throws {
        let baseline = try Baseline(parsing: Baseline.text(for: [finding()]))
        #expect(baseline.divide([finding(saying: "wrong in other words")]).new == [])
    }

    @Test("a baseline may have the line ends of Windows")
    func carriageReturns() throws {
        let text = Baseline.text(for: [finding(), finding("b")])
        #expect(
            try Baseline(parsing: text.split(separator: "\n").joined(separator: "\r\n"))
                == Baseline(parsing: text))
    }

    @Test("what no code can be made of is in no baseline")
    func errors() throws {
        let error = finding("a", .unmetDependency)
        #expect(!Baseline.text(for: [error]).contains(error.fingerprintText))
        let forged = try Baseline(parsing: "arbor-baseline 2\n\(error.fingerprintText) unmet-dependency")
        #expect(forged.divide([error]).new == [error])
    }

    @Test("the text is sorted, and the same for every order")
    func sorted() {
        let findings = ["c", "a", "b"].map { finding($0, .emptyList) }
        #expect(Baseline.text(for: findings) == Baseline.text(for: findings.reversed()))
        #expect(
            Baseline.text(for: [])
                == "arbor-baseline 2\n# Findings that 'arbor --baseline' leaves out, a line each.\n")
    }

    @Test(
        "a line that is none says where", arguments: ["x", "123", "0123456789abcdeg a", " 0123456789abcdef"])
    func damaged(line: String) {
        #expect(throws: Baseline.DecodingError.line(4)) {
            try Baseline(parsing: "arbor-baseline 2\n# a\n\n\(line)\n")
        }
    }

    @Test("a text without a head is none", arguments: ["", "\n", "# a\n", "import A\n", "arbor-baseline2\n"])
    func headless(text: String) {
        #expect(throws: Baseline.DecodingError.line(1)) { try Baseline(parsing: text) }
    }

    @Test(
        "a baseline of another form is not taken for one that holds nothing",
        arguments: [
            "# Findings that 'arbor --baseline' leaves out, a line each.\n",
            "acd93e4ade11bb88 no-swift-files A.swift: a\n", "arbor-baseline 1\n", "arbor-baseline 3\n",
        ])
    func otherForm(text: String) {
        #expect(throws: Baseline.DecodingError.otherForm) { try Baseline(parsing: text) }
    }

    @Test("a policy makes adjustable faults as grave as it likes, and leaves out what is off")
    func policy() {
        var policy = SeverityPolicy()
        #expect(policy.applied(to: [finding()]).map(\.severity) == [.error])
        policy.set(.warning, for: .noSwiftFiles)
        #expect(
            policy.applied(to: [finding(), finding("a", .notUTF8)]).map(\.severity) == [.warning, .error])
        policy.set(.off, for: .noSwiftFiles)
        #expect(policy.applied(to: [finding(), finding("a", .notUTF8)]).map(\.id) == [.notUTF8])
    }

    @Test("only what is adjustable is anything but an error", arguments: DiagnosticID.allCases)
    func levels(id: DiagnosticID) {
        #expect(id.entry.isAdjustable || id.entry.level == .error)
        #expect(!id.entry.summary.hasSuffix("."))
        for text in [id.entry.reason, id.entry.remedy] { #expect(text.hasSuffix(".")) }
    }
}
