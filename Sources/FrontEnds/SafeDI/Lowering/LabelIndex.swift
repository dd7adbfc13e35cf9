/// The places of labels in a list, the first where one stands there twice.
///
/// Nearly all lists are short, and then looking through them is faster than hashing; a root may have thousands.
struct LabelIndex {
    private var labels: [String]
    private var places: [String: Int] = [:]

    private static let short = 12

    init(_ labels: some Sequence<String>) {
        self.labels = Array(labels)
        guard self.labels.count > Self.short else { return }
        places = Dictionary(
            self.labels.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(label: String) -> Int? {
        labels.count > Self.short ? places[label] : labels.firstIndex(of: label)
    }
}
