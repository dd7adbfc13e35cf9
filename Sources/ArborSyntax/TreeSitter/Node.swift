import CTreeSitter

/// A node of a syntax tree. It must not outlive the tree.
struct Node {
    private let node: TSNode

    init(_ node: TSNode) { self.node = node }

    var symbol: Symbol { Symbol(id: ts_node_symbol(node)) }
    var bytes: Range<UInt32> { ts_node_start_byte(node)..<ts_node_end_byte(node) }
    var start: TSPoint { ts_node_start_point(node) }
    var end: TSPoint { ts_node_end_point(node) }

    /// True if the node, or any node in it, is an error or missing.
    var hasError: Bool { ts_node_has_error(node) }
    var isMissing: Bool { ts_node_is_missing(node) }
    /// The name that the grammar gives to the node's kind.
    var kind: String { String(cString: ts_node_type(node)) }

    /// Returns the smallest node that contains the byte.
    func descendant(at byte: UInt32) -> Node { Node(ts_node_descendant_for_byte_range(node, byte, byte)) }

    func makeCursor() -> TreeCursor { TreeCursor(at: node) }
}

/// A position in a syntax tree, which can be moved to neighboring nodes. It must not outlive the tree.
///
/// tree-sitter stores the children of a node as a tree. Moving a cursor takes constant time, and access to the nth
/// child doesn't, so long files are walked with a cursor.
struct TreeCursor: ~Copyable {
    private var cursor: TSTreeCursor

    fileprivate init(at node: TSNode) { cursor = ts_tree_cursor_new(node) }

    deinit {
        var cursor = cursor
        ts_tree_cursor_delete(&cursor)
    }

    var node: Node { mutating get { Node(ts_tree_cursor_current_node(&cursor)) } }
    var field: Field { mutating get { Field(id: ts_tree_cursor_current_field_id(&cursor)) } }

    /// Moves to the first child. Returns false if the node has no children.
    mutating func enter() -> Bool { ts_tree_cursor_goto_first_child(&cursor) }

    /// Moves to the next sibling. Returns false if the node is the last one.
    mutating func next() -> Bool { ts_tree_cursor_goto_next_sibling(&cursor) }

    /// Moves to the parent. Returns false at the node at which the cursor was created.
    @discardableResult
    mutating func leave() -> Bool { ts_tree_cursor_goto_parent(&cursor) }
}
