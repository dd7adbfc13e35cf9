import Arbor
import Model

/// What exists only while someone is logged in: all below may receive the `user`.
///
/// This module does not import `NoteBook`: it names the screen in a string and shows whatever it gets.
@Instantiable
public struct Session: Instantiable {
    public init(
        user: User,
        output: any Output,
        noteStore: any NoteStore,
        noteBookBuilder: ErasedInstantiator<NoteCommand, AnyScreen>
    ) {
        self.user = user
        self.output = output
        self.noteStore = noteStore
        self.noteBookBuilder = noteBookBuilder
    }

    func run(_ command: NoteCommand) async throws {
        try await noteBookBuilder.instantiate(command).show()
    }

    @Forwarded private let user: User

    /// From here down the console can only be written to.
    @Received(fulfilledByDependencyNamed: "console", ofType: (any Console).self)
    private let output: any Output

    @Instantiated private let noteStore: any NoteStore

    @Instantiated(fulfilledByType: "NoteBookScreen", erasedToConcreteExistential: true)
    private let noteBookBuilder: ErasedInstantiator<NoteCommand, AnyScreen>
}
