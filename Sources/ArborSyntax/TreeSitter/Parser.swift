import CTreeSitter
import CTreeSitterSwift

/// Owns one tree-sitter parser with the grammar of Swift's declarations. For one thread at a time.
struct Parser: ~Copyable {
    /// Without a language if the library refuses the grammar. Such a parser gives no trees.
    private let parser: OpaquePointer?

    /// - Parameter language: The grammar; `nil` for a parser that gives no trees.
    init(language: OpaquePointer? = tree_sitter_swift_declarations()) {
        parser = ts_parser_new()
        // The committed parser is of ABI 14, which every supported library loads.
        if let parser { _ = ts_parser_set_language(parser, language) }
    }

    deinit { if let parser { ts_parser_delete(parser) } }

    /// The tree of the text; `source` may go once this returns.
    mutating func parse(_ source: UnsafeBufferPointer<UInt8>) -> Tree {
        Tree(owning: pointer(toTreeOf: source), upTo: UInt32(source.count))
    }

    /// The tree of the text as the mask has it; it may go once this returns.
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

    /// tree-sitter 0.20.7 counts a node's children in sixteen bits. Text that leaves more than 65,535 things open
    /// at its end, such as brackets, gives a root that knows only the last of them: it ends too early, and freeing it
    /// would free memory that is not its own. Such a tree is broken, says so, and is never freed.
    ///
    /// - Parameter end: where the root must end.
    fileprivate init(owning tree: OpaquePointer?, upTo end: UInt32) {
        self.tree = tree
        mayBeDeleted = tree.map { end == ts_node_end_byte(ts_tree_root_node($0)) } ?? false
    }

    deinit { if mayBeDeleted, let tree { ts_tree_delete(tree) } }

    /// `nil` if the parser has no grammar.
    var root: Node? { tree.map { Node(ts_tree_root_node($0)) } }
}
