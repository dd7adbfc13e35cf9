import ArborModel

/// The aliases that code names elsewhere than in other aliases and in the types that they are named after: in a
/// conformance, in another type's clause, or in a cast. What they require matters there too.
struct AliasWritings {
    private var names: Set<String> = []

    init(_ program: CompositionProgram) {
        for facts in program.files {
            let known = Self.ordinary(in: facts, program.names)
            for mention in facts.mentions where !known.contains(mention.range.start.offset) {
                names.insert(mention.name)
            }
        }
    }

    /// Returns whether an alias is named elsewhere.
    func holds(_ alias: String) -> Bool { names.contains(alias) }

    /// The offsets of the names that only say what a type or a function takes.
    private static func ordinary(in facts: CompositionFile, _ names: CompositionNames) -> Set<UInt32> {
        var offsets: Set<UInt32> = []
        for alias in facts.aliases {
            offsets.insert(alias.name.range.start.offset)
            for member in alias.members { offsets.insert(member.name.range.end.offset - length(member.name)) }
        }
        for type in facts.types {
            let own = [
                names.alias(of: type.name.last),
                names.alias(of: type.name.text.split(separator: ".").joined()),
            ]
            let constraints = type.parameters.flatMap(\.constraints) + type.requirements
            for name in constraints where own.contains(name.last) {
                offsets.insert(name.range.end.offset - length(name))
            }
            for property in type.properties where property.label == names.label {
                guard let range = property.typeRange else { continue }
                offsets.formUnion(range.start.offset..<range.end.offset)
            }
        }
        for function in facts.functions {
            offsets.formUnion(function.range.start.offset..<function.range.end.offset)
            for name in function.parameters.flatMap(\.constraints) {
                offsets.insert(name.range.end.offset - length(name))
            }
        }
        return offsets
    }

    /// The length of a name without a qualifier.
    private static func length(_ name: Name) -> UInt32 { UInt32(name.last.utf8.count) }
}
