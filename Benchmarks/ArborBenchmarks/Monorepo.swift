/// A made-up monorepo on disk: files of about 10 KB, every fifth with an annotated type, spread over modules' folders.
///
/// The annotated types form a valid graph: the first is the root, and each makes up to three others and receives what
/// its maker makes. The same numbers give the same bytes.
struct Monorepo {
    let files: Int
    let seed: UInt64

    private static let filesAFolder = 20
    private static let foldersAModule = 10
    private static let bytesAFile = 10_000

    /// Writes all files below a folder, which is made.
    func write(to folder: String) throws {
        for number in 0..<files {
            let place = "\(folder)/\(Self.folder(of: number))"
            try makeFolders(place)
            try text(of: number).writeFile(at: "\(place)/File\(number).swift")
        }
    }

    /// `Modules/Module3/Sources/Part7`
    private static func folder(of number: Int) -> String {
        let part = number / filesAFolder
        return "Modules/Module\(part / foldersAModule)/Sources/Part\(part % foldersAModule)"
    }

    private func text(of number: Int) -> String {
        var random = SplitMix64(seed: seed &+ UInt64(number) &* 0x9E37_79B9)
        var text = "import Foundation\n\n"
        if number % 5 == 0 { text += annotated(number / 5) }
        var index = 0
        while text.utf8.count < Self.bytesAFile {
            text += plain("Plain\(number)_\(index)", &random)
            index += 1
        }
        return text
    }

    /// Type `n` makes types `3n + 1` to `3n + 3`; the second of them receives the first, the third both.
    private func annotated(_ number: Int) -> String {
        let count = (files + 4) / 5
        let made = (3 * number + 1...3 * number + 3).filter { $0 < count }
        let first = number - (number + 2) % 3
        let received = number == 0 ? [] : Array(first..<number)
        let parameters = (made + received).map { "s\($0): Service\($0)" }.joined(separator: ", ")
        let properties =
            made.map { "    @Instantiated private let s\($0): Service\($0)\n" }
            + received.map { "    @Received private let s\($0): Service\($0)\n" }
        let assignments = (made + received).map { "        self.s\($0) = s\($0)\n" }
        return """
            @Instantiable\(number == 0 ? "(isRoot: true)" : "")
            public final class Service\(number): Instantiable {
                public init(\(parameters)) {
            \(assignments.joined())    }

            \(properties.joined())}


            """
    }

    private func plain(_ name: String, _ random: inout SplitMix64) -> String {
        var text = "/// What \(name) is for, in a sentence.\nstruct \(name) {\n"
        for method in 0..<(2 + random.next() % 6) {
            text += "    var value\(method): Int = \(random.next() % 1000)\n"
            text += "    func step\(method)(_ input: Int) -> Int {\n"
            for line in 0..<(1 + random.next() % 8) {
                text += "        let local\(line) = input * \(random.next() % 100) + value\(method)\n"
            }
            text += "        return local0 + \"text \\(input)\".count\n    }\n\n"
        }
        return text + "}\n\n"
    }
}

/// A small generator of random numbers that is the same everywhere (Steele, Lea and Flood 2014).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
