/// Random programs of actors, `sending` parameters, isolated types and values that aren't `Sendable`, the same for the same
/// seed on every machine.
///
/// Each type makes and receives only types before it. Which programs are sound is for the compiler to say.
public struct RandomIsolation {
    /// How a type is declared.
    private enum Kind: CaseIterable {
        case plain, structure, sendable, isolated, isolatedInitializer, actor, sending, isolatedSending
        case nonisolated, safe

        var declaration: String {
            switch self {
            case .plain, .isolatedInitializer, .sending, .safe: "public final class"
            case .nonisolated, .sendable: "nonisolated public final class"
            case .structure: "public struct"
            case .isolated: "@MainActor public final class"
            case .isolatedSending: "@Main public final class"
            case .actor: "public actor"
            }
        }

        var sends: Bool { self == .sending || self == .isolatedSending }
    }

    private struct Node {
        var kind: Kind
        var supertype = ""
        /// The superclass with a comma after it, or "".
        var superclass = ""
        /// True if an extension makes the type conform to `Isolated`.
        var isExtended = false
        var isForwarding = false
        /// The annotation, label and type of each property.
        var properties: [(annotation: String, label: String, type: String)] = []
        /// The types that are made once.
        var constants: Set<Int> = []
    }

    /// The declarations that all programs use. They are outside of a default isolation.
    public static let common = """
        import Arbor

        nonisolated public protocol Plain {}
        nonisolated public protocol Derived: Plain {}
        nonisolated public protocol Safe: Sendable {}
        @MainActor public protocol Isolated {}
        public protocol Inheriting: AnyObject, Isolated {}
        nonisolated public protocol Loose: Isolated {}
        public typealias Main = MainActor
        public typealias Shown = Isolated
        public typealias Both = Plain & Shown
        @globalActor public actor Disk { public static let shared = Disk() }
        @Disk public protocol Stored {}
        public protocol Demanding: Plain where Self: AnyObject, Self: Shown {}
        nonisolated public protocol Careful where Self: Sendable {}
        public protocol Job: Sendable {}
        public protocol Failing: Error {}
        nonisolated open class Service { public init() {} }
        @MainActor open class Base { public init() {} }
        nonisolated public final class Box { public init() {} }
        nonisolated public final class Tag: Plain { public init() {} }
        @MainActor public final class Screen { public init() {} }
        nonisolated public enum Outer {
            @MainActor public protocol Held {}
            public protocol Below: AnyObject, Held {}
            nonisolated public protocol Isolated {}
            public protocol Quiet: Isolated {}
            public typealias Named = Held
            @MainActor open class Widget { public init() {} }
        }
        extension Outer {
            public protocol Extended: Below {}
            public typealias Hidden = Extended
        }
        public protocol Through: Outer.Extended {}

        """

    private var random: SplitMix
    private let seed: UInt64
    private var nodes: [Node] = []
    private var root = Node(kind: .isolated)

    /// Returns the source of a program. Its names contain the seed.
    ///
    /// - Parameter isForTests: True for a program without a root, whose types ask for mocks, have parameters with default
    ///   values, and functions for tests that are written by hand.
    public static func source(seed: UInt64, isForTests: Bool = false) -> String {
        var maker = RandomIsolation(seed: seed)
        maker.fill()
        return isForTests ? maker.textForTests : maker.text
    }

    private init(seed: UInt64) {
        self.seed = seed
        random = SplitMix(seed: seed)
    }

