import CTreeSitter
import CTreeSitterSwift

/// Owns one tree-sitter parser with the grammar of Swift's declarations. Only one thread at a time may use it.
struct Parser: ~Copyable {
    /// The parser. It has no language if the library rejects the grammar, and then returns no trees.
    private let parser: OpaquePointer?

    /// - Parameter language: The grammar; `nil` for a parser that returns no trees.
    init(language: OpaquePointer? = tree_sitter_swift_declarations()) {
        parser = ts_parser_new()
        // The committed parser has ABI 14, which every supported library loads.
        if let parser { _ = ts_parser_set_language(parser, language) }
    }

    deinit { if let parser { ts_parser_delete(parser) } }

    /// Parses a text. The bytes need not outlive the call.
    mutating func parse(_ source: UnsafeBufferPointer<UInt8>) -> Tree {
        Tree(owning: pointer(toTreeOf: source), upTo: UInt32(source.count))
    }

    /// Parses a masked text. The text need not outlive the call.
    mutating func parse(_ text: MaskedText) -> Tree {
        let tree = text.bytes.withUnsafeBufferPointer { pointer(toTreeOf: $0) }
        return Tree(owning: tree, upTo: UInt32(text.bytes.count))
    }

    private func pointer(toTreeOf source: UnsafeBufferPointer<UInt8>) -> OpaquePointer? {
        guard let parser else { return nil }
        return source.withMemoryRebound(to: CChar.self) { bytes in
            ts_parser_parse_string(parser, nil, bytes.baseAddress, UInt32(bytes.count))
        }
    }
}

/// Owns one syntax tree. Nodes and cursors must not outlive it.
struct Tree: ~Copyable {
    private let tree: OpaquePointer?
    private let mayBeDeleted: Bool

    /// Creates the owner of a tree.
    ///
    /// tree-sitter 0.20.7 counts a node's children in sixteen bits. If more than 65,535 brackets or other constructs
    /// are open at the end of a text, the root contains only the last of them. Such a root ends too early and has an
    /// error. Deleting it would free memory that doesn't belong to it, so such a tree is never deleted.
    ///
    /// - Parameter end: The offset at which the root must end.
    fileprivate init(owning tree: OpaquePointer?, upTo end: UInt32) {
        self.tree = tree
        mayBeDeleted = tree.map { end == ts_node_end_byte(ts_tree_root_node($0)) } ?? false
    }

    deinit { if mayBeDeleted, let tree { ts_tree_delete(tree) } }

    /// `nil` if the parser has no grammar.
    var root: Node? { tree.map { Node(ts_tree_root_node($0)) } }
}
