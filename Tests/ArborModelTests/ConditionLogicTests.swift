import Testing

@testable import ArborModel

@Suite("Conditions of builds")
struct ConditionLogicTests {
    private func areExclusive(_ one: [String], _ other: [String]) -> Bool {
        var logic = ConditionLogic(one + other)
        let (one, other) = (logic.formula(of: one), logic.formula(of: other))
        return logic.both(one, other) == .never
    }

    @Test(
        "conditions that no build meets together",
        arguments: [
            (["DEBUG"], ["!DEBUG"]),
            (["DEBUG"], ["!(DEBUG)"]),
            (["A"], ["!(A) && (B)"]),
            (["!(A) && (B)"], ["!(A) && !(B)"]),
            (["A && B"], ["!(A && B)"]),
            (["A", "B"], ["!(A && B)"]),
            (["A"], ["!(A || B)"]),
            (["A || B"], ["!(A||B)"]),
            (["X", "os(iOS)"], ["os( macOS )"]),
            (["arch(arm64)"], ["os(Linux) && arch(x86_64)"]),
            (["(A)"], ["X && (!A)"]),
            (["A && B || C"], ["!C && (!A || !B)"]),
            (["compiler(>=6)"], ["compiler(<6.0)"]),
            (["compiler(>=6.1)"], ["compiler(<6)"]),
            (["swift(>=5.10)"], ["swift(<5.9)"]),
            (["targetEnvironment(macCatalyst)"], ["os(macOS)"]),
            (["targetEnvironment(simulator)"], ["os(Linux)"]),
            (["targetEnvironment(simulator)"], ["targetEnvironment(macCatalyst)"]),
            (["os(OSX)"], ["!os(macOS)"]),
            (["os(xrOS)"], ["os(visionOS) && !os(xrOS)"]),
            (["canImport(M, _version: 2)"], ["!canImport(M)"]),
            (["canImport(M, _version: 2.1)"], ["canImport(M) && !canImport(M, _version: 2)"]),
            (["canImport(M.Sub)"], ["!canImport(M)"]),
            (["canImport(UIKit)"], ["canImport(Glibc)"]),
            (["canImport(Darwin)"], ["os(Linux)"]),
            (["!_endian(big)"], ["!_endian(little)"]),
            (["$Macros"], ["!hasFeature(Macros)"]),
            (["A // note"], ["/* so /* it */ is */ !A"]),
            (["A &&\n B"], ["!B"]),
            (["false"], ["A"]),
            (["`A`"], ["!A"]),
        ])
    func exclusive(one: [String], other: [String]) {
        #expect(areExclusive(one, other))
        #expect(areExclusive(other, one))
    }

    @Test(
        "conditions that a build may meet together",
        arguments: [
            ([], ["A"]),
            (["A"], ["A"]),
            (["A"], ["B"]),
            (["A"], ["!(A && B)"]),
            (["A || B"], ["!A"]),
            (["!A || B"], ["A"]),
            (["os(iOS)"], ["arch(arm64)"]),
            (["os(iOS)"], ["os(iOS)"]),
            (["A", "!B"], ["!(C)"]),
            (["os(macOS) || CI"], ["os(Linux)"]),
            (["DEBUG && UITEST || MOCK"], ["!DEBUG"]),
            (["!os(macOS)"], ["!os(iOS)"]),
            (["!arch(arm64)"], ["!arch(x86_64)"]),
            (["compiler(>=6)"], ["compiler(<6.1)"]),
            (["compiler(<6)"], ["swift(>=6)"]),
            (["targetEnvironment(macCatalyst)"], ["os(iOS)"]),
            (["canImport(M)"], ["!canImport(M, _version: 2)"]),
            (["canImport(M)"], ["canImport(N)"]),
            (["canImport(AppKit)"], ["canImport(UIKit)"]),
            (["hasFeature(A)"], ["hasFeature(B)"]),
            (["custom(a)"], ["!custom(b)"]),
            (["true"], ["A"]),
            (["A == B"], ["!A"]),
        ])
    func compatible(one: [String], other: [String]) {
        #expect(!areExclusive(one, other))
        #expect(!areExclusive(other, one))
    }

    @Test(
        "an example of a build is described by a short condition",
        arguments: [
            ("(os(macOS) || CI) && os(Linux)", "CI && os(Linux)"),
            ("!os(macOS) && !os(iOS)", "!os(macOS) && !os(iOS)"),
            ("!(A && B)", "!A"),
            ("A || !A", "true"),
            ("compiler(<6) && compiler(<5.9)", "compiler(<5.9)"),
            ("!compiler(>=6)", "compiler(<6)"),
            ("canImport(M, _version: 2)", "canImport(M, _version: 2.0)"),
            ("os(xrOS)", "os(visionOS)"),
            ("A == B", "(A == B)"),
        ])
    func examples(condition: String, text: String) {
        var logic = ConditionLogic([condition])
        let formula = logic.formula(of: [condition])
        #expect(logic.example(of: formula)?.text == text)
        #expect(logic.example(of: !formula)?.text != text)
    }

