/// Random programs of actors, `sending` parameters, isolated types and values that aren't `Sendable`, the same for the same
/// seed on every machine.
///
/// Each type makes and receives only types before it. Which programs are sound is for the compiler to say.
public struct RandomIsolation {
    /// How a type is declared.
    private enum Kind: CaseIterable {
        case plain, structure, sendable, isolated, isolatedInitializer, actor, sending, isolatedSending

        var declaration: String {
            switch self {
            case .plain, .isolatedInitializer, .sending, .sendable: "public final class"
            case .structure: "public struct"
            case .isolated, .isolatedSending: "@MainActor public final class"
            case .actor: "public actor"
            }
        }

        var sends: Bool { self == .sending || self == .isolatedSending }
    }

    private struct Node {
        var kind: Kind
        var supertype = ""
        var isForwarding = false
        /// The annotation, label and type of each property.
        var properties: [(annotation: String, label: String, type: String)] = []
        /// The types that are made once.
        var constants: Set<Int> = []
    }

    /// The declarations that all programs use.
    public static let common = """
        import Arbor

        public protocol Plain {}
        public protocol Derived: Plain {}
        public protocol Safe: Sendable {}
        @MainActor public protocol Isolated {}
        public final class Box { public init() {} }

        """

    private var random: SplitMix
    private let seed: UInt64
    private var nodes: [Node] = []
    private var root = Node(kind: .isolated)

    /// Returns the source of a program. Its names contain the seed.
    public static func source(seed: UInt64) -> String {
        var maker = RandomIsolation(seed: seed)
        maker.fill()
        return maker.text
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
        case .plain, .isolated: ["", "", ", Plain", ", Derived", ", Isolated"][random.below(5)]
        default: ["", ", Plain", ", Derived"][random.below(3)]
        }
    }

    private mutating func addMade(_ count: Int, below limit: Int, to node: inout Node) {
        for target in Array(0..<limit).shuffled(using: &random).prefix(count) {
            let type = name(target)
            let isLazy = nodes[target].isForwarding || random.isTrue(40)
            if isLazy {
                let wrapper = random.isTrue(50) ? "Instantiator" : "SendableInstantiator"
                node.properties.append(("@Instantiated", "makes\(target)", "\(wrapper)<\(type)>"))
            } else if nodes[target].supertype == ", Plain", random.isTrue(30) {
                node.properties.append(
                    ("@Instantiated(fulfilledByType: \"\(type)\")", "plain\(target)", "any Plain"))
            } else {
                node.properties.append(("@Instantiated", "value\(target)", type))
                node.constants.insert(target)
            }
        }
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
    }

    /// Lets the root make what its types receive.
    private mutating func provide() {
        for target in nodes.indices where !root.constants.contains(target) {
            let isReceived = nodes.contains { node in
                node.properties.contains { $0.label == "value\(target)" && $0.annotation == "@Received" }
            }
            if isReceived { root.properties.append(("@Instantiated", "value\(target)", name(target))) }
        }
    }

    private func name(_ number: Int) -> String { "P\(seed)Type\(number)" }

    private var text: String {
        var random = random
        return nodes.indices.map { Self.text(of: nodes[$0], name($0), "", &random) }.joined()
            + Self.text(of: root, "P\(seed)Root", "(isRoot: true)", &random)
    }

    private static func text(
        of node: Node, _ name: String, _ argument: String, _ random: inout SplitMix
    ) -> String {
        let parameters = node.properties.map { property in
            "\(property.label): \(node.kind.sends && random.isTrue(70) ? "sending " : "")\(property.type)"
        }
        return """
            @Instantiable\(argument) \(node.kind.declaration) \(name): Instantiable\(node.supertype) {
                \(node.kind == .isolatedInitializer ? "@MainActor " : "")public init(\
            \(parameters.joined(separator: ", "))) {
                    \(node.properties.map { "self.\($0.label) = \($0.label)" }.joined(separator: "; "))
                }
            \(node.properties.map { "    \($0.annotation) let \($0.label): \($0.type)\n" }.joined())\
            \(node.kind == .plain ? "    var count = 0\n" : "")}

            """
    }
}