    private mutating func fill() {
        let kinds = Kind.allCases + [.actor, .plain]
        for number in 0..<3 + random.below(6) {
            var node = Node(kind: kinds[random.below(kinds.count)], isForwarding: random.isTrue(20))
            node.supertype = supertype(for: node.kind)
            if node.kind == .isolated, node.supertype == ", Plain", random.isTrue(50) {
                node.supertype = ", @MainActor Plain"
            }
            node.superclass = superclass(of: node)
            node.isExtended =
                [.plain, .nonisolated].contains(node.kind) && random.isTrue(15)
                && ["", ", Plain"].contains(node.supertype) && node.superclass.isEmpty
            addMade(random.below(4), below: number, to: &node)
            addReceived(below: number, to: &node)
            if node.isForwarding { node.properties.append(("@Forwarded", "box", "Box")) }
            nodes.append(node)
        }
        let rootKinds: [Kind] = [.isolated, .isolated, .isolatedInitializer, .plain, .structure, .actor]
        root.kind = rootKinds[random.below(rootKinds.count)]
        root.supertype = random.isTrue(20) && root.kind == .plain ? ", Isolated" : ""
        var root = root
        addMade(1 + random.below(4), below: nodes.count, to: &root)
        self.root = root
        provide()
    }

    private mutating func supertype(for kind: Kind) -> String {
        switch kind {
        case .sendable: ", @unchecked Sendable" + (random.isTrue(30) ? ", Safe" : "")
        case .plain, .isolated:
            [
                "", "", "", "", "", ", Plain", ", Plain", ", Derived", ", Isolated", ", Inheriting",
                ", Loose",
                ", Shown", ", Both", ", Stored", ", Demanding", ", Outer.Held", ", Outer.Below",
                ", Outer.Quiet",
                ", Outer.Named", ", Outer.Hidden", ", Through",
            ][random.below(21)]
        case .safe:
            ", @unchecked Sendable"
                + ["", ", Safe", ", Job", ", Job, Safe", ", Failing", ", Plain", ", Careful"][random.below(7)]
        default: ["", ", Plain", ", Derived"][random.below(3)]
        }
    }

    private mutating func superclass(of node: Node) -> String {
        guard node.kind == .plain, ["", ", Plain"].contains(node.supertype), random.isTrue(30) else {
            return ""
        }
        return random.isTrue(60) ? "Service, " : random.isTrue(50) ? "Base, " : "Outer.Widget, "
    }

    private mutating func addMade(_ count: Int, below limit: Int, to node: inout Node) {
        for target in Array(0..<limit).shuffled(using: &random).prefix(count) {
            let type = name(target)
            let isLazy = nodes[target].isForwarding || random.isTrue(40)
            if isLazy {
                let wrapper = random.isTrue(50) ? "Instantiator" : "SendableInstantiator"
                node.properties.append(("@Instantiated", "makes\(target)", "\(wrapper)<\(type)>"))
            } else if let existential = existential(of: target), random.isTrue(30) {
                node.properties.append(
                    ("@Instantiated(fulfilledByType: \"\(type)\")", "any\(target)", existential))
            } else {
                node.properties.append(("@Instantiated", "value\(target)", type))
                node.constants.insert(target)
            }
        }
    }

    /// The type of a protocol that a node conforms to, which it may be made as.
    private func existential(of target: Int) -> String? {
        [
            ", Plain": "any Plain", ", @MainActor Plain": "any Plain", ", Isolated": "any Isolated",
            ", Inheriting": "any Inheriting",
        ][
            nodes[target].supertype]
    }

    private mutating func addReceived(below limit: Int, to node: inout Node) {
        for target in 0..<limit
        where random.isTrue(15) && !nodes[target].isForwarding && !node.constants.contains(target) {
            let isOptional = random.isTrue(20)
            node.properties.append(
                (
                    isOptional ? "@Received(onlyIfAvailable: true)" : "@Received", "value\(target)",
                    name(target) + (isOptional ? "?" : "")
                ))
        }
        for target in 0..<limit where random.isTrue(15) && !nodes[target].isForwarding {
            let isMade = node.properties.contains { $0.label == "any\(target)" }
            guard !isMade, let existential = existential(of: target) else { continue }
            node.properties.append(("@Received", "any\(target)", existential))
        }
    }

