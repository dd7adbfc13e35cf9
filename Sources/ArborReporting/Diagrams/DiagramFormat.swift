import ArborModel

/// The forms of a diagram.
public enum DiagramFormat: String, Sendable, CaseIterable {
    /// Graphviz's language.
    case dot
    /// Mermaid's language.
    case mermaid
    /// One JSON object.
    case json
}

extension GraphDiagram {
    /// Returns the diagram as a document.
    public func text(as format: DiagramFormat) -> String {
        switch format {
        case .dot: dot
        case .mermaid: mermaid
        case .json: json
        }
    }
}
