import ArborModel

// What a declaration's attributes, modifiers and supertypes say of its isolation, and what they leave open.

extension TypeDeclaration {
    /// - Parameter vocabulary: The annotations, which are no attributes of the language and add no isolation.
    package func writtenConcurrency(_ vocabulary: Vocabulary) -> WrittenConcurrency {
        let custom = attributes.filter { $0.isCustom(vocabulary) }
        let macros = custom.contains { !$0.mayBeGlobalActor }
        let isolation = writtenIsolation(custom, modifiers)
        let isolates = macros || kind == .extension
        let roles = vocabulary.roles(of: inherits)
        var isSent = macros || kind == .actor || kind == .extension || isolation.isAttribute
        isSent = isSent || roles.contains(.sendable)
        // Clients see what is in a frozen type, and so does the compiler, which infers Sendable from it.
        isSent = isSent || attributes.count > 1 && attributes.contains { $0.name == "frozen" }
        return WrittenConcurrency(
            type: isolation, mayBeIsolated: isolates, mayBeSendable: isSent,
            hasUnreadSupertypes: roles.contains { $0.unreadName != nil })
    }
}

extension CallableDeclaration {
    /// - Parameter vocabulary: The annotations, which are no attributes of the language and add no isolation.
    package func writtenIsolation(_ vocabulary: Vocabulary) -> WrittenConcurrency.Isolation {
        if attributes.isEmpty && modifiers.isEmpty { return .inferred }
        return ArborSyntax.writtenIsolation(attributes.filter { $0.isCustom(vocabulary) }, modifiers)
    }

    /// Of a call's arguments, the dependencies that are taken over.
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

/// - Parameter custom: the attributes that are none of the language's own.
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

    /// Of a custom attribute: a global actor is named like a type and takes no arguments. So are, and do, some macros,
    /// which may add anything to a type; of other macros nothing else is known either.
    fileprivate var mayBeGlobalActor: Bool {
        name.namesAnActor || (arguments.isEmpty && !text.utf8.contains(UInt8(ascii: "(")))
    }

    /// The language's own attributes begin with a small letter, but for a few; and some macros add neither isolation
    /// nor `Sendable`.
    fileprivate func isCustom(_ vocabulary: Vocabulary) -> Bool {
        if vocabulary.types.contains(name) { return false }
        let simple = name.simpleTypeName
        guard let first = simple.utf8.first else { return false }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
            && !vocabulary.types.contains { $0 == simple } && !Self.harmless.contains(simple)
    }

    private static let harmless: Set<Substring> = [
        "DebugDescription", "Generable", "IBDesignable", "Model", "NSApplicationMain", "Observable",
        "Sendable",
        "UIApplicationMain",
    ]
}

extension String {
    /// `P` of `M.P`, `nonisolated P` and `@retroactive P`. What is more than a name is left as it is.
    fileprivate var simpleTypeName: Substring {
        let word = utf8.lastIndex(of: UInt8(ascii: " ")).map { self[index(after: $0)...] } ?? self[...]
        return word.utf8.lastIndex(of: UInt8(ascii: ".")).map { word[word.index(after: $0)...] } ?? word
    }

    /// `MainActor`, and custom ones by the habit of their names.
    fileprivate var namesAnActor: Bool { hasSuffix("Actor") }
}
