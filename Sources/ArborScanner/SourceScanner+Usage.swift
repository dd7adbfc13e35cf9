import ArborModel
import ArborSyntax

extension SourceScanner {
    /// Finds the properties that no code reads, as far as the given sources show it. When unsure, we assume that a
    /// property is read.
    ///
    /// Reads of a private property are searched for in its own file, and reads of an internal one in all `files`.
    ///
    /// - Returns: For each property, in order, true if it is not read.
    @available(macOS 10.15, *)
    public func areUnread(_ properties: [PropertyPlace], in files: [String]) async -> [Bool] {
        if properties.isEmpty { return [] }
        let known = Set(files)
        let owners = Dictionary(grouping: properties.indices) { properties[$0].location.path }
        let homes = owners.keys.filter(known.contains).sorted()
        var isUnread = Array(repeating: false, count: properties.count)
        var wanted: [Int] = []
        let unread = await each(of: homes) {
            $0.unread(owners[homes[$1]] ?? [], of: properties, in: homes[$1])
        }
        for found in unread.joined() {
            isUnread[found.index] = true
            if found.isSeenElsewhere { wanted.append(found.index) }
        }
        if wanted.isEmpty { return isUnread }
        let search = CrossFileUsage(for: wanted, of: properties)
        for found in await each(of: files, { $0.reads(search, in: files[$1]) }).joined() {
            isUnread[found] = false
        }
        return isUnread
    }
}

extension SourceScanner {
    /// Returns the words that the code of some file uses.
    @available(macOS 10.15, *)
    public func used(_ words: [String], in files: [String]) async -> Set<String> {
        if words.isEmpty { return [] }
        let search = WordUse(words)
        return Set(await each(of: files) { $0.used(search, in: files[$1]) }.joined())
    }
}

extension ScanWorker {
    fileprivate mutating func used(_ search: WordUse, in path: String) -> [String]? {
        load(path) ? search.used(in: source) : nil
    }

    /// Returns the properties that their own file doesn't read, or `nil` if the file can't be read.
    ///
    /// - Parameter indices: The indices of the properties that the file declares.
    fileprivate mutating func unread(
        _ indices: [Int], of properties: [PropertyPlace], in path: String
    ) -> [LocalUsage]? {
        guard case .success(let file) = declarations(in: path) else { return nil }
        return LocalUsage.unread(indices, of: properties, in: source, declaring: file, vocabulary)
    }

    fileprivate mutating func reads(_ search: CrossFileUsage, in path: String) -> [Int]? {
        load(path) ? search.reads(in: source, of: path) : nil
    }
}
