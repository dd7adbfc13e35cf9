import ArborTestSupport

/// A random program whose providers, consumers and roots are in `#if`s on three flags. A naive check validates
/// it for one build after another, with the declarations that the build compiles.
struct ConditionProgram {
    static let flags = ["A", "B", "C"]
    /// All sets of flags.
    static let builds: [Set<String>] = (0..<8).map { number in
        Set(flags.enumerated().filter { number >> $0.offset & 1 == 1 }.map(\.element))
    }

    /// A declaration. Slot `i` is a protocol. If only one unconditional declaration provides it, the slot is
    /// that type.
    struct Declaration {
        var name: String
        var slot: Int
        var isRoot: Bool
        var condition: Condition
        /// The slots of its properties.
        var makes: [Int]
        /// The slots of the values that it receives.
        var receives: [Int] = []
    }

    indirect enum Condition {
        case always
        case flag(String)
        case not(Condition)
        case and(Condition, Condition)
        case or(Condition, Condition)
    }

    /// The declarations of one `#if`, or one without.
    struct Block {
        /// The written condition. It is empty for `#else`, and for a block without an `#if`.
        var branches: [(written: String, declaration: Declaration)]
        var isConditional: Bool
    }

    let prefix: String
    private(set) var blocks: [Block] = []
    private var random: SplitMix
    private let slots: Int
    /// True if types may receive values.
    private let hasReceivers: Bool

    init(seed: UInt64) {
        prefix = "G\(seed)_"
        random = SplitMix(seed: seed)
        slots = Int.random(in: 2...4, using: &random)
        hasReceivers = Int.random(in: 0..<2, using: &random) == 0
        for slot in 0..<slots { addProviders(of: slot) }
        for number in 0..<Int.random(in: 1...2, using: &random) { addRoot(number) }
    }

    var declarations: [Declaration] { blocks.flatMap { $0.branches.map(\.declaration) } }
}

// MARK: Generating

extension ConditionProgram {
    private mutating func addProviders(of slot: Int) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: add(slot: slot, written: [""])
        case 2: add(slot: slot, written: [text()])
        case 3: add(slot: slot, written: [text(), text()])
        case 4:
            let condition = text()
            addAlone(slot, condition, "X")
            addAlone(slot, "!(\(condition))", "Y")
        case 5:
            addAlone(slot, text(), "X")
            addAlone(slot, text(), "Y")
        default: add(slot: slot, written: [text(), text(), ""])
        }
    }

    private mutating func addAlone(_ slot: Int, _ condition: String, _ name: String) {
        add(slot: slot, written: [condition], names: name)
    }

    /// Adds one `#if` with a branch for each condition. The last one may be `#else`, and a single one may have
    /// no `#if`.
    private mutating func add(slot: Int, written: [String], names: String = "Z", isRoot: Bool = false) {
        var block = Block(branches: [], isConditional: written != [""])
        var before = Condition.always
        for (number, text) in written.enumerated() {
            let own = text.isEmpty ? Condition.always : Condition(reading: text)
            var declaration = Declaration(
                name: "\(prefix)\(isRoot ? "Root" : "T")\(slot)\(names)\(number)", slot: slot, isRoot: isRoot,
                condition: .and(before, own), makes: properties(of: isRoot ? -1 : slot))
            if hasReceivers, !isRoot {
                declaration.receives = properties(of: slot).filter { !declaration.makes.contains($0) }
            }
            block.branches.append((text, declaration))
            before = .and(before, .not(own))
        }
        blocks.append(block)
    }

    private mutating func addRoot(_ number: Int) {
        let isConditional = Int.random(in: 0..<3, using: &random) == 0
        add(slot: number, written: [isConditional ? text() : ""], isRoot: true)
    }

    /// Chooses later slots only, so that no type creates itself.
    private mutating func properties(of slot: Int) -> [Int] {
        (slot + 1..<slots).filter { _ in Int.random(in: 0..<2, using: &random) == 0 }
    }

    /// A condition with both operators and no parentheses, which tests their precedence.
    private mutating func text() -> String {
        let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            (Bool.random(using: &random) ? "!" : "") + Self.flags.randomElement(using: &random)!
        }
        let signs = [" && ", " || "]
        return words.dropFirst().reduce(words[0]) { $0 + signs.randomElement(using: &random)! + $1 }
    }
}

