import ArborModel

/// A search for reads of properties in other files than their own, by the words that such a read needs.
package struct CrossFileUsage: Sendable {
    private struct Wanted: Sendable {
        /// The index of the property.
        var index: Int
        /// The path of the file that declares the property.
        var home: String
        /// The hash of the owner's name.
        var owner: UInt64
    }

    private let words: Set<UInt64>
    private let wanted: [UInt64: [Wanted]]

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - indices: The indices of the properties to search for.
    ///   - properties: All properties.
    package init(for indices: [Int], of properties: [PropertyPlace]) {
        var wanted: [UInt64: [Wanted]] = [:]
        var words: Set<UInt64> = []
        for index in indices {
            let label = WordScan.hash(properties[index].label.utf8)
            let owner = WordScan.hash(properties[index].ownerName.utf8)
            words.formUnion([label, owner])
            wanted[label, default: []].append(
                Wanted(index: index, home: properties[index].location.path, owner: owner))
        }
        self.wanted = wanted
        self.words = words
    }

    /// Returns the indices of the properties that a file may read, except those that it declares.
    ///
    /// The bare name is a read only if the file names the owner as well: in an extension, or in a type that inherits
    /// from the owner.
    ///
    /// - Parameters:
    ///   - source: The file's bytes.
    ///   - path: The file's path.
    package func reads(in source: UnsafeBufferPointer<UInt8>, of path: String) -> [Int] {
        var members: Set<UInt64> = []
        var bare: Set<UInt64> = []
        WordScan.reads(of: words, in: source) { word, _, use in
            if use == .member { members.insert(word) } else { bare.insert(word) }
        }
        return members.union(bare).flatMap { word in
            (wanted[word] ?? []).filter { wanted in
                wanted.home != path
                    && (members.contains(word) || bare.contains(wanted.owner)
                        || members.contains(wanted.owner))
            }.map(\.index)
        }
    }
}

extension PropertyPlace {
    /// The owner's name without the types around it.
    fileprivate var ownerName: Substring { owner.split(separator: ".").last ?? owner[...] }
}
