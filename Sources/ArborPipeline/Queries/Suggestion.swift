import ArborModel

/// Returns the candidate that a misspelled word probably means, or `nil` if none is near.
public func nearestName(to word: String, among candidates: [String]) -> String? {
    let limit = max(1, min(3, word.utf8.count / 3))
    let near = candidates.compactMap { candidate in
        editDistance(word, candidate, atMost: limit).map { (distance: $0, name: candidate) }
    }
    return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
}
