import Foundation
import Model
import NoteBook
import Testing

@testable import Notes

/// A screen with its own tree. Only what the tests look at is replaced.
@Suite
struct NoteBookTests {
    private let console = FakeConsole()
    private let alice = User(id: 1, name: "alice")
    private let milk = Note(id: 1, text: "Buy milk", created: Date(timeIntervalSince1970: 0))
    private let call = Note(id: 2, text: "Call Bob", created: Date(timeIntervalSince1970: 60))

    @Test
    func addingAsksTheClockAndSaysTheNumber() async throws {
        let store = FakeNoteStore(owner: alice)
        try await screen(.add("Buy milk"), store: store).show()
        #expect(console.lines == ["Added note 1."])
        #expect(await store.notes(of: alice, containing: "") == [milk])
    }

    @Test(arguments: [
        (NoteCommand.list, ["1\t1970-01-01T00:00:00Z\tBuy milk", "2\t1970-01-01T00:01:00Z\tCall Bob"]),
        (.search("Bob"), ["2\t1970-01-01T00:01:00Z\tCall Bob"]),
        (.search("Carol"), []),
    ])
    func listingShowsNumberDateAndText(command: NoteCommand, lines: [String]) async throws {
        try await screen(command, store: FakeNoteStore(owner: alice, notes: [milk, call])).show()
        #expect(console.lines == lines)
    }

    @Test
    func removingWhatIsNotThereFails() async throws {
        let screen = screen(.remove(7), store: FakeNoteStore(owner: alice, notes: [milk]))
        await #expect(throws: NotesError.noSuchNote(7)) { try await screen.show() }
        #expect(console.lines.isEmpty)
    }

    @Test
    func exportIsJSONWithTheDatesOfTheScreen() async throws {
        try await screen(.export, store: FakeNoteStore(owner: alice, notes: [milk])).show()
        let expected = """
            {
              "notes" : [
                {
                  "created" : "1970-01-01T00:00:00Z",
                  "id" : 1,
                  "text" : "Buy milk"
                }
              ],
              "user" : "alice"
            }
            """
        #expect(console.lines == [expected])
    }

    private func screen(_ command: NoteCommand, store: FakeNoteStore) -> NoteBookScreen {
        let dateFormatter = DateFormatter.instantiate()
        dateFormatter.timeZone = TimeZone(secondsFromGMT: 0)
        return .mock(
            command: command, output: console, user: alice, location: DatabaseLocation(path: ":memory:"),
            safeDIOverrides: .init(
                userNotes: .init(now: { Date(timeIntervalSince1970: 0) }), dateFormatter: { dateFormatter },
                noteStore: { _ in store }))
    }
}
