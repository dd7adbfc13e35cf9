import ArborTesting
import Login
import Model
import Testing

@testable import Notes

/// The whole app in memory. A test that reaches the terminal, the disk or the clock fails.
@Suite(.strict)
struct NotesAppTests {
    private let console = FakeConsole(secret: "secret")
    private let accounts = FakeAccountStore()

    @Test
    func userReachesTheNoteBookAfterLoggingIn() async {
        let app = app()
        #expect(await app.run(["--user", "alice", "register"], environment: [:]) == 0)
        #expect(
            await app.run(["--user", "alice", "--password", "secret", "add", "Buy milk"], environment: [:])
                == 0)
        #expect(console.lines == ["Welcome, alice.", "Added note 1."])
    }

    @Test
    func strangerGoesNoFurther() async {
        #expect(await app().run(["--user", "mallory", "list"], environment: [:]) == 77)
        #expect(console.errors == ["Notes: wrong user name or password; new users start with 'register'"])
        #expect(console.lines.isEmpty)
    }

    @Test(arguments: [
        ([], "no command"),
        (["fly"], "no command 'fly'"),
        (["add", "Buy", "milk"], "'add' takes one argument; quote a text of several words"),
        (["remove", "milk"], "'milk' is no note's number"),
        (["list", "--user"], "--user lacks its value"),
        (["--colour", "list"], "no option '--colour'"),
        (["list"], "who are you? Add --user NAME"),
    ])
    func faultyCommandLineIsExplained(arguments: [String], problem: String) async {
        #expect(await app().run(arguments, environment: [:]) == 64)
        #expect(console.errors == ["Notes: \(problem); see --help"])
    }

    @Test
    func databaseIsTheOptionsThenTheEnvironments() throws {
        let environment = ["NOTES_DATABASE": "/b"]
        let option = try Invocation(arguments: ["--database", "/a", "users"], environment: environment)
        #expect(option.location.path == "/a")
        #expect(try Invocation(arguments: ["users"], environment: environment).location.path == "/b")
        #expect(
            try Invocation(arguments: ["users"], environment: [:]).location.path.hasSuffix("/.notes.sqlite"))
    }

    private func app() -> NotesApp {
        .test {
            $0.console = console
            $0.accountStore = accounts
            $0.passwordHasher = PlainHasher()
            $0.noteStore = FakeNoteStore(owner: User(id: 1, name: "alice"))
            $0.real.authenticator = true
            $0.real.dateFormatter = true
        }
    }
}
