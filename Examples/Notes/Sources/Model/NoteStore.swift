import Foundation

/// Where notes are kept. No user sees or removes the notes of another.
/// Failures to reach them are thrown as `NotesError.storage`.
public protocol NoteStore: Sendable {
    func add(_ text: String, created: Date, for user: User) async throws -> Note

    /// The user's notes that contain `text`, all of them where it is empty; the oldest first.
    func notes(of user: User, containing text: String) async throws -> [Note]

    /// Returns whether the user had such a note.
    func remove(id: Int64, of user: User) async throws -> Bool
}
