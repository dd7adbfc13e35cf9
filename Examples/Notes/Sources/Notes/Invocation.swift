import Foundation
import Model

/// The command line, checked as far as it can be without touching anything.
struct Invocation: Equatable {
    enum Command: Equatable {
        case help
        case users
        case register
        case notes(NoteCommand)
    }

    let command: Command
    let location: DatabaseLocation
    let name: String?
    let password: String?

    static let usage = """
        Keeps the notes of several users in one database.

        Usage: Notes [--database FILE] [--user NAME [--password PASSWORD]] COMMAND

          register       open an account for the user
          users          list who has one
          add TEXT       keep a note
          list           show the notes, the oldest first
          search TEXT    show those that contain the text
          remove ID      drop one
          export         write all as JSON

        Without --password, it is read from the standard input.
        Without --database, the file is $NOTES_DATABASE or else ~/.notes.sqlite.
        An argument after -- is never an option.
        """

    /// `arguments` are those after the program's name. Throws `NotesError.usage`.
    init(arguments: [String], environment: [String: String]) throws {
        var options: [String: String] = [:]
        var words: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                options["--help"] = ""
            case "--database", "--user", "--password":
                guard let value = rest.popFirst() else {
                    throw NotesError.usage("\(argument) lacks its value")
                }
                options[argument] = value
            case "--":
                words += rest
                rest = []
            case _ where argument.hasPrefix("-") && argument != "-":
                throw NotesError.usage("no option '\(argument)'")
            default:
                words.append(argument)
            }
        }
        command = options["--help"] == nil ? try Self.command(words) : .help
        location = DatabaseLocation(
            path: options["--database"] ?? environment["NOTES_DATABASE"] ?? Self.defaultDatabase)
        name = options["--user"]
        password = options["--password"]
    }

    private static func command(_ words: [String]) throws -> Command {
        guard let verb = words.first else { throw NotesError.usage("no command") }
        switch (verb, words.count - 1) {
        case ("users", 0): return .users
        case ("register", 0): return .register
        case ("add", 1): return .notes(.add(words[1]))
        case ("list", 0): return .notes(.list)
        case ("search", 1): return .notes(.search(words[1]))
        case ("remove", 1):
            guard let id = Int64(words[1]) else {
                throw NotesError.usage("'\(words[1])' is no note's number")
            }
            return .notes(.remove(id))
        case ("export", 0): return .notes(.export)
        case ("users", _), ("register", _), ("list", _), ("export", _):
            throw NotesError.usage("'\(verb)' takes no arguments")
        case ("add", _), ("search", _), ("remove", _):
            throw NotesError.usage("'\(verb)' takes one argument; quote a text of several words")
        default: throw NotesError.usage("no command '\(verb)'")
        }
    }

    private static var defaultDatabase: String {
        FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".notes.sqlite").path
    }
}
