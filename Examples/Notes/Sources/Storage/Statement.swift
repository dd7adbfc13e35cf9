import CSQLite
import Model

/// One prepared statement, finalized at the end of its scope. Values are bound, never spliced into the text.
struct Statement: ~Copyable {
    init(_ sql: String, on database: OpaquePointer) throws {
        var handle: OpaquePointer?
        guard sqlite3_prepare_v2(database, sql, -1, &handle, nil) == SQLITE_OK, let handle else {
            throw NotesError.storage(database: database)
        }
        self.database = database
        self.handle = handle
    }

    deinit {
        sqlite3_finalize(handle)
    }

    func bind(_ values: [SQLValue]) throws {
        for (index, value) in zip(Int32(1)..., values) {
            let status =
                switch value {
                case .null: sqlite3_bind_null(handle, index)
                case .integer(let integer): sqlite3_bind_int64(handle, index, integer)
                case .real(let real): sqlite3_bind_double(handle, index, real)
                case .text(let text): sqlite3_bind_text(handle, index, text, -1, Self.copied)
                case .blob(let bytes):
                    sqlite3_bind_blob(handle, index, bytes, Int32(bytes.count), Self.copied)
                }
            guard status == SQLITE_OK else { throw NotesError.storage(database: database) }
        }
    }

    /// The next row, nil after the last.
    func step() throws -> [SQLValue]? {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: (0..<sqlite3_column_count(handle)).map { value(ofColumn: $0) }
        case SQLITE_DONE: nil
        default: throw NotesError.storage(database: database)
        }
    }

    private func value(ofColumn column: Int32) -> SQLValue {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT: .real(sqlite3_column_double(handle, column))
        case SQLITE_TEXT: .text(String(cString: sqlite3_column_text(handle, column)))
        case SQLITE_BLOB: .blob(bytes(ofColumn: column))
        default: .null
        }
    }

    private func bytes(ofColumn column: Int32) -> [UInt8] {
        let start = sqlite3_column_blob(handle, column)
        return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
    }

    private let database: OpaquePointer
    private let handle: OpaquePointer

    /// SQLite's SQLITE_TRANSIENT, a cast that Swift can't import: copy the bytes before the call returns.
    private static var copied: sqlite3_destructor_type {
        unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    }
}

extension NotesError {
    /// The last failure on this connection, in SQLite's words.
    static func storage(database: OpaquePointer) -> NotesError {
        .storage(String(cString: sqlite3_errmsg(database)))
    }
}
