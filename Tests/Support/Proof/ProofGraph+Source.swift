/// The graph as Swift whose objects report the objects they received.
extension ProofGraph {
    /// The types, annotated as a user would. Each reports its `fields`: the value under each name, its expected
    /// origin, and the siblings that were created before it.
    public var source: String {
        let protocols = Set(nodes.flatMap(\.protocols)).sorted().map {
            "public protocol \(prefix)P\($0): AnyObject {}\n"
        }
        // Types that no root reaches may request it.
        let missing =
            "public final class \(prefix)Missing: Node, Instantiable { public var fields: [Field] { [] } }\n"
        return "import Arbor\n\n" + missing + protocols.joined() + nodes.indices.map(declaration).joined()
    }

    /// Expressions that create the roots.
    public var roots: [String] { nodes.indices.filter { nodes[$0].isRoot }.map { "\(name(of: $0))()" } }

    private func declaration(of index: Int) -> String {
        let node = nodes[index]
        let protocols = node.protocols.map { "\(prefix)P\($0)" }
        let arguments =
            (node.isRoot ? ["isRoot: true"] : [])
            + (protocols.isEmpty
                ? []
                : ["fulfillingAdditionalTypes: [\(protocols.map { $0 + ".self" }.joined(separator: ", "))]"])
        let parameters = node.properties.map { "\($0.key.label): \(text(of: $0.key))" }
        let seen = NaiveReference(self).seen(in: index)
        return """

            @Instantiable\(arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
            public final class \(name(of: index)): \((["Node"] + protocols + ["Instantiable"]).joined(separator: ", ")) {
                public init(\(parameters.joined(separator: ", "))) {
            \(node.properties.map { "        self.\($0.key.label) = \($0.key.label)\n" }.joined())    }
            \(node.properties.map { "    \(annotation(of: $0)) let \($0.key.label): \(text(of: $0.key))\n" }.joined())
                public var fields: [Field] {
                    [
            \(zip(node.properties, seen).map { "            \(field($0, seen: $1)),\n" }.joined())        ]
                }
            }

            """
    }

    private func annotation(of property: Property) -> String {
        switch property.source {
        case .made where property.key.instantiator == .erased:
            return
                "@Instantiated(fulfilledByType: \"\(text(of: property.key.value))\", erasedToConcreteExistential: true)"
        case .made: return "@Instantiated"
        case .forwarded: return "@Forwarded"
        case .received(let need): return need.isIfAvailable ? "@Received(onlyIfAvailable: true)" : "@Received"
        case .alias(let need):
            var key = need.key
            if need.isIfAvailable { key.isOptional = false }
            let isOptional = key.isOptional
            key.isOptional = false
            let type = isOptional ? "Optional<\(text(of: key))>" : "(\(text(of: key)))"
            let ifAvailable = need.isIfAvailable ? ", onlyIfAvailable: true" : ""
            return
                "@Received(fulfilledByDependencyNamed: \"\(key.label)\", ofType: \(type).self\(ifAvailable))"
        }
    }

    private func field(_ property: Property, seen: [String]) -> String {
        let label = property.key.label
        let value = property.key.isOptional ? "\(label).map { $0 as AnyObject }" : "\(label) as AnyObject"
        let start = "Field(\(literal(property.key)), \(value), "
        switch property.source {
        case .made where property.key.instantiator == nil: return start + ".made, seen: \(seen))"
        case .made: return start + ".later, seen: \(seen)) { \(call(of: property)) }"
        case .forwarded: return start + ".forwarded)"
        case .received(let need): return start + ".received(\(literal(need))))"
        case .alias(let need): return start + ".alias(\(literal(need))), seen: \(seen))"
        }
    }

    private func literal(_ key: Key) -> String {
        var plain = key
        plain.isOptional = false
        return "Key(\"\(key.label)\", \"\(text(of: plain))\", isOptional: \(key.isOptional))"
    }

    private func literal(_ need: Need) -> String {
        "\(literal(need.key)), isIfAvailable: \(need.isIfAvailable)"
    }

    /// A call of an Instantiator with the forwarded values.
    private func call(of property: Property) -> String {
        let labels = (provider(of: property.key.value).map { nodes[$0].forwarded } ?? []).map(\.key.label)
            .sorted()
        let tokens = labels.map { "let \($0)_ = Token()" }
        let values =
            labels.count == 1 ? "\(labels[0])_" : labels.map { "\($0): \($0)_" }.joined(separator: ", ")
        let argument = labels.count > 1 ? "(\(values))" : values
        let product = "self.\(property.key.label).instantiate(\(argument))"
        let made = property.key.instantiator == .erased ? "\(product).object" : product
        let given = labels.isEmpty ? ":" : labels.map { "\"\($0)\": \($0)_" }.joined(separator: ", ")
        return (tokens + ["return (\(made), [\(given)])"]).joined(separator: "; ")
    }
}
