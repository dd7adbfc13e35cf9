/// Every failure of the app. The message says what to do next where the user can do something.
public enum NotesError: Error, Equatable {
    case usage(String)
    case wrongCredentials
    case nameTaken(String)
    case noSuchNote(Int64)
    case storage(String)
}

extension NotesError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .usage(let problem): "\(problem); see --help"
        // Which of the two is wrong would tell a stranger who has an account.
        case .wrongCredentials: "wrong user name or password; new users start with 'register'"
        case .nameTaken(let name): "the name '\(name)' is taken; choose another"
        case .noSuchNote(let id): "you have no note \(id); 'list' shows those you have"
        case .storage(let problem): "can't use the database: \(problem)"
        }
    }
}
