/// Writes Swift that is as long, as deep and as varied as the code of real projects. It is random, and the same for the
/// same seed.
///
/// `ArborBenchmarks survey` measures real projects. The weights here are chosen so that it finds similar figures in
/// this code. Documentation/benchmarks.md shows both.
struct RealCode {
    private(set) var text = ""
    var random: SplitMix64
    private let file: Int
    /// The statements that contain literals, for this file.
    private(set) var literals = Self.tables
    private var serial = 0
    /// The number of templates around the one that is being written.
    private(set) var depth = 0

    /// The names in one use of a template.
    private struct Names {
        var name: String
        var other: String
        var serial: Int
    }

    init(seed: UInt64, file: Int) {
        random = SplitMix64(seed: seed)
        self.file = file
        for rarity in Self.rarities where random.below(100) < rarity.share { literals += rarity.statements }
    }

    mutating func write(_ template: Template, indentation: Int = 0) {
        serial += 1
        depth += 1
        let names = Names(
            name: random.pick(Self.nouns),
            other: random.pick(Self.adjectives) + random.pick(Self.nouns).capitalized,
            serial: serial)
        for line in template.lines { write(line, indentation: indentation + line.indentation, names) }
        depth -= 1
    }

    mutating func write(line: String, indentation: Int = 0) {
        if !line.isEmpty { text += String(repeating: " ", count: indentation) + line }
        text += "\n"
    }

    private mutating func write(_ line: Template.Line, indentation: Int, _ names: Names) {
        if let hole = line.onlyHole, writeLines(hole, indentation) { return }
        let parts = line.parts.map { part in
            switch part {
            case .text(let text): text
            case .hole(let hole): word(hole, names)
            }
        }
        write(line: parts.joined(), indentation: indentation)
    }

    private mutating func word(_ hole: Template.Hole, _ names: Names) -> String {
        switch hole {
        case .name: names.name
        case .capitalizedName: names.name.capitalized
        case .other: names.other
        case .serial: "\(names.serial)"
        case .file: "\(file)"
        case .noun: random.pick(Self.nouns)
        case .capitalizedNoun: random.pick(Self.nouns).capitalized
        case .verb: random.pick(Self.verbs)
        case .adjective: random.pick(Self.adjectives)
        case .phrase: "\(random.pick(Self.adjectives)) \(random.pick(Self.nouns))"
        case .small: "\(random.below(10))"
        case .hex: "0x" + String(random.below(1 << 32), radix: 16, uppercase: true)
        default: "\(random.below(10_000))"
        }
    }
}

// Files.
extension RealCode {
    mutating func writeImports() {
        for template in Self.imports where random.below(4) == 0 { write(template) }
        write(line: "")
    }

    /// Writes a type, an extension, a function or a variable. Its size depends on the number of bytes that are missing.
    mutating func declaration(missing bytes: Int) {
        let others = random.below(8) == 0 ? Self.rareDeclarations : Self.declarations
        write(random.pick(bytes < 1_800 ? Self.smallDeclarations : others))
        write(line: "")
    }

    /// The sizes of files in hundredths of the average. All are as frequent: most files are small, and a twentieth has a
    /// third of all bytes.
    static let sizes = [6, 10, 13, 16, 19, 23, 27, 31, 37, 43, 50, 58, 70, 85, 100, 119, 150, 205, 310, 630]
    /// The share of an annotated type in its file, in hundredths.
    static let shareOfService = 75
}

extension SplitMix64 {
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}

extension String {
    /// The word with a capital letter at its start.
    var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
