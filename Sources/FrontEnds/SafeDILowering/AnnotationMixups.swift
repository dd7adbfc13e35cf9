import ArborModel
import ArborSyntax

/// Annotations that are written one for another. Their arguments tell which one is meant.
enum AnnotationMixup {
    /// The labels that each annotation takes.
    private static let labels: [(name: String, labels: [String])] = [
        ("Instantiated", ["fulfilledByType", "erasedToConcreteExistential"]),
        (
            "Received",
            ["fulfilledByDependencyNamed", "ofType", "erasedToConcreteExistential", "onlyIfAvailable"]
        ),
        ("Instantiable", DeclarationLowering.instantiableArguments),
    ]

    /// The annotations that take a label.
    static func owners(of label: String) -> [String] {
        labels.filter { $0.labels.contains(label) }.map(\.name)
    }

    /// The labels that an annotation takes.
    static func labels(of name: String) -> [String] { labels.first { $0.name == name }?.labels ?? [] }

    static func takes(_ name: String, argumentsOf attribute: Attribute) -> Bool {
        let taken = labels(of: name)
        return attribute.arguments.allSatisfy { taken.contains($0.label ?? "") }
    }

    /// The annotation of a property that the arguments belong to.
    static func property(meantBy attribute: Attribute) -> String {
        ["Instantiated", "Received"].first { takes($0, argumentsOf: attribute) } ?? "Instantiated"
    }
}

extension Attribute {
    /// Writes another annotation. The arguments stay if it takes them.
    func replaced(by name: String) -> Diagnostic.FixIt {
        guard AnnotationMixup.takes(name, argumentsOf: self) else {
            var fixIt = Diagnostic.FixIt.replacing(range, by: "@\(name)")
            fixIt.isCertain = false
            return fixIt
        }
        let end = range.start.moved(by: 1 + self.name.utf8.count)
        let edit = Diagnostic.FixIt.Edit(
            range: SourceRange(start: range.start, end: end), replacement: "@\(name)")
        return Diagnostic.FixIt("write '@\(name)'", edits: [edit])
    }
}
