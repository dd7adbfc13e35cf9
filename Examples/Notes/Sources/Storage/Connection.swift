import Arbor
import CSQLite
import Model

/// A connection to one SQLite file. Not for sharing: `Database` owns it and takes the turns.
@Instantiable
public final class Connection: Instantiable {
    public init(location: DatabaseLocation) {
        self.location = location
    }

    deinit {
        sqlite3_close(handle)
    }

    /// Runs one statement to its end and returns its rows. The first opens the file, which is why this throws
    /// and the initializer does not: what a tree makes can't fail.
    func rows(_ sql: String, _ values: [SQLValue]) throws -> [[SQLValue]] {
        let statement = try Statement(sql, on: opened())
        try statement.bind(values)
        var rows: [[SQLValue]] = []
        while let row = try statement.step() {
            rows.append(row)
        }
        return rows
    }

    private func opened() throws -> OpaquePointer {
        if let handle { return handle }
        // Where this fails the handle is still set: it bears the message, and `deinit` closes it.
        let status = sqlite3_open(location.path, &handle)
        guard let handle else { throw NotesError.storage("out of memory") }
        guard status == SQLITE_OK, sqlite3_exec(handle, Self.schema, nil, nil, nil) == SQLITE_OK else {
            throw NotesError.storage("\(location.path): \(String(cString: sqlite3_errmsg(handle)))")
        }
        return handle
    }

    @Received private let location: DatabaseLocation

    private var handle: OpaquePointer?

    /// The busy timeout, in milliseconds, lets several processes share the file.
    private static let schema = """
        PRAGMA busy_timeout = 2000;
        PRAGMA foreign_keys = ON;
        CREATE TABLE IF NOT EXISTS users (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE,
            salt BLOB NOT NULL,
            hash BLOB NOT NULL
        );
        CREATE TABLE IF NOT EXISTS notes (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            user INTEGER NOT NULL REFERENCES users (id),
            text TEXT NOT NULL,
            created REAL NOT NULL
        );
        CREATE INDEX IF NOT EXISTS notes_by_user ON notes (user, created);
        """
}
