import ArborTestSupport
import Foundation
import Testing

@testable import ArborModel

/// Compares the logic's results for random conditions with their truth tables. `ARBOR_PROOF_SEED=N` sets the seed, and
/// `ARBOR_PROOF_CONDITIONS=N` the number of conditions.
@Suite("Conditions and their truth tables")
struct ConditionProofTests {
    private static let count =
        ProcessInfo.processInfo.environment["ARBOR_PROOF_CONDITIONS"].flatMap { Int($0) } ?? 1_000
    private static let seed =
        ProcessInfo.processInfo.environment["ARBOR_PROOF_SEED"].flatMap { UInt64($0) } ?? 1

    @Test("satisfiability, exclusivity, cover, examples, text and reduction agree with the truth table")
    func agree() {
        var random = RandomConditions(seed: Self.seed)
        for index in 0..<Self.count {
            let (one, other) = (random.condition(depth: 4), random.condition(depth: 4))
            let texts = [one.text(&random), other.text(&random)]
            let message = Comment(rawValue: "\(index): \(texts)")
            check(texts, one.column, other.column, message)
            let known = TableBuild.all.randomElement(using: &random.generator)!
            checkReduction(texts[0], one.column, known, message)
        }
    }

    private func check(_ texts: [String], _ one: [Bool], _ other: [Bool], _ message: Comment) {
        var logic = ConditionLogic(texts)
        let formulas = texts.map { logic.formula(of: [$0]) }
        let both = zip(one, other).map { $0 && $1 }
        let gap = zip(one, other).map { $0 && !$1 }
        #expect((logic.both(formulas[0], formulas[1]) == .never) == !both.contains(true), message)
        let difference = logic.difference(formulas[0], formulas[1])
        #expect((difference == .never) == !gap.contains(true), message)
        if let example = logic.example(of: difference) {
            let described = column(of: example.text)
            #expect(described.contains(true), message)
            #expect(zip(described, gap).allSatisfy { !$0 || $1 }, message)
        }
        let text = logic.text(of: formulas[0], where: formulas[1])
        #expect(text != nil, message)
        let spelled = column(of: text ?? "")
        #expect(other.indices.allSatisfy { !other[$0] || spelled[$0] == one[$0] }, message)
    }

    /// Checks the outcome of a condition if only the flags and the platform of a build are known.
    private func checkReduction(
        _ text: String, _ column: [Bool], _ build: TableBuild, _ message: Comment
    ) {
        let known = Build(flags: build.flags, platform: build.platform)
        let rows = TableBuild.all.indices.filter {
            TableBuild.all[$0].flags == build.flags && TableBuild.all[$0].platform == build.platform
        }
        switch known.outcome(of: text) {
        case .always: #expect(rows.allSatisfy { column[$0] }, message)
        case .never: #expect(rows.allSatisfy { !column[$0] }, message)
        case .open(text): break
        case .open(let rest):
            let reduced = self.column(of: rest)
            #expect(rows.allSatisfy { reduced[$0] == column[$0] }, message)
        }
    }

    private func column(of text: String) -> [Bool] {
        text.isEmpty ? Self.rows.map { _ in true } : read(text).column
    }

    private static let rows = TableBuild.all

    /// Reads a condition independently of the logic, by dividing the text at operators outside of parentheses.
    private func read(_ text: String) -> RandomConditions.Condition {
        let alternatives = cut(text, at: " || ")
        if alternatives.count > 1 {
            return alternatives.dropFirst().reduce(read(alternatives[0])) { .or($0, read($1)) }
        }
        let parts = cut(text, at: " && ")
        if parts.count > 1 { return parts.dropFirst().reduce(read(parts[0])) { .and($0, read($1)) } }
        if text.hasPrefix("!") { return .not(read(String(text.dropFirst()))) }
        return text.hasPrefix("(") ? read(String(text.dropFirst().dropLast())) : .atom(text)
    }

    private func cut(_ text: String, at sign: String) -> [String] {
        var parts: [String] = [""]
        var depth = 0
        var rest = text[...]
        while let letter = rest.first {
            if depth == 0, rest.hasPrefix(sign) {
                parts.append("")
                rest = rest.dropFirst(sign.count)
                continue
            }
            depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
            parts[parts.count - 1].append(letter)
            rest = rest.dropFirst()
        }
        return parts
    }
}

