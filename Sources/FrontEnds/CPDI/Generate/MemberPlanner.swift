import ArborModel

/// Plans the properties of a generated type from all protocols that require them.
struct MemberPlanner {
    private let whole: [String: Requirement]
    private let outside: [String: Requirement]

    /// A property that several protocols may require.
    private struct Requirement {
        var label: String
        var type: String
        var attributes: [String]
        /// By protocol, the attributes that isolate it to an actor.
        var isolations: [[String]] = []
        /// True if one of the protocols requires a setter.
        var isSet: Bool
        /// By protocol, the words before the braces end: `async`, `throws`.
        var effects: [Set<String>]

        /// The effects of a call that satisfies each of the protocols.
        var common: Set<String> { effects.dropFirst().reduce(effects[0]) { $0.intersection($1) } }
    }

    /// - Parameter spell: Returns the type of a property of a file as the code has to write it.
    init(
        _ program: CompositionProgram, whole: Composition, outside: Composition,
        spell: (String, CompositionFile) -> String
    ) {
        self.whole = Self.requirements(of: whole, program, spell)
        self.outside = Self.requirements(of: outside, program, spell)
    }

    private static func requirements(
        of composition: Composition, _ program: CompositionProgram,
        _ spell: (String, CompositionFile) -> String
    ) -> [String: Requirement] {
        var found: [String: Requirement] = [:]
        for number in composition.leaves.elements {
            let reference = program.leaves.references[number]
            for requirement in program[leaf: reference].requirements {
                let effects = Set(requirement.accessors).subtracting(["get", "set"])
                let isSet = requirement.accessors.contains("set")
                found[
                    requirement.label,
                    default: .init(
                        label: requirement.label,
                        type: spell(requirement.type, program.files[reference.file]),
                        attributes: requirement.attributes, isSet: isSet, effects: [])
                ].effects.append(effects)
                found[requirement.label]?.isolations.append(requirement.isolation)
                if isSet { found[requirement.label]?.isSet = true }
            }
        }
        return found
    }

    /// Returns why a property can't be forwarded; `nil` if all can.
    func fault(externalAlias: String) -> CompositionPlanner.Fault? {
        for (label, given) in outside.sorted(by: { $0.key < $1.key }) {
            guard let needed = whole[label] else { continue }
            if needed.isSet, !given.isSet {
                return .init(
                    message: "'\(label)' has to be set, but '\(externalAlias)' only lets it be read",
                    help: "require a setter of '\(label)' in '\(externalAlias)'")
            }
            let odd = given.common.sorted().first { effect in needed.effects.contains { !$0.contains(effect) }
            }
            if let odd {
                return .init(
                    message: "'\(label)' of '\(externalAlias)' is '\(odd)', and has to be read without that",
                    help: "require '\(label)' in '\(externalAlias)' as the other protocols do")
            }
        }
        return nil
    }

    /// The properties by their labels.
    ///
    /// - Parameters:
    ///   - functions: The names of type aliases of functions.
    ///   - isSentClass: True for a class that is `Sendable`. It may store a value that isn't, if an actor owns the property.
    func members(functions: Set<String>, isSentClass: Bool) -> [ComposedTypePlan.Member] {
        whole.values.sorted { $0.label < $1.label }.map { needed in
            let given = outside[needed.label]
            let type = TypeExpression(parsing: needed.type)
            let isOfActor = isSentClass && !needed.isolations.contains([])
            return .init(
                label: needed.label, type: needed.type,
                parameterType: Self.parameterType(needed.type, type, functions),
                optionalType: Self.optionalType(needed.type, type), isSet: needed.isSet,
                effects: (given?.common ?? []).sorted(),
                attributes: given?.attributes ?? (isOfActor ? needed.isolations[0] : []),
                isForwarded: given != nil)
        }
    }

    /// A function that is stored has to be marked, and so does an alias of one.
    private static func parameterType(_ text: String, _ type: TypeExpression, _ functions: Set<String>)
        -> String
    {
        if type.isFunction { return type.parameterDescription }
        return type.isNominal && type.arguments.isEmpty && functions.contains(type.lastName ?? "")
            ? "@escaping \(text)" : text
    }

    /// `T!` can't be a part of another type.
    private static func optionalType(_ text: String, _ type: TypeExpression) -> String {
        if case .implicitlyUnwrapped(let wrapped) = type {
            "(\(TypeExpression.optional(wrapped)))?"
        } else {
            "(\(text))?"
        }
    }
}
