import ArborModel

/// The aliases that code names elsewhere than in other aliases and in the types that they are named after: in a
/// conformance, in another type's clause, or in a cast. What they require matters there too.
struct AliasWritings {
    /// By name, the number of such places.
    private(set) var counts: [String: Int] = [:]

    /// By name, the number of types that are declared to conform to an alias or a protocol.
    private var conformances: [String: Int] = [:]

    init(_ program: CompositionProgram) {
        for facts in program.files {
            // A protocol that inherits an alias offers what it requires to code.
            let types = facts.types.lazy.filter { $0.kind != .protocol }
            for name in types.flatMap(\.inherits) { conformances[name, default: 0] += 1 }
            let known = Self.ordinary(in: facts, program.names)
            for mention in facts.mentions where !known.contains(mention.range.end.offset) {
                counts[mention.name, default: 0] += 1
            }
        }
    }

    /// Returns whether an alias is named elsewhere than in declarations of conformances, which lose nothing that they need.
    func holdsUse(of alias: String) -> Bool {
        counts[alias, default: 0] > conformances[alias, default: 0]
    }

    /// Returns whether an alias is named elsewhere.
    func holds(_ alias: String) -> Bool { counts[alias] != nil }

    /// The offsets after the names that only say what a type or a function takes. A name begins after its qualifier, so only
    /// its end is known.
    private static func ordinary(in facts: CompositionFile, _ names: CompositionNames) -> Set<UInt32> {
        var offsets: Set<UInt32> = []
        for alias in facts.aliases {
            offsets.insert(alias.name.range.end.offset)
            for member in alias.members { offsets.insert(member.name.range.end.offset) }
        }
        for type in facts.types {
            let own = [
                names.alias(of: type.name.last),
                names.alias(of: type.name.text.split(separator: ".").joined()),
            ]
            let constraints = type.parameters.flatMap(\.constraints) + type.requirements
            for name in constraints where own.contains(name.last) {
                offsets.insert(name.range.end.offset)
            }
            for property in type.properties where property.label == names.label {
                guard let range = property.typeRange else { continue }
                offsets.formUnion(range.start.offset...range.end.offset)
            }
        }
        for function in facts.functions {
            offsets.formUnion(function.range.start.offset...function.range.end.offset)
            for name in function.parameters.flatMap(\.constraints) {
                offsets.insert(name.range.end.offset)
            }
        }
        return offsets
    }
}
