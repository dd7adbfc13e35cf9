/// Types with random initializers: in `#if` branches, unavailable, deprecated, and of other forms. A naive rule
/// decides which of them is called in a build.
public struct RandomInitializers: Sendable {
    /// A build, by the flags `A` and `B` that are set.
    public struct Build: Sendable {
        public var a: Bool
        public var b: Bool

        public static let all = [false, true].flatMap { a in [false, true].map { Build(a: a, b: $0) } }

        public var flags: [String] { (a ? ["-D", "A"] : []) + (b ? ["-D", "B"] : []) }
    }

    struct Condition: Sendable {
        var text: String
        var holds: @Sendable (Build) -> Bool
    }

    struct Initializer: Sendable {
        var number: Int
        var attribute: String
        /// The rank. 0 is the best, and `nil` is never called.
        var rank: Int?
        var isCompiled: @Sendable (Build) -> Bool
        var head: String
    }

    private var random: SplitMix
    private let name: String
    private var initializers: [Initializer] = []
    private var lines: [String] = []

    /// - Parameter name: The name of the type.
    public init(seed: UInt64, name: String) {
        random = SplitMix(seed: seed)
        self.name = name
        for _ in 0...random.below(3) { addBlock() }
    }

    /// The type. Its `how` contains the index of the initializer that was called.
    public var source: String {
        """
        @Instantiable public final class \(name): Instantiable {
            @Received let log: Log
            let how: Int
        \(lines.joined(separator: "\n"))
        }

        """
    }

    /// The index of the initializer that is called; `nil` if none can be called.
    public func called(in build: Build) -> Int? {
        let there = initializers.filter { $0.isCompiled(build) && $0.rank != nil }
        guard let best = there.compactMap(\.rank).min() else { return nil }
        return there.first { $0.rank == best }?.number
    }

    private static let conditions = [
        Condition(text: "A") { $0.a }, Condition(text: "!A") { !$0.a }, Condition(text: "B") { $0.b },
        Condition(text: "A && B") { $0.a && $0.b }, Condition(text: "A || !B") { $0.a || !$0.b },
        Condition(text: "!(A || B)") { !($0.a || $0.b) },
        Condition(text: "!A && B || A && !B") { $0.a != $0.b },
    ]

    private mutating func addBlock() {
        if random.below(2) == 0 { return add { _ in true } }
        var before: [Condition] = []
        for number in 0...random.below(2) {
            let condition = Self.conditions[random.below(Self.conditions.count)]
            lines.append((number == 0 ? "#if " : "#elseif ") + condition.text)
            add { [before] build in condition.holds(build) && !before.contains { $0.holds(build) } }
            before.append(condition)
        }
        if random.below(2) == 0 {
            lines.append("#else")
            add { [before] build in !before.contains { $0.holds(build) } }
        }
        lines.append("#endif")
    }

    private mutating func add(_ isCompiled: @escaping @Sendable (Build) -> Bool) {
        let number = initializers.count
        let (attribute, rank) = availability()
        let (head, fits) = head(number)
        initializers.append(
            Initializer(
                number: number, attribute: attribute, rank: fits ? rank : nil, isCompiled: isCompiled,
                head: head))
        lines.append("    \(attribute) \(head) { self.log = log; how = \(number) }")
    }

    private mutating func availability() -> (String, Int?) {
        switch random.below(8) {
        case 0: ("@available(*, unavailable)", nil)
        case 1: ("@available(*, deprecated, message: \"old\")", 2)
        case 2: ("@available(macOS 10.15, iOS 13, *)", 1)
        case 3: ("@available(swift, obsoleted: 5)", nil)
        default: ("", 0)
        }
    }

    /// Each initializer has a label of its own, so no two have the same signature.
    private mutating func head(_ number: Int) -> (String, Bool) {
        switch random.below(8) {
        case 0: ("public init(x\(number) log: Log, other: Int)", false)
        case 1: ("private init(x\(number) log: Log)", false)
        case 2: ("public init?(x\(number) log: Log)", false)
        case 3: ("public init(x\(number) log: Log, more: Int = 1)", true)
        case 4: ("public init(more: Int = \(number), y\(number) log: Log)", true)
        default: ("public init(x\(number) log: Log)", true)
        }
    }
}
