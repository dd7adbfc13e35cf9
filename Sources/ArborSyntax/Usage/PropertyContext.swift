import ArborModel

/// The facts about a property that the declarations of its own file show.
struct PropertyContext: Sendable {
    /// The code that may read the property.
    enum Reach {
        case file
        case module
        /// Code that may not be among the sources can read the property.
        case anywhere
    }

    let reach: Reach
    /// The ranges of the file in which the bare name may mean the property; `nil` if it may anywhere in the file.
    let regions: [Range<Int>]?
    /// True if the owner is a class with possible subclasses. In their bodies the bare name means the property too.
    let isInherited: Bool

    /// Creates the context of a property. Returns `nil` if the property is not found, or if code that the file doesn't
    /// show may read it.
    init?(of property: PropertyPlace, in file: FileDeclarations, _ vocabulary: Vocabulary) {
        guard let offset = property.location.range?.start.offset,
            let owner = file.types.first(where: { $0.declares(at: offset) }),
            let declaration = owner.properties.first(where: { $0.range.start.offset == offset })
        else { return nil }
        let parts = file.types.filter { $0.name == owner.name }
        // An unknown attribute may be a property wrapper, which sees each write. Annotations are no wrappers.
        guard declaration.attributes.allSatisfy(vocabulary.isProperty),
            !parts.contains(where: { $0.isReadAsAWhole })
        else { return nil }
        isInherited = owner.kind == .class && !owner.modifiers.contains("final")
        regions = isInherited ? nil : parts.map { Int($0.range.start.offset)..<Int($0.range.end.offset) }
        if declaration.modifiers.contains(where: ["private", "fileprivate"].contains) {
            reach = .file
        } else if declaration.modifiers.contains(where: ["public", "open", "package"].contains) {
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

    /// True if the inheritance clause names a protocol for which the compiler synthesizes code that reads all
    /// properties.
    fileprivate var isReadAsAWhole: Bool {
        let names = inherits.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        return names.contains { Self.comparedOrEncoded.contains($0) }
    }
}
