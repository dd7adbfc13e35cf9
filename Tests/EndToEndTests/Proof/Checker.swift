import Arbor

/// A value that the caller of an Instantiator passes.
public final class Token {}

public struct AnyBox {
    public init(_ object: any Node) { self.object = object }
    let object: any Node
}

public protocol Node: AnyObject {
    var fields: [Field] { get }
}

public struct Key: Equatable {
    init(_ label: String, _ type: String, isOptional: Bool) {
        self.label = label
        self.type = type
        self.isOptional = isOptional
    }

    var label: String
    var type: String
    var isOptional: Bool
}

public struct Field {
    enum Source {
        case made
        case later
        case forwarded
        case received(Key, isIfAvailable: Bool)
        case alias(Key, isIfAvailable: Bool)

        var isComputed: Bool {
            switch self {
            case .made, .later, .alias: true
            case .forwarded, .received: false
            }
        }
    }

    var key: Key
    var value: AnyObject?
    var source: Source
    /// The labels of the siblings that were created before it, and that its product may receive if available.
    var seen: [String]
    var call: (() -> (any Node, [String: Token]))?

    init(
        _ key: Key, _ value: AnyObject?, _ source: Source, seen: [String] = [],
        call: (() -> (any Node, [String: Token]))? = nil
    ) {
        self.key = key
        self.value = value
        self.source = source
        self.seen = seen
        self.call = call
    }
}

/// Visits all objects below a root, and looks up each received object by the manual's only rule: the nearest
/// provider above.
struct Checker {
    struct Frame {
        var node: any Node
        var fields: [Field]
        /// The field that the path continues with.
        var exit: Int
    }

    private(set) var faults: [String] = []
    private(set) var received = 0
    private(set) var made = 0
    /// Keeps the objects alive, so that no identifier is used twice.
    private var objects: [AnyObject] = []
    private var isMade: Set<ObjectIdentifier> = []

    mutating func check(_ root: any Node) { visit(root, given: [:], below: []) }

    private mutating func visit(_ node: any Node, given: [String: Token], below frames: [Frame]) {
        made += 1
        objects.append(node)
        if !isMade.insert(ObjectIdentifier(node)).inserted { report(node, "is made once for two", frames) }
        let fields = node.fields
        for (number, field) in fields.enumerated() {
            let own = Frame(node: node, fields: fields, exit: number)
            switch field.source {
            case .made: visit(field.value as! any Node, given: [:], below: frames + [own])
            case .later: call(field, below: frames + [own])
            case .forwarded:
                if field.value !== given[field.key.label] {
                    report(node, "\(field.key.label) is not what was given", frames)
                }
            case .received(let key, let isIfAvailable):
                expect(field, key, isIfAvailable, in: node, from: frames)
            case .alias(let key, let isIfAvailable):
                expect(field, key, isIfAvailable, in: node, from: frames + [own])
            }
        }
    }

    /// Calls an Instantiator, unless its product's type is already on the path twice. This ends every
    /// recursion.
    private mutating func call(_ field: Field, below frames: [Frame]) {
        let (product, given) = field.call!()
        let count = frames.count { type(of: $0.node) == type(of: product) }
        if count < 2 { visit(product, given: given, below: frames) }
    }

    private mutating func expect(
        _ field: Field, _ key: Key, _ isIfAvailable: Bool, in node: any Node, from frames: [Frame]
    ) {
        received += 1
        let expected = lookup(key, isIfAvailable, in: frames)
        if expected == nil, !isIfAvailable { report(node, "\(field.key.label) has no provider", frames) }
        // The provider's own value may be an optional that is nil.
        if field.value !== expected.flatMap({ $0 }) {
            report(node, "\(field.key.label) is not what the nearest provider has", frames)
        }
    }

    private func lookup(_ key: Key, _ isIfAvailable: Bool, in frames: [Frame]) -> AnyObject?? {
        var plain = key
        plain.isOptional = false
        for frame in frames.reversed() {
            let exact = frame.fields.firstIndex { $0.key == key }
            guard let found = exact ?? (isIfAvailable ? frame.fields.firstIndex { $0.key == plain } : nil)
            else {
                continue
            }
            let field = frame.fields[found]
            let isInTime = !field.source.isComputed || frame.fields[frame.exit].seen.contains(field.key.label)
            if !isIfAvailable || isInTime { return .some(field.value) }
        }
        return .none
    }

    private mutating func report(_ node: any Node, _ text: String, _ frames: [Frame]) {
        let way =
            (frames.map { "\(type(of: $0.node)).\($0.fields[$0.exit].key.label)" } + ["\(type(of: node))"])
            .joined(separator: " > ")
        faults.append("\(way): \(text)")
    }
}