extension ConditionProgram.Condition {
    /// Parses words between `||` and `&&`.
    init(reading text: String) {
        if text.hasPrefix("!(") {
            self = .not(Self(reading: String(text.dropFirst(2).dropLast())))
            return
        }
        let alternatives = text.components(between: " || ").map { part in
            let words = part.components(between: " && ").map { word -> Self in
                word.hasPrefix("!") ? .not(.flag(String(word.dropFirst()))) : .flag(word)
            }
            return words.dropFirst().reduce(words[0]) { .and($0, $1) }
        }
        self = alternatives.dropFirst().reduce(alternatives[0]) { .or($0, $1) }
    }

    func holds(in build: Set<String>) -> Bool {
        switch self {
        case .always: true
        case .flag(let name): build.contains(name)
        case .not(let one): !one.holds(in: build)
        case .and(let one, let other): one.holds(in: build) && other.holds(in: build)
        case .or(let one, let other): one.holds(in: build) || other.holds(in: build)
        }
    }
}

extension String {
    fileprivate func components(between sign: String) -> [String] {
        split(separator: sign, omittingEmptySubsequences: false).map(String.init)
    }
}

// MARK: Checking

extension ConditionProgram {
    /// True if the program's graph is valid in the build.
    func isSound(in build: Set<String>) -> Bool {
        let compiled = declarations.filter { $0.condition.holds(in: build) }
        let providers = Dictionary(grouping: compiled.filter { !$0.isRoot }, by: \.slot)
        guard providers.allSatisfy({ $0.value.count == 1 }) else { return false }
        var open = compiled.filter(\.isRoot).map { (owner: $0, above: Set<Int>()) }
        while let (owner, above) = open.popLast() {
            if !above.isSuperset(of: owner.receives) { return false }
            for slot in owner.makes {
                guard let provider = providers[slot]?.first else { return false }
                open.append((provider, above.union(owner.makes)))
            }
        }
        return true
    }

    var isSound: Bool { Self.builds.allSatisfy(isSound) }

    /// True if the program has properties and conditions. A root that no build compiles is checked as if one did, so it
    /// lacks what only branches of other builds receive.
    var isInteresting: Bool {
        declarations.contains { !$0.makes.isEmpty } && blocks.contains(where: \.isConditional)
            && (!hasReceivers || declarations.allSatisfy { !$0.isRoot || isCompiled($0) })
    }

    private func isCompiled(_ declaration: Declaration) -> Bool {
        Self.builds.contains { declaration.condition.holds(in: $0) }
    }

    var source: String {
        let protocols = (0..<slots).map { "public protocol \(prefix)P\($0) {}\n" }.joined()
        return "import Arbor\n" + protocols + blocks.map(source).joined()
    }

    private func source(of block: Block) -> String {
        guard block.isConditional else { return source(of: block.branches[0].declaration) }
        var text = ""
        for (number, branch) in block.branches.enumerated() {
            let word = number == 0 ? "#if " : branch.written.isEmpty ? "#else" : "#elseif "
            text += word + branch.written + "\n" + source(of: branch.declaration)
        }
        return text + "#endif\n"
    }

    private func source(of declaration: Declaration) -> String {
        let slot = "\(prefix)P\(declaration.slot)"
        let properties = (declaration.makes + declaration.receives).map { "p\($0): any \(prefix)P\($0)" }
        let annotations =
            declaration.makes.map { _ in "@Instantiated" } + declaration.receives.map { _ in "@Received" }
        let assignments = (declaration.makes + declaration.receives).map { "self.p\($0) = p\($0)" }
            .joined(separator: "; ")
        let annotation =
            declaration.isRoot ? "(isRoot: true)" : "(fulfillingAdditionalTypes: [\(slot).self])"
        return """
            @Instantiable\(annotation)
            public final class \(declaration.name): \(declaration.isRoot ? "" : slot + ", ")Instantiable {
                public init(\(properties.joined(separator: ", "))) { \(assignments) }
            \(zip(annotations, properties).map { "    \($0) let \($1)\n" }.joined())}

            """
    }
}
