import ArborModel

// The parts of a diagnostic below its message, which the formats for people have in common. Each is shown with one of
// the labels `note:`, `path:` and `help:`.

extension Diagnostic {
    /// The notes that are shown beside the chain: further places and near misses. The steps of a path without a chain
    /// are among them.
    var remarks: [Note] { (pathTitles.isEmpty ? path : []) + shownPlaces + nearMisses }

    /// The steps of the path, a note for each, if the fault depends on them.
    var shownPath: [Note] { dependsOnPath ? path : [] }

    /// The greatest number of further places that people are shown. Programs get all.
    private static let mostPlaces = 5

    /// The first further places, and the number of the others.
    var shownPlaces: [Note] {
        let left = places.count - Self.mostPlaces
        return left > 0
            ? places.prefix(Self.mostPlaces) + [Note("and \(left) more place\(left == 1 ? "" : "s")")]
            : places
    }

    /// The pieces of the shortest path, such as `App`, `-> home: Home` and `-> clock: Clock`, and the number of the other
    /// paths. Empty if the path has one edge at most, because the message names that one, and if the fault doesn't depend on it.
    var chain: [String] {
        guard dependsOnPath, pathTitles.count > 2 else { return [] }
        let pieces = pathTitles.enumerated().map { $0.offset == 0 ? $0.element : "-> \($0.element)" }
        return pieces + (otherPaths.map { ["(and \($0))"] } ?? [])
    }

    /// The number of paths besides the shortest one, in words; `nil` if there are none.
    var otherPaths: String? {
        switch pathCount {
        case 0, 1: nil
        case 2: "1 other path"
        case UInt32.max: "billions of other paths"
        default: "\(pathCount - 1) other paths"
        }
    }

    /// The advice, and then each change that removes the fault, if there are several to choose from.
    var helps: [String] {
        guard let help else { return fixIts.map(\.message) }
        return [help] + (fixIts.count > 1 ? fixIts.map(\.message).filter { $0 != help } : [])
    }

    /// True if `arbor fix` may remove the fault without a question.
    var isFixable: Bool { fixIts.contains(where: \.isApplicable) }
}

extension SourceLocation {
    /// The location as `path:line:column`, or the path alone.
    var prefix: String {
        guard let start = range?.start else { return path }
        return "\(path):\(start.line):\(start.column)"
    }
}
