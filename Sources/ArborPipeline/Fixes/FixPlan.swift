import ArborModel

/// A fix-it with the fault that it removes.
struct Fix {
    var diagnostic: Diagnostic
    var fixIt: Diagnostic.FixIt

    /// The fix-it as `path:line:column: message [id]`.
    var line: String {
        let place = diagnostic.location.map { location in
            location.path + (location.range.map { ":\($0.start.line):\($0.start.column)" } ?? "") + ": "
        }
        return "\(place ?? "")\(fixIt.message) [\(diagnostic.id.rawValue)]"
    }

    /// Identifies the fix-it in the next round, when the location may have moved.
    var identity: String { "\(diagnostic.fingerprintText) \(fixIt.message)" }

    /// The paths of the edited files; empty if an edit has none.
    var paths: [String] {
        let paths = fixIt.edits.map { $0.path ?? diagnostic.location?.path }
        return paths.contains(nil) ? [] : paths.compactMap(\.self)
    }

    /// The edits with the paths of their files.
    fileprivate var edits: [(path: String, edit: SourceEdits.Edit)] {
        zip(paths, fixIt.edits).map { path, edit in
            let start = Int(edit.range.start.offset)
            let range = start..<max(start, Int(edit.range.end.offset))
            return (path, SourceEdits.Edit(range: range, replacement: Array(edit.replacement.utf8)))
        }
    }
}

/// The fix-its that are applied together in one round. Their edits don't overlap.
struct FixPlan {
    /// The reason why a fix-it is not applied.
    enum Refusal: String, Error {
        case outside = "the edit is outside the sources, or in a generated file"
        case overlap = "the edit overlaps with another one"
        case noChange = "the edit doesn't fit the file, or changes nothing"
    }

    /// The bytes of the files that may be edited, by path.
    let texts: [String: [UInt8]]
    private(set) var fixes: [Fix] = []
    private(set) var edits: [String: SourceEdits] = [:]

    init(editing texts: [String: [UInt8]]) { self.texts = texts }

    /// Returns the edits of the files that a fix-it edits, with its own: all of them, or why there are none. The plan isn't copied.
    func edits(adding fix: Fix) -> Result<[String: SourceEdits], Refusal> {
        var all: [String: SourceEdits] = [:]
        var alone: [String: SourceEdits] = [:]
        if fix.edits.isEmpty { return .failure(fix.fixIt.edits.isEmpty ? .noChange : .outside) }
        for (path, edit) in fix.edits {
            guard texts[path] != nil else { return .failure(.outside) }
            guard all[path, default: edits[path] ?? SourceEdits()].add(edit) else {
                return .failure(.overlap)
            }
            _ = alone[path, default: SourceEdits()].add(edit)
        }
        let changes = Self.changes(alone, to: texts)
        guard let changes, changes.contains(where: { texts[$0] != $1 }) else { return .failure(.noChange) }
        return .success(all)
    }

    /// Adds a fix-it, or returns why it can't be added. All of its edits are added or none.
    mutating func add(_ fix: Fix) -> Refusal? {
        switch edits(adding: fix) {
        case .failure(let refusal): return refusal
        case .success(let edits):
            take(fix, edits)
            return nil
        }
    }

    /// Takes a fix-it with the edits that it leads to.
    mutating func take(_ fix: Fix, _ edits: [String: SourceEdits]) {
        for (path, edits) in edits { self.edits[path] = edits }
        fixes.append(fix)
    }

    /// The new bytes of the edited files.
    var changes: [String: [UInt8]] { Self.changes(edits, to: texts) ?? [:] }

    private static func changes(_ edits: [String: SourceEdits], to texts: [String: [UInt8]]) -> [String:
        [UInt8]]?
    {
        var changes: [String: [UInt8]] = [:]
        for (path, edits) in edits {
            guard let bytes = texts[path].flatMap(edits.applied) else { return nil }
            changes[path] = bytes
        }
        return changes
    }
}
