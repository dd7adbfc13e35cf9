import CTreeSitter

/// A node of a tree that is alive.
struct Node {
    private let node: TSNode

    init(_ node: TSNode) { self.node = node }

    var symbol: Symbol { Symbol(id: ts_node_symbol(node)) }
    var bytes: Range<UInt32> { ts_node_start_byte(node)..<ts_node_end_byte(node) }
    var start: TSPoint { ts_node_start_point(node) }
    var end: TSPoint { ts_node_end_point(node) }

    /// True where it or anything in it is an error or missing.
    var hasError: Bool { ts_node_has_error(node) }
    var isMissing: Bool { ts_node_is_missing(node) }
    /// The name that the grammar gives to the node's kind.
    var kind: String { String(cString: ts_node_type(node)) }

    /// The smallest node that holds the byte.
    func descendant(at byte: UInt32) -> Node { Node(ts_node_descendant_for_byte_range(node, byte, byte)) }

    func makeCursor() -> TreeCursor { TreeCursor(at: node) }
}

/// A place in a tree that is alive, moved step by step.
///
/// Children of a node lie in a tree of their own, so that stepping costs a constant and asking for the nth child
/// does not: long files are walked with this.
struct TreeCursor: ~Copyable {
    private var cursor: TSTreeCursor

    fileprivate init(at node: TSNode) { cursor = ts_tree_cursor_new(node) }

    deinit {
        var cursor = cursor
        ts_tree_cursor_delete(&cursor)
    }

    var node: Node { mutating get { Node(ts_tree_cursor_current_node(&cursor)) } }
    var field: Field { mutating get { Field(id: ts_tree_cursor_current_field_id(&cursor)) } }

    /// To the first child, if there is one.
    mutating func enter() -> Bool { ts_tree_cursor_goto_first_child(&cursor) }

    /// To the next sibling, if there is one.
    mutating func next() -> Bool { ts_tree_cursor_goto_next_sibling(&cursor) }

    /// To the parent; false at the node where the cursor was made.
    @discardableResult
    mutating func leave() -> Bool { ts_tree_cursor_goto_parent(&cursor) }
}
