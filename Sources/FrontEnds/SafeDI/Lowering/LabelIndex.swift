/// The index of each label in a list. A repeated label has its first index.
///
/// A linear search is faster than hashing for short lists, and nearly all lists are short. A root may have
/// thousands of labels.
struct LabelIndex {
    private var labels: [String]
    private var indices: [String: Int] = [:]

    private static let short = 12

    init(_ labels: some Sequence<String>) {
        self.labels = Array(labels)
        guard self.labels.count > Self.short else { return }
        indices = Dictionary(
            self.labels.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(label: String) -> Int? {
        labels.count > Self.short ? indices[label] : labels.firstIndex(of: label)
    }
}
