import Arbor
import Foundation
import Model

/// Carries out one command on the user's notes and shows what came of it.
@Instantiable
public struct NoteBookScreen: Screen, Instantiable {
    public init(
        command: NoteCommand,
        output: any Output,
        userNotes: UserNotes,
        dateFormatter: DateFormatter,
        exporterBuilder: Instantiator<NoteExporter>
    ) {
        self.command = command
        self.output = output
        self.userNotes = userNotes
        self.dateFormatter = dateFormatter
        self.exporterBuilder = exporterBuilder
    }

    public func show() async throws {
        switch command {
        case .add(let text): output.write("Added note \(try await userNotes.add(text).id).")
        case .list: write(try await userNotes.containing())
        case .search(let text): write(try await userNotes.containing(text))
        case .remove(let id):
            try await userNotes.remove(id: id)
            output.write("Removed note \(id).")
        case .export:
            let exporter = exporterBuilder.instantiate()
            output.write(try exporter.json(of: try await userNotes.containing()))
        }
    }

    private func write(_ notes: [Note]) {
        for note in notes {
            output.write("\(note.id)\t\(dateFormatter.string(from: note.created))\t\(note.text)")
        }
    }

    @Forwarded private let command: NoteCommand

    @Received private let output: any Output

    @Instantiated private let userNotes: UserNotes

    @Instantiated private let dateFormatter: DateFormatter

    /// Built only for the one command that exports.
    @Instantiated private let exporterBuilder: Instantiator<NoteExporter>
}
