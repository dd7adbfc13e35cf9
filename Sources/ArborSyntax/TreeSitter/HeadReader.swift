import ArborModel
import CTreeSitterSwift

/// Reads the declarations of slices without a tree, if they are as plain as nearly all declarations. It owns the memory
/// for the records of one slice and reuses it for the next one.
struct HeadReader: ~Copyable {
    private let records: UnsafeMutablePointer<tree_sitter_swift_record>

    /// The greatest number of records of a slice. A slice with more is parsed.
    private static let mostRecords = 16_384

    init() { records = .allocate(capacity: Self.mostRecords) }

    deinit { records.deallocate() }

    /// Returns the declarations of a slice, or `nil` if the slice must be parsed. They are those of its syntax tree.
    mutating func declarations(
        of slice: tree_sitter_swift_slice, _ vocabulary: Vocabulary
    ) -> FileDeclarations? {
        let isRead = withUnsafePointer(to: slice) {
            tree_sitter_swift_read_heads($0, records, Self.mostRecords)
        }
        guard isRead, let text = slice.text else { return nil }
        var extractor = HeadExtractor(HeadRecords(records, of: text), vocabulary)
        return extractor.extract()
    }
}

/// The records of a slice, read from first to last. They must not outlive the reader and the slice.
struct HeadRecords {
    private var next: UnsafePointer<tree_sitter_swift_record>
    private let text: UnsafePointer<UInt8>

    init(_ first: UnsafePointer<tree_sitter_swift_record>, of text: UnsafePointer<UInt8>) {
        next = first
        self.text = text
    }

    /// The kind of the next record.
    var kind: tree_sitter_swift_record_kind { tree_sitter_swift_record_kind(next.pointee.kind) }

    /// Returns the next record.
    mutating func take() -> tree_sitter_swift_record {
        defer { next += 1 }
        return next.pointee
    }

    /// Returns the next record if it is of the kind.
    mutating func take(_ wanted: tree_sitter_swift_record_kind) -> tree_sitter_swift_record? {
        kind == wanted ? take() : nil
    }

    func bytes(_ record: tree_sitter_swift_record) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text + Int(record.start), count: Int(record.end - record.start))
    }

    /// Returns the text of a record without comments, with one space for each run of white space.
    func text(_ record: tree_sitter_swift_record) -> String { SourceText.text(bytes(record)) }

    /// Returns the text of an expression, as `SourceText.expression` does.
    func expression(_ record: tree_sitter_swift_record) -> String { SourceText.expression(bytes(record)) }

    /// Returns the text of the next record, and moves on.
    mutating func takeText() -> String { text(take()) }
}

extension tree_sitter_swift_record {
    /// The range in the file.
    var range: SourceRange {
        SourceRange(start: SourcePosition(source_start), end: SourcePosition(source_end))
    }
}

extension SourcePosition {
    fileprivate init(_ position: tree_sitter_swift_position) {
        self.init(offset: position.offset, line: position.line, column: position.column)
    }
}
