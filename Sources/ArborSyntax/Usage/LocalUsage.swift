import ArborModel

/// A property that its own file doesn't read.
package struct LocalUsage: Equatable, Sendable {
    /// The index of the property's place.
    package var place: Int
    /// True if other files may read it.
    package var isSeenElsewhere: Bool

    /// Returns the properties that their own file doesn't read. When unsure, we assume that a property is read.
    ///
    /// - Parameters:
    ///   - numbers: The indices of the places that are in the file.
    ///   - source: The file's bytes.
    ///   - file: The file's declarations.
    package static func unread(
        _ numbers: [Int], of places: [PropertyPlace], in source: UnsafeBufferPointer<UInt8>,
        declaring file: FileDeclarations, _ vocabulary: Vocabulary
    ) -> [LocalUsage] {
        let contexts = numbers.map { PropertyContext(of: places[$0], in: file, vocabulary) }
        let labels = numbers.map { WordScan.hash(places[$0].label.utf8) }
        var isRead = contexts.map { $0 == nil || $0?.reach == .anywhere }
        WordScan.reads(of: Set(labels), in: source) { word, offset, use in
            for index in numbers.indices where labels[index] == word && !isRead[index] {
                let regions = contexts[index]?.regions
                isRead[index] = use == .member || regions?.contains { $0.contains(offset) } ?? true
            }
        }
        return numbers.indices.filter { !isRead[$0] }.map {
            LocalUsage(place: numbers[$0], isSeenElsewhere: contexts[$0]?.reach == .module)
        }
    }
}
