import ArborModel
import Testing

@Suite("Severities and baselines")
struct BaselineTests {
    private func finding(
        _ name: String = "a", _ id: DiagnosticID = .noSwiftFiles, path: String = "A.swift",
        line: UInt32 = 1, saying message: String = "wrong"
    ) -> Diagnostic {
        let position = SourcePosition(offset: line * 10, line: line, column: line)
        return Diagnostic(
            id, message, about: ["A", name],
            at: ArborModel.SourceLocation(path: path, range: SourceRange(start: position, end: position)))
    }

    @Test("a fingerprint depends on the id, the file and the subject, and not on the message or the location")
    func fingerprint() {
        #expect(finding().fingerprint == finding(line: 99).fingerprint)
        #expect(finding().fingerprint == finding(saying: "wrong in other words").fingerprint)
        #expect(finding().fingerprint == finding(path: "./A.swift").fingerprint)
        #expect(finding().fingerprint != finding("b").fingerprint)
        #expect(finding().fingerprint != finding(path: "B.swift").fingerprint)
        #expect(finding().fingerprint != finding("a", .emptyList).fingerprint)
        // Users' baselines contain this text, so it must never change.
        #expect(finding().fingerprintText == "91241703a8d7301c")
    }

    @Test("names are separated, so different subjects have different fingerprints")
    func namesApart() {
        let subjects = [[], [""], ["", ""], ["ab"], ["a", "b"], ["b", "a"], ["a", "b", ""]]
        let prints = subjects.map { Diagnostic(.noSwiftFiles, "a", about: $0).fingerprint }
        #expect(Set(prints).count == subjects.count)
    }

    @Test("a finding is known as often as the baseline contains it")
    func divided() throws {
        let old = [finding(), finding(line: 2), finding("b")]
        let baseline = try Baseline(parsing: Baseline.text(for: old))
        let (new, known) = baseline.divide([finding(), finding(line: 7), finding(line: 9), finding("c")])
        #expect(known == [finding(), finding(line: 7)])
        #expect(new == [finding(line: 9), finding("c")])
    }

    @Test("a baseline recognizes findings with a changed message")
    func reworded() throws {
        let baseline = try Baseline(parsing: Baseline.text(for: [finding()]))
        #expect(baseline.divide([finding(saying: "wrong in other words")]).new == [])
    }

    @Test("a baseline may have Windows line endings")
    func carriageReturns() throws {
        let text = Baseline.text(for: [finding(), finding("b")])
        #expect(
            try Baseline(parsing: text.split(separator: "\n").joined(separator: "\r\n"))
                == Baseline(parsing: text))
    }

    @Test("a baseline never contains or tolerates errors that prevent code generation")
    func errors() throws {
        let error = finding("a", .unmetDependency)
        #expect(!Baseline.text(for: [error]).contains(error.fingerprintText))
        let forged = try Baseline(parsing: "arbor-baseline 2\n\(error.fingerprintText) unmet-dependency")
        #expect(forged.divide([error]).new == [error])
    }

    @Test("the text is sorted, and the same for every order of the findings")
    func sorted() {
        let findings = ["c", "a", "b"].map { finding($0, .emptyList) }
        #expect(Baseline.text(for: findings) == Baseline.text(for: findings.reversed()))
        #expect(
            Baseline.text(for: [])
                == "arbor-baseline 2\n# Findings that 'arbor --baseline' leaves out, a line each.\n")
    }

    @Test(
        "a malformed line is an error with the line's number",
        arguments: ["x", "123", "0123456789abcdeg a", " 0123456789abcdef"])
    func damaged(line: String) {
        #expect(throws: Baseline.DecodingError.line(4)) {
            try Baseline(parsing: "arbor-baseline 2\n# a\n\n\(line)\n")
        }
    }

    @Test(
        "a text without a head is not a baseline",
        arguments: ["", "\n", "# a\n", "import A\n", "arbor-baseline2\n"])
    func headless(text: String) {
        #expect(throws: Baseline.DecodingError.line(1)) { try Baseline(parsing: text) }
    }

    @Test(
        "a baseline of another form is an error, and not an empty baseline",
        arguments: [
            "# Findings that 'arbor --baseline' leaves out, a line each.\n",
            "acd93e4ade11bb88 no-swift-files A.swift: a\n", "arbor-baseline 1\n", "arbor-baseline 3\n",
        ])
    func otherForm(text: String) {
        #expect(throws: Baseline.DecodingError.otherForm) { try Baseline(parsing: text) }
    }

    @Test("a message with a line break is one line of a baseline, and tolerates no other finding")
    func lineBreak() throws {
        let text = Baseline.text(for: [finding(saying: "a\n91241703a8d7301c no-swift-files\nb")])
        #expect(text.hasSuffix(#" A.swift: a\u{A}91241703a8d7301c no-swift-files\u{A}b"# + "\n"))
        let (new, known) = try Baseline(parsing: text).divide([finding(), finding()])
        #expect((new.count, known.count) == (1, 1))
    }

    @Test("a policy sets the severity of adjustable faults, and leaves out those that are off")
    func policy() {
        var policy = SeverityPolicy()
        #expect(policy.applied(to: [finding()]).map(\.severity) == [.error])
        policy.set(.warning, for: .noSwiftFiles)
        #expect(
            policy.applied(to: [finding(), finding("a", .notUTF8)]).map(\.severity) == [.warning, .error])
        policy.set(.off, for: .noSwiftFiles)
        #expect(policy.applied(to: [finding(), finding("a", .notUTF8)]).map(\.id) == [.notUTF8])
    }

    @Test("a fault that is not adjustable is an error", arguments: DiagnosticID.allCases)
    func levels(id: DiagnosticID) {
        #expect(id.entry.isAdjustable || id.entry.level == .error)
        #expect(!id.entry.summary.hasSuffix("."))
        for text in [id.entry.reason, id.entry.remedy] { #expect(text.hasSuffix(".")) }
    }
}
