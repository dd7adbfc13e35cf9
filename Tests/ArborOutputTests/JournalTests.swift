import ArborTestSupport
import Foundation
import Testing

@testable import ArborOutput

/// Sets of outputs whose run was killed.
@Suite("Journals")
struct JournalTests {
    private let folder: TemporaryFolder
    private let outputs: OutputSet
    private let names = ["a", "b", "c"]

    init() throws {
        folder = try TemporaryFolder()
        for name in names { try folder.write("old", to: name) }
        outputs = try OutputSet.find(names.map { [folder] in folder.path + "/" + $0 }).get()
    }

    private var paths: [String] { outputs.destinations.map(\.path) }
    private var contents: [String] { names.map { (try? folder.read($0)) ?? "" } }

    /// Leaves what a run leaves that is killed after some renames.
    private func kill(afterRenames count: Int, isJournalComplete: Bool = true) throws {
        var entries: [Journal.Entry] = []
        for index in names.indices {
            let name = TemporaryName.random(for: outputs.key)
            try folder.write("new", to: name)
            entries.append(Journal.Entry(output: index, temporaryName: name))
        }
        let journal = try Journal.create(for: outputs).get()
        try #require(journal.write(entries))
        if !isJournalComplete {
            let path = folder.path + "/" + TemporaryName.journal(of: outputs.key)
            let text = try String(contentsOfFile: path, encoding: .utf8)
            try #require(truncate(path, off_t(text.utf8.count - 2)) == 0)
        }
        for entry in entries.prefix(count) {
            try #require(
                rename("\(folder.path)/\(entry.temporaryName)", paths[entry.output]) == 0)
        }
    }

    @Test("the next run finishes the renames that were begun", arguments: 1...3)
    func begun(count: Int) throws {
        try kill(afterRenames: count)
        OutputFile.recover(paths)
        #expect(contents == ["new", "new", "new"])
        #expect(folder.names == names)
    }

    @Test("the next run undoes a set of which nothing was renamed")
    func untouched() throws {
        try kill(afterRenames: 0)
        OutputFile.recover(paths)
        #expect(contents == ["old", "old", "old"])
        #expect(folder.names == names)
    }

    @Test("a journal of thousands of renames is read whole")
    func long() throws {
        let entries = (0..<5000).map {
            Journal.Entry(output: $0 % 3, temporaryName: TemporaryName.random(for: outputs.key))
        }
        let journal = try Journal.create(for: outputs).get()
        try #require(journal.write(entries))
        #expect(journal.entries(of: outputs) == entries)
        journal.remove()
    }

    @Test("a journal that was not complete is ignored, and the next write removes what was staged")
    func incomplete() throws {
        try kill(afterRenames: 0, isJournalComplete: false)
        OutputFile.recover(paths)
        #expect(contents == ["old", "old", "old"])
        _ = try OutputFile.write(paths.map { OutputFile(path: $0, text: "newer") }).get()
        #expect(contents == ["newer", "newer", "newer"])
        #expect(folder.names == names)
    }

    @Test("a journal can't name files of other outputs")
    func planted() throws {
        try folder.write("precious", to: "precious")
        let text =
            "arbor journal 1\n0 precious\n1 ../precious\n9 \(TemporaryName.random(for: outputs.key))\nend\n"
        try folder.write(text, to: TemporaryName.journal(of: outputs.key))
        OutputFile.recover(paths)
        #expect(contents == ["old", "old", "old"])
        #expect(folder.names == names + ["precious"])
    }

    @Test("the journal of a living run is left alone, and runs for the same outputs take turns")
    func turns() async throws {
        let paths = paths
        await withTaskGroup(of: Void.self) { group in
            for run in 0..<20 {
                group.addTask {
                    let files = paths.map { OutputFile(path: $0, text: "run \(run)") }
                    #expect(throws: Never.self) { try OutputFile.write(files).get() }
                }
            }
        }
        #expect(Set(contents).count == 1)
        #expect(folder.names == names)
    }
}
