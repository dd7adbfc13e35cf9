/// What a user may do with their notes.
public enum NoteCommand: Equatable, Sendable {
    case add(String)
    case list
    case search(String)
    case remove(Int64)
    case export
}
