import ArborModel
import ArborSyntax

extension Vocabulary {
    /// A vocabulary with annotated protocols, and with annotated initializers and functions.
    static let bladeLike = Vocabulary(
        types: ["Module", "Component"], properties: [], functions: [], callables: ["Provider"],
        expansions: [], modules: ["Blade"])
}

/// One text, read whole and with the prescan by `Vocabulary.bladeLike`.
struct BothReadings {
    let whole: FileDeclarations
    let prescanned: FileDeclarations
    /// False if the prescan gave up, so that both readings are the same.
    let isSliced: Bool

    init(_ source: String) {
        var reader = SourceReader(.bladeLike)
        (whole, prescanned, isSliced) = Array(source.utf8).withUnsafeBufferPointer {
            (reader.read($0), reader.readAnnotated($0), reader.prescan($0) != nil)
        }
    }
}

extension FileDeclarations {
    /// The declarations that a front end needs. The prescan may leave out all others.
    var needed: FileDeclarations {
        var file = self
        file.types = types.map(\.needed).filter(\.isNeeded)
        file.aliases = []
        file.conditionalAttributes = []
        return file
    }

    /// The names of the needed members, qualified by their types, in order.
    var neededMembers: [String] {
        needed.types.flatMap { type in
            (type.callables.map(\.name) + type.properties.map(\.label)).map { type.name + "." + $0 }
        }
    }
}

extension TypeDeclaration {
    fileprivate var isAnnotated: Bool { attributes.contains(where: Vocabulary.bladeLike.isType) }

    fileprivate var isNeeded: Bool { isAnnotated || !callables.isEmpty }

    fileprivate var needed: TypeDeclaration {
        var type = self
        let isComponent = isAnnotated && kind == .protocol
        type.callables = callables.filter {
            isComponent || $0.attributes.contains(where: Vocabulary.bladeLike.isCallable)
        }
        type.properties = isComponent ? properties : []
        type.patterns = []
        if isComponent { return type }
        for index in type.callables.indices { type.callables[index].modifiers.removeAll(where: isLeftOut) }
        // A type's range begins with its first modifier, and some modifiers are left out.
        type.modifiers = []
        type.range = SourceRange(start: nameRange.start, end: range.end)
        return type
    }
}

/// Returns whether the prescan leaves a member's modifier out.
private func isLeftOut(_ modifier: String) -> Bool {
    !["static", "class", "private", "fileprivate", "nonisolated"].contains(modifier)
}
