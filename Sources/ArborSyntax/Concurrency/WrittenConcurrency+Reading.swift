import ArborModel

// The isolation that a declaration's attributes, modifiers and supertypes state, and the parts that they leave open.

extension TypeDeclaration {
    /// Returns the isolation and the `Sendable` conformance that the declaration's text states.
    ///
    /// - Parameter vocabulary: The annotations. They are not attributes of the language, and add no isolation.
    package func writtenConcurrency(_ vocabulary: Vocabulary) -> WrittenConcurrency {
        let custom = attributes.filter { $0.isCustom(vocabulary) }
        let macros = custom.contains { !$0.mayBeGlobalActor }
        let isolation = writtenIsolation(custom, modifiers)
        let isolates = macros || kind == .extension
        let roles = vocabulary.roles(of: supertypes)
        var isSent = macros || kind == .actor || kind == .extension || isolation.isAttribute
        isSent = isSent || roles.contains(.sendable)
        // The stored properties of a frozen type are visible to clients, and the compiler infers Sendable from them.
        isSent = isSent || attributes.count > 1 && attributes.contains { $0.name == "frozen" }
        return WrittenConcurrency(
            type: isolation, mayBeIsolated: isolates, mayBeSendable: isSent,
            hasUnreadSupertypes: roles.contains { $0.unreadName != nil })
    }
}

extension CallableDeclaration {
    /// Returns the isolation that the declaration's attributes and modifiers state.
    ///
    /// - Parameter vocabulary: The annotations. They are not attributes of the language, and add no isolation.
    package func writtenIsolation(_ vocabulary: Vocabulary) -> WrittenConcurrency.Isolation {
        if attributes.isEmpty && modifiers.isEmpty { return .inferred }
        return ArborSyntax.writtenIsolation(attributes.filter { $0.isCustom(vocabulary) }, modifiers)
    }

    /// Returns the dependencies among a call's arguments that are passed to `sending` parameters.
    package func sent(among arguments: [Argument]) -> [String] {
        guard parameters.contains(where: \.isSending) else { return [] }
        return arguments.filter { argument in
            parameters.contains {
                $0.isSending && ($0.label == "_" ? nil : $0.label.plainName) == argument.label
                    && (argument.label != nil || $0.name.plainName == argument.dependency)
            }
        }.map(\.dependency)
    }
}

extension ParameterDeclaration {
    fileprivate var isSending: Bool {
        type.utf8.first == UInt8(ascii: "s") && type.hasPrefix("sending ")
    }
}

extension FileDeclarations {
    /// The names of the types that are annotated `@globalActor`, in order.
    package var globalActors: [String] {
        types.filter { $0.attributes.contains { $0.name == "globalActor" } }.map(\.name)
    }
}

/// Returns the isolation that attributes and modifiers state.
///
/// - Parameter custom: The attributes that don't belong to the language.
private func writtenIsolation(_ custom: [Attribute], _ modifiers: [String]) -> WrittenConcurrency.Isolation {
    let isNonisolated = modifiers.contains {
        $0.utf8.first == UInt8(ascii: "n") && $0.hasPrefix("nonisolated")
    }
    if isNonisolated { return .nonisolated }
    if custom.isEmpty { return .inferred }
    let candidates = custom.filter(\.mayBeGlobalActor)
    let actor = candidates.first { $0.name.namesAnActor } ?? candidates.first
    return actor.map { .attribute($0.name) } ?? .inferred
}

extension WrittenConcurrency.Isolation {
    fileprivate var isAttribute: Bool {
        if case .attribute = self { true } else { false }
    }
}

extension Attribute {
    package var namesAnActor: Bool { name.namesAnActor }

    /// True if a custom attribute may be a global actor, which is named like a type and takes no arguments. Some macros
    /// look the same, and may add anything to a type. Nothing is known of the effect of any other macro either.
    var mayBeGlobalActor: Bool {
        name.namesAnActor || (arguments.isEmpty && !text.utf8.contains(UInt8(ascii: "(")))
    }

    /// Returns whether an attribute may add isolation or `Sendable`. Nearly all attributes of the language begin with a
    /// small letter. The exceptions, and some macros that add neither, are listed in `harmless`.
    func isCustom(_ vocabulary: Vocabulary) -> Bool {
        if vocabulary.types.contains(name) { return false }
        let simple = name.simpleTypeName
        guard let first = simple.utf8.first else { return false }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
            && !vocabulary.types.contains { $0 == simple }
            && !vocabulary.callables.contains { $0 == simple } && !Self.harmless.contains(simple)
    }

    private static let harmless: Set<Substring> = [
        "DebugDescription", "Generable", "IBDesignable", "Model", "NSApplicationMain", "Observable",
        "Sendable",
        "UIApplicationMain",
    ]
}

extension String {
    /// The type's own name: `P` for `M.P`, `nonisolated P` and `@retroactive P`. Generic arguments are not removed.
    fileprivate var simpleTypeName: Substring {
        let word = utf8.lastIndex(of: UInt8(ascii: " ")).map { self[index(after: $0)...] } ?? self[...]
        return word.utf8.lastIndex(of: UInt8(ascii: ".")).map { word[word.index(after: $0)...] } ?? word
    }

    /// True for `MainActor`, and for custom actors whose names follow the convention.
    fileprivate var namesAnActor: Bool { hasSuffix("Actor") }
}
