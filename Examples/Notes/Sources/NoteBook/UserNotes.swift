import Arbor
import Foundation
import Model

/// The notes of the user who is logged in, and of no one else.
@Instantiable
public struct UserNotes: Instantiable {
    /// A parameter with a default is no dependency: the tree leaves it out, a test may set the clock.
    public init(user: User, noteStore: any NoteStore, now: @escaping () -> Date = { Date() }) {
        self.user = user
        self.noteStore = noteStore
        self.now = now
    }

    public func add(_ text: String) async throws -> Note {
        try await noteStore.add(text, created: now(), for: user)
    }

    public func containing(_ text: String = "") async throws -> [Note] {
        try await noteStore.notes(of: user, containing: text)
    }

    public func remove(id: Int64) async throws {
        guard try await noteStore.remove(id: id, of: user) else { throw NotesError.noSuchNote(id) }
    }

    @Received private let user: User

    @Received private let noteStore: any NoteStore

    private let now: () -> Date
}
