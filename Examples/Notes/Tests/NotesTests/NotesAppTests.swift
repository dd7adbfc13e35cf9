import Arbor
import Foundation
import Login
import Model
import Testing

@testable import Notes

/// The whole app, with accounts in memory and a screen that only says which user and command reached it.
@Suite
struct NotesAppTests {
    private let console = FakeConsole(secret: "secret")

    @Test
    func userReachesTheNoteBookAfterLoggingIn() async {
        let app = app()
        #expect(await app.run(["--user", "alice", "register"], environment: [:]) == 0)
        #expect(await app.run(["--user", "alice", "--password", "secret", "list"], environment: [:]) == 0)
        #expect(console.lines == ["Welcome, alice.", "alice: list"])
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

    private struct EchoScreen: Screen {
        let line: String
        let output: any Output

        func show() {
            output.write(line)
        }
    }

    private func app() -> NotesApp {
        let accountStore = FakeAccountStore()
        return .mock(
            safeDIOverrides: .init(
                console: { [console] in console },
                workspaceBuilder: .init(
                    accountStore: { _ in accountStore },
                    authenticator: .init(passwordHasher: { PlainHasher() }),
                    sessionBuilder: .init({ user, output, noteStore, _ in
                        Session(
                            user: user, output: output, noteStore: noteStore,
                            noteBookBuilder: ErasedInstantiator { command in
                                AnyScreen(EchoScreen(line: "\(user.name): \(command)", output: output))
                            })
                    }))))
    }
}
