import ArborModel

extension SourceScanner {
    /// Finds the properties that no code reads, as far as the sources at hand show it. In doubt, a property counts as
    /// read.
    ///
    /// A property that is private to its file is searched for in that file, one that its module sees in all `files`.
    ///
    /// - Returns: For each property, in order, true if it is not read.
    @available(macOS 10.15, *)
    public func areUnread(_ places: [PropertyPlace], in files: [String]) async -> [Bool] {
        if places.isEmpty { return [] }
        let known = Set(files)
        let owners = Dictionary(grouping: places.indices) { places[$0].location.path }
        let homes = owners.keys.filter(known.contains).sorted()
        var isUnread = Array(repeating: false, count: places.count)
        var wanted: [Int] = []
        for found in await each(of: homes, { $0.unreadAtHome(owners[homes[$1]] ?? [], of: places) }).joined()
        {
            isUnread[found.place] = true
            if found.isSeenElsewhere { wanted.append(found.place) }
        }
        if wanted.isEmpty { return isUnread }
        let search = CrossFileUsage(for: wanted, of: places)
        for found in await each(of: files, { $0.reads(search, in: files[$1]) }).joined() {
            isUnread[found] = false
        }
        return isUnread
    }
}

/// A property that its own file doesn't read.
struct LocalUsage: Sendable {
    /// The number of its place.
    var place: Int
    /// True where other files may read it.
    var isSeenElsewhere: Bool
}

/// Properties that other files than their own may read, by what these would have to say.
struct CrossFileUsage: Sendable {
    fileprivate struct Wanted: Sendable {
        var place: Int
        var home: String
        var owner: UInt64
    }

    fileprivate let words: Set<UInt64>
    fileprivate let wanted: [UInt64: [Wanted]]

    init(for numbers: [Int], of places: [PropertyPlace]) {
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
}

extension PropertyPlace {
    /// Without the types around it.
    fileprivate var ownerName: Substring { owner.split(separator: ".").last ?? owner[...] }
}

extension ScanWorker {
    /// - Parameter numbers: of the places in one file.
    fileprivate mutating func unreadAtHome(_ numbers: [Int], of places: [PropertyPlace]) -> [LocalUsage]? {
        guard let first = numbers.first,
            case .success(let file) = declarations(in: places[first].location.path)
        else { return nil }
        let contexts = numbers.map { PropertyContext(of: places[$0], in: file, vocabulary) }
        let labels = numbers.map { WordScan.hash(places[$0].label.utf8) }
        var isRead = contexts.map { $0 == nil || $0?.reach == .anywhere }
        var scan = WordScan()
        scan.reads(of: Set(labels), in: source) { word, offset, use in
            for index in numbers.indices where labels[index] == word && !isRead[index] {
                let regions = contexts[index]?.regions
                isRead[index] = use == .member || regions?.contains { $0.contains(offset) } ?? true
            }
        }
        return numbers.indices.filter { !isRead[$0] }.map {
            LocalUsage(place: numbers[$0], isSeenElsewhere: contexts[$0]?.reach == .module)
        }
    }

    /// The numbers of the places that may be read in a file which is not theirs. The bare name is a read only where the
    /// owner is named as well: in an extension, or in what inherits from it.
    fileprivate mutating func reads(_ search: CrossFileUsage, in path: String) -> [Int]? {
        guard load(path) else { return nil }
        var members: Set<UInt64> = []
        var bare: Set<UInt64> = []
        var scan = WordScan()
        scan.reads(of: search.words, in: source) { word, _, use in
            if use == .member { members.insert(word) } else { bare.insert(word) }
        }
        return members.union(bare).flatMap { word in
            (search.wanted[word] ?? []).filter { wanted in
                wanted.home != path
                    && (members.contains(word) || bare.contains(wanted.owner)
                        || members.contains(wanted.owner))
            }.map(\.place)
        }
    }
}
