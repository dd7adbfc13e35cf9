import ArborModel

/// A property that its own file doesn't read.
package struct LocalUsage: Equatable, Sendable {
    /// The index of the property.
    package var index: Int
    /// True if other files may read it.
    package var isSeenElsewhere: Bool

    /// Returns the properties that their own file doesn't read. When unsure, we assume that a property is read.
    ///
    /// - Parameters:
    ///   - indices: The indices of the properties that the file declares.
    ///   - properties: All properties.
    ///   - source: The file's bytes.
    ///   - file: The file's declarations.
    package static func unread(
        _ indices: [Int], of properties: [PropertyPlace], in source: UnsafeBufferPointer<UInt8>,
        declaring file: FileDeclarations, _ vocabulary: Vocabulary
    ) -> [LocalUsage] {
        let contexts = indices.map { PropertyContext(of: properties[$0], in: file, vocabulary) }
        let labels = indices.map { WordScan.hash(properties[$0].label.utf8) }
        var isRead = contexts.map { $0 == nil || $0?.reach == .anywhere }
        WordScan.reads(of: Set(labels), in: source) { word, offset, use in
            for position in indices.indices where labels[position] == word && !isRead[position] {
                let regions = contexts[position]?.regions
                isRead[position] = use == .member || regions?.contains { $0.contains(offset) } ?? true
            }
        }
        return indices.indices.filter { !isRead[$0] }.map {
            LocalUsage(index: indices[$0], isSeenElsewhere: contexts[$0]?.reach == .module)
        }
    }
}