/// One row of the truth table: a possible build.
struct TableBuild {
    var flags: Set<String>
    var platform: Platform
    var isSimulator: Bool
    var compiler: Double
    /// The version of the module `M`, or 0 if it doesn't exist.
    var module: Double

    static let all: [TableBuild] = {
        var all: [TableBuild] = []
        for platform in [Platform.linux, .macos, .ios, .maccatalyst, .tvos, .windows] {
            for isSimulator in platform == .ios || platform == .tvos ? [false, true] : [false] {
                for compiler in [5.8, 5.9, 6, 6.1] {
                    for module in [0, 1, 2.5] {
                        for flags: Set<String> in [[], ["A"], ["B"], ["A", "B"]] {
                            all.append(
                                TableBuild(
                                    flags: flags, platform: platform, isSimulator: isSimulator,
                                    compiler: compiler, module: module))
                        }
                    }
                }
            }
        }
        return all
    }()

    func meets(_ atom: String) -> Bool {
        switch atom {
        case "true": true
        case "false": false
        case "A", "B": flags.contains(atom)
        case "os(Linux)": platform == .linux
        case "os(macOS)", "os(OSX)": platform == .macos
        case "os(iOS)": platform == .ios || platform == .maccatalyst
        case "targetEnvironment(macCatalyst)": platform == .maccatalyst
        case "targetEnvironment(simulator)": isSimulator
        case "compiler(>=6)", "compiler(>=6.0)": compiler >= 6
        case "compiler(<6)": compiler < 6
        case "compiler(>=5.9)": compiler >= 5.9
        case "compiler(<5.9)": compiler < 5.9
        case "canImport(M)": module > 0
        case "canImport(M, _version: 2)", "canImport(M, _version: 2.0)": module >= 2
        default: fatalError("no such atom: \(atom)")
        }
    }
}

struct RandomConditions {
    var generator: SplitMix

    init(seed: UInt64) { generator = SplitMix(seed: seed) }

    indirect enum Condition {
        case atom(String)
        case not(Condition)
        case and(Condition, Condition)
        case or(Condition, Condition)
    }

    static let atoms = [
        "A", "B", "os(Linux)", "os(macOS)", "os(iOS)", "os(OSX)", "targetEnvironment(macCatalyst)",
        "targetEnvironment(simulator)", "compiler(>=6)", "compiler(>=6.0)", "compiler(<6)", "compiler(>=5.9)",
        "compiler(<5.9)", "canImport(M)", "canImport(M, _version: 2)", "true", "false",
    ]

    mutating func condition(depth: Int) -> Condition {
        switch depth == 0 ? 0 : Int.random(in: 0..<6, using: &generator) {
        case 0, 1: .atom(Self.atoms.randomElement(using: &generator)!)
        case 2: .not(condition(depth: depth - 1))
        case 3, 4: .and(condition(depth: depth - 1), condition(depth: depth - 1))
        default: .or(condition(depth: depth - 1), condition(depth: depth - 1))
        }
    }
}

extension RandomConditions.Condition {
    /// The value of the condition in each row of the truth table.
    var column: [Bool] {
        switch self {
        case .atom(let atom): Self.columns[atom] ?? TableBuild.all.map { $0.meets(atom) }
        case .not(let one): one.column.map { !$0 }
        case .and(let one, let other): zip(one.column, other.column).map { $0 && $1 }
        case .or(let one, let other): zip(one.column, other.column).map { $0 || $1 }
        }
    }

    private static let columns = Dictionary(
        uniqueKeysWithValues: RandomConditions.atoms.map { atom in
            (atom, TableBuild.all.map { $0.meets(atom) })
        })

    /// Returns the condition as source, with the required parentheses, some redundant ones, and unusual white space.
    func text(_ random: inout RandomConditions, within parent: Int = 0) -> String {
        func odd() -> Bool { Int.random(in: 0..<8, using: &random.generator) == 0 }
        let space = odd() ? " /* && */ " : odd() ? "" : " "
        let (text, strength): (String, Int) =
            switch self {
            case .atom(let atom): (atom, 3)
            case .not(let one): ("!" + one.text(&random, within: 3), 3)
            case .and(let one, let other):
                (one.text(&random, within: 2) + space + "&&" + space + other.text(&random, within: 2), 2)
            case .or(let one, let other):
                (one.text(&random, within: 1) + space + "||" + space + other.text(&random, within: 1), 1)
            }
        return strength < parent || odd() ? "(" + text + ")" : text
    }
}
