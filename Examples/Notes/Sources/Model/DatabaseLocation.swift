/// The path of the database file.
///
/// A type of its own, since in a tree that is matched by label and type a bare `String` says too little.
public struct DatabaseLocation: Equatable, Sendable {
    public let path: String

    public init(path: String) {
        self.path = path
    }
}