    /// Lets the root make what its types receive.
    private mutating func provide() {
        for target in nodes.indices where !root.constants.contains(target) {
            let isReceived = nodes.contains { node in
                node.properties.contains { $0.label == "value\(target)" && $0.annotation == "@Received" }
            }
            if isReceived { root.properties.append(("@Instantiated", "value\(target)", name(target))) }
        }
        for target in nodes.indices {
            let label = "any\(target)"
            let isReceived = nodes.contains { node in
                node.properties.contains { $0.label == label && $0.annotation == "@Received" }
            }
            guard isReceived, !root.properties.contains(where: { $0.label == label }),
                let existential = existential(of: target)
            else { continue }
            let annotation = "@Instantiated(fulfilledByType: \"\(name(target))\")"
            root.properties.append((annotation, label, existential))
        }
    }

    private func name(_ number: Int) -> String { "P\(seed)Type\(number)" }

    private var text: String {
        var random = random
        return nodes.indices.map { Self.text(of: nodes[$0], name($0), "", .init(), &random) }.joined()
            + Self.text(of: root, "P\(seed)Root", "(isRoot: true)", .init(), &random)
    }

    private static func text(
        of node: Node, _ name: String, _ argument: String, _ additions: Additions, _ random: inout SplitMix
    ) -> String {
        let parameters =
            node.properties.map { property in
                "\(property.label): \(node.kind.sends && random.isTrue(70) ? "sending " : "")\(property.type)"
            } + additions.parameters
        return """
            @Instantiable\(argument) \(node.kind.declaration) \(name): \(node.superclass)Instantiable\(node.supertype) {
                \(node.kind == .isolatedInitializer ? "@MainActor " : "")\
            \(!node.superclass.isEmpty && parameters.isEmpty ? "override " : "")public init(\
            \(parameters.joined(separator: ", "))) {
                    \(node.properties.map { "self.\($0.label) = \($0.label)" }.joined(separator: "; "))
                }
            \(node.properties.map { "    \($0.annotation) let \($0.label): \($0.type)\n" }.joined())\
            \([.plain, .nonisolated].contains(node.kind) ? "    var count = 0\n" : "")\
            \(additions.hasFunction ? function(making: node, name, parameters) : "")}
            \(node.isExtended ? "extension \(name): Isolated {}\n" : "")
            """
    }
}

// MARK: Code for tests

extension RandomIsolation {
    /// What a type has besides its dependencies.
    fileprivate struct Additions {
        /// Parameters with default values.
        var parameters: [String] = []
        /// True for a function for tests that is written by hand.
        var hasFunction = false
    }

    private var textForTests: String {
        var random = random
        let names = nodes.indices.map(name) + ["P\(seed)Root"]
        return zip(nodes + [root], names).map { node, name in
            let asks = random.isTrue(50)
            let additions = Additions(
                parameters: Self.defaults(of: node.kind, &random), hasFunction: !asks && random.isTrue(30))
            return Self.text(of: node, name, asks ? "(generateMock: true)" : "", additions, &random)
        }.joined()
    }

    private static func defaults(of kind: Kind, _ random: inout SplitMix) -> [String] {
        if random.isTrue(50) { return [] }
        var choices = [
            "Int = 1", "Box = Box()", "@escaping () -> Int = { 1 }", "any Plain = Tag()", "Box? = Box()",
        ]
        if [.isolated, .isolatedInitializer, .isolatedSending].contains(kind) {
            choices += ["Screen = Screen()", "@escaping () -> Screen = { Screen() }"]
        }
        let choice = choices[random.below(choices.count)]
        return ["spare: \(kind.sends && random.isTrue(50) ? "sending " : "")\(choice)"]
    }

    /// An actor takes ownership of what its function gets.
    private static func function(making node: Node, _ name: String, _ parameters: [String]) -> String {
        let given = parameters.map { parameter in
            let parts = parameter.split(separator: ":", maxSplits: 1)
            let isSent = node.kind == .actor && !parts[1].hasPrefix(" sending ")
            return "\(parts[0]):\(isSent ? " sending" : "")\(parts[1])"
        }
        let labels = parameters.map { $0.prefix { $0 != ":" } }
        return """
                \(node.kind == .isolatedInitializer ? "@MainActor " : "")public static func mock(\
            \(given.joined(separator: ", "))) -> \(name) {
                    \(name)(\(labels.map { "\($0): \($0)" }.joined(separator: ", ")))
                }

            """
    }
}
