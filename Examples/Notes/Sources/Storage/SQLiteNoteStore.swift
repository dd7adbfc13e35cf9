import Arbor
import Foundation
import Model

@Instantiable(fulfillingAdditionalTypes: [NoteStore.self])
public struct SQLiteNoteStore: NoteStore, Instantiable {
    public init(database: Database) {
        self.database = database
    }

    public func add(_ text: String, created: Date, for user: User) async throws -> Note {
        let rows = try await database.rows(
            "INSERT INTO notes (user, text, created) VALUES (?, ?, ?) RETURNING id, text, created",
            .integer(user.id), .text(text), .real(created.timeIntervalSince1970))
        return try note(from: rows[0])
    }

    public func notes(of user: User, containing text: String) async throws -> [Note] {
        // Not LIKE, to which % and _ in the text would mean more than they say.
        try await database.rows(
            """
            SELECT id, text, created FROM notes
            WHERE user = ?1 AND (?2 = '' OR instr(lower(text), lower(?2)) > 0)
            ORDER BY created, id
            """,
            .integer(user.id), .text(text)
        ).map(note)
    }

    public func remove(id: Int64, of user: User) async throws -> Bool {
        let removed = try await database.rows(
            "DELETE FROM notes WHERE id = ? AND user = ? RETURNING id", .integer(id), .integer(user.id))
        return !removed.isEmpty
    }

    private func note(from row: [SQLValue]) throws -> Note {
        guard case (.integer(let id), .text(let text), .real(let created)) = (row[0], row[1], row[2]) else {
            throw NotesError.storage("a note can't be read")
        }
        return Note(id: id, text: text, created: Date(timeIntervalSince1970: created))
    }

    @Received private let database: Database
}
