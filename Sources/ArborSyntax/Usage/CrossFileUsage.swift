import ArborModel

/// A search for reads of properties in other files than their own, by the words that such a read needs.
package struct CrossFileUsage: Sendable {
    private struct Wanted: Sendable {
        var place: Int
        var home: String
        var owner: UInt64
    }

    private let words: Set<UInt64>
    private let wanted: [UInt64: [Wanted]]

    /// Creates a search.
    ///
    /// - Parameter numbers: The indices of the places to search for.
    package init(for numbers: [Int], of places: [PropertyPlace]) {
        var wanted: [UInt64: [Wanted]] = [:]
        var words: Set<UInt64> = []
        for number in numbers {
            let label = WordScan.hash(places[number].label.utf8)
            let owner = WordScan.hash(places[number].ownerName.utf8)
            words.formUnion([label, owner])
            wanted[label, default: []].append(
                Wanted(place: number, home: places[number].location.path, owner: owner))
        }
        self.wanted = wanted
        self.words = words
    }

    /// Returns the indices of the places that a file may read, if it isn't their own.
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
            }.map(\.place)
        }
    }
}

extension PropertyPlace {
    /// Without the types around it.
    fileprivate var ownerName: Substring { owner.split(separator: ".").last ?? owner[...] }
}
