import ArborModel
import ArborSyntax

/// A declaration that is found by its label.
protocol Labelled {
    var label: String { get }
}

extension Dependency: Labelled {}
extension PropertyDeclaration: Labelled {}

/// The index of each label in a list. A repeated label has its first index.
///
/// A linear search is faster than hashing for short lists, and nearly all lists are short. A root may have
/// thousands of labels.
struct LabelIndex<Element: Labelled> {
    private let elements: [Element]
    private var indices: [String: Int] = [:]

    private var isShort: Bool { elements.count <= 12 }

    init(_ elements: [Element]) {
        self.elements = elements
        if isShort { return }
        indices = Dictionary(
            elements.indices.map { (elements[$0].label, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(label: String) -> Int? {
        isShort ? elements.indices.first { elements[$0].label == label } : indices[label]
    }
}
