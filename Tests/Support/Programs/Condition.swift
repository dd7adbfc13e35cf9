extension Program {
    /// A condition of an `#if`, as a formula and as text.
    public indirect enum Condition: Sendable, Equatable {
        case flag(String)
        case os(String)
        case not(Condition)
        case and(Condition, Condition)
        case or(Condition, Condition)

        public func holds(in build: Build) -> Bool {
            switch self {
            case .flag(let name): build.flags.contains(name)
            case .os(let name): build.os == name
            case .not(let one): !one.holds(in: build)
            case .and(let one, let other): one.holds(in: build) && other.holds(in: build)
            case .or(let one, let other): one.holds(in: build) || other.holds(in: build)
            }
        }

        /// The condition with as few parentheses as Swift's precedences allow: `&&` binds more tightly than
        /// `||`.
        public var text: String {
            switch self {
            case .flag(let name): name
            case .os(let name): "os(\(name))"
            case .not(.flag(let name)): "!\(name)"
            case .not(.os(let name)): "!os(\(name))"
            case .not(let one): "!(\(one.text))"
            case .and(let one, let other): "\(one.factor) && \(other.factor)"
            case .or(let one, let other): "\(one.text) || \(other.text)"
            }
        }

        private var factor: String { if case .or = self { "(\(text))" } else { text } }
    }

    /// The flags and the system that decide all conditions.
    public struct Build: Hashable, Sendable {
        public var flags: Set<String>
        public var os: String

        public static let flags = ["A", "B", "C"]

        /// All builds that a program's conditions distinguish.
        static let all: [Build] = {
            let sets = (0..<1 << flags.count).map { bits in
                Set(flags.indices.filter { bits >> $0 & 1 == 1 }.map { flags[$0] })
            }
            return sets.flatMap { set in ["Linux", "macOS", "Windows"].map { Build(flags: set, os: $0) } }
        }()
    }

    /// The build that is compiled and run.
    public var build: Build { Build(flags: defined, os: "Linux") }

    /// True if a build declares the symbol and the types around it.
    func isDeclared(_ symbol: Int, in build: Build) -> Bool {
        !symbols[symbol].isLeftOut && symbols[symbol].condition?.holds(in: build) != false
            && symbols[symbol].parent.map { isDeclared($0, in: build) } != false
    }
}
