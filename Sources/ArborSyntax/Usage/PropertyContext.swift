import ArborModel

/// What the declarations of its own file tell of a property.
struct PropertyContext: Sendable {
    /// From where code may read the property.
    enum Reach {
        case file
        case module
        /// Its name is known in places that are not at hand.
        case anywhere
    }

    let reach: Reach
    /// The stretches of the file in which its bare name may mean it; `nil` where all of it may.
    let regions: [Range<Int>]?
    /// True of a class that others may inherit from, in whose bodies the bare name means it too.
    let isInherited: Bool

    /// `nil` where something reads the property that is not written, or it is not found.
    init?(of place: PropertyPlace, in file: FileDeclarations, _ vocabulary: Vocabulary) {
        guard let offset = place.location.range?.start.offset,
            let owner = file.types.first(where: { $0.declares(at: offset) }),
            let property = owner.properties.first(where: { $0.range.start.offset == offset })
        else { return nil }
        let parts = file.types.filter { $0.name == owner.name }
        // A wrapper sees each write; what Arbor's attributes do is known.
        guard property.attributes.allSatisfy(vocabulary.isProperty),
            !parts.contains(where: { $0.isReadAsAWhole })
        else { return nil }
        isInherited = owner.kind == .class && !owner.modifiers.contains("final")
        regions = isInherited ? nil : parts.map { Int($0.range.start.offset)..<Int($0.range.end.offset) }
        if property.modifiers.contains(where: ["private", "fileprivate"].contains) {
            reach = .file
        } else if property.modifiers.contains(where: ["public", "open", "package"].contains) {
            reach = .anywhere
        } else {
            reach = .module
        }
    }
}

extension TypeDeclaration {
    fileprivate func declares(at offset: UInt32) -> Bool {
        properties.contains { $0.range.start.offset == offset }
    }

    private static let comparedOrEncoded: Set<Substring> = [
        "Equatable", "Hashable", "Comparable", "Encodable", "Codable",
    ]

    /// True where the compiler writes code that reads all properties, as far as the declaration itself says it.
    fileprivate var isReadAsAWhole: Bool {
        let names = inherits.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        return names.contains { Self.comparedOrEncoded.contains($0) }
    }
}
