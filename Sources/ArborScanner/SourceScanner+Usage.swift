import ArborModel
import ArborSyntax

extension SourceScanner {
    /// Finds the properties that no code reads, as far as the sources at hand show it. When unsure, we assume that a
    /// property is read.
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
        for found in await each(of: homes, { $0.unread(owners[homes[$1]] ?? [], of: places, in: homes[$1]) })
            .joined()
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

extension ScanWorker {
    /// - Parameter numbers: of the places in the file.
    fileprivate mutating func unread(
        _ numbers: [Int], of places: [PropertyPlace], in path: String
    ) -> [LocalUsage]? {
        guard case .success(let file) = declarations(in: path) else { return nil }
        return LocalUsage.unread(numbers, of: places, in: source, declaring: file, vocabulary)
    }

    fileprivate mutating func reads(_ search: CrossFileUsage, in path: String) -> [Int]? {
        load(path) ? search.reads(in: source, of: path) : nil
    }
}