    @Test("a text leaves out what is known already")
    func textWhereKnown() {
        var logic = ConditionLogic(["A && B", "A", "A || B", "os(iOS)", "os(macOS)"])
        let (both, one) = (logic.formula(of: ["A && B"]), logic.formula(of: ["A"]))
        let either = logic.formula(of: ["A || B"])
        #expect(logic.text(of: both, where: one) == "B")
        #expect(logic.text(of: either, where: one) == "")
        #expect(logic.text(of: either, where: .always) == "(A) || (B)")
        #expect(logic.text(of: both, where: !one) == "false")
        let (mac, phone) = (logic.formula(of: ["os(macOS)"]), logic.formula(of: ["os(iOS)"]))
        #expect(logic.text(of: mac, where: logic.either(mac, phone)) == "!os(iOS)")
    }

    @Test("many branches take time linear in their number, and a nested condition in its length")
    func growth() {
        let words = (0..<1_000).map { "FLAG\($0)" }
        var negations = ""
        let branches = words.map { word in
            defer { negations += (negations.isEmpty ? "" : " && ") + "!(\(word))" }
            return negations.isEmpty ? word : "\(negations) && (\(word))"
        }
        var logic = ConditionLogic(branches)
        var any = ConditionLogic.Formula.never
        for branch in branches {
            let one = logic.formula(of: [branch])
            #expect(logic.both(any, one) == .never)
            any = logic.either(any, one)
        }
        #expect(!logic.isExhausted)
        let deep = String(repeating: "!(", count: 100_001) + "A" + String(repeating: ")", count: 100_001)
        #expect(areExclusive([deep], ["A"]))
        #expect(Build(flags: ["A"]).outcome(of: deep) == .never)
    }

    @Test("a condition beyond the budget has no result, and the logic reports that quickly")
    func exhaustion() {
        // The middle bits of a product have no small diagram in any order.
        let count = 24
        let sums = (0..<count * count).map { index in
            "A\(index % count) && B\(index / count) && !A\((index * 7 + 3) % count) || C\(index % 11)"
        }
        let text = (0..<count).map { row in
            "(" + (0..<count).map { "!(\(sums[row * count + $0]))" }.joined(separator: " || ") + ")"
        }.joined(separator: " && ")
        var logic = ConditionLogic([text], budget: 1_000)
        #expect(logic.isExhausted)
        _ = logic.example(of: logic.formula(of: [text]))
    }

    @Test(
        "the parts that a build decides are removed from a condition",
        arguments: [
            ("A", .always), ("B", .never), ("!B && A", .always), ("os(Linux)", .always),
            ("os(macOS) || B", .never), ("canImport(M)", .open("canImport(M)")),
            ("A && canImport(M)", .open("canImport(M)")), ("B && canImport(M)", .never),
            ("A || canImport(M)", .always),
            (
                "(A && (canImport(M) || compiler(<6))) && !arch(arm64)",
                .open("(canImport(M) || compiler(<6)) && !arch(arm64)")
            ),
            ("A && !(canImport(M) || arch(arm64))", .open("!(canImport(M) || arch(arm64))")),
            ("A && (canImport(M) && N || arch(arm64))", .open("arch(arm64)")),
            ("canImport(UIKit)", .never), ("canImport(Glibc)", .always), ("canImport(Musl)", .never),
            ("targetEnvironment(simulator)", .never), ("_runtime(_ObjC)", .never),
            ("true && !false", .always),
        ] as [(String, Build.Outcome)])
    func oneBuild(condition: String, outcome: Build.Outcome) {
        #expect(Build(flags: ["A"], platform: .linux).outcome(of: condition) == outcome)
    }

    @Test(
        "each platform decides its conditions",
        arguments: [
            (Platform.ios, "os(iOS) && canImport(Darwin) && !targetEnvironment(macCatalyst)", .always),
            (.maccatalyst, "os(iOS) && targetEnvironment(macCatalyst)", .always),
            (.maccatalyst, "os(macOS) || targetEnvironment(simulator)", .never),
            (.macos, "os(OSX)", .always), (.visionos, "os(xrOS)", .always),
            (.ios, "targetEnvironment(simulator)", .open("targetEnvironment(simulator)")),
            (.windows, "canImport(WinSDK)", .always), (.staticLinux, "os(Linux) && canImport(Glibc)", .never),
            (.ios, "canImport(UIKit, _version: 2)", .open("canImport(UIKit, _version: 2)")),
            (.linux, "canImport(UIKit.UIView)", .never), (.wasi, "canImport(Glibc)", .never),
            (.macos, "DEBUG && os(macOS)", .open("DEBUG")),
        ] as [(Platform, String, Build.Outcome)])
    func platforms(platform: Platform, condition: String, outcome: Build.Outcome) {
        #expect(Build(platform: platform).outcome(of: condition) == outcome)
    }
}
