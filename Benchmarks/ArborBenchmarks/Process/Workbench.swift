/// A monorepo on disk, and what the runs over it leave beside it.
struct Workbench {
    let monorepo: Monorepo
    private let program: String
    /// Of all the files.
    let bytes: Int
    /// Holds what runs write, so that they don't find it among the sources.
    private let scratch: String

    /// The file that is edited holds the root, which every shape has.
    private static let editedFile = 0

    /// Makes the folder the current one: all commands run there.
    init(monorepo: Monorepo, folder: String, arbor: String) throws {
        self.monorepo = monorepo
        program = try absolutePath(arbor)
        guard chdir(folder) == 0 else { throw FileFailure(path: folder) }
        guard monorepo.types > 1 else {
            throw Arguments.Wrong(description: "a graph takes two annotated files")
        }
        bytes = try Self.size(of: monorepo)
        scratch = try makeTemporaryFolder()
        try sample.map { $0 + "\n" }.joined().writeFile(at: list)
        try edit(.none)
    }

    var cache: String { "\(scratch)/cache" }
    /// Paths of annotated files from all over the monorepo: 200, or as many as there are. SwiftParser would take too long
    /// over more.
    var sample: [String] {
        let count = min(monorepo.types, 200)
        return (0..<count).map { monorepo.path(of: monorepo.file(of: $0 * monorepo.types / count)) }
    }
    /// Holds the sample, a path a line.
    var list: String { "\(scratch)/annotated" }
    private var output: String { "\(scratch)/Generated.swift" }

    func arbor(_ arguments: String...) -> Child { Child(program: program, arguments: arguments) }

    /// `arbor generate`. What it writes is compared with what stands there.
    func generate(_ options: String...) -> Child {
        Child(program: program, arguments: ["generate", ".", "--output", output, "--quiet"] + options)
    }

    /// As before the very first run.
    func forget() {
        unlink(cache)
        unlink(output)
    }

    /// Brings the cache to know all files as they were, then makes an edit. A run must have seen what the one before
    /// wrote for its answer to stand, so there are two; and files must be older than the grain of the clock for their
    /// stamps to be trusted.
    func settle(_ edit: Edit) throws {
        try self.edit(.none)
        for _ in 0..<2 {
            usleep(Self.grain)
            _ = try generate("--cache", cache).run()
        }
        try self.edit(edit)
        usleep(Self.grain)
    }

    /// Microseconds; the cache takes 20 ms for the grain.
    private static let grain: UInt32 = 30_000

    /// Leaves the monorepo as it was generated, and nothing beside it.
    func clear() {
        try? edit(.none)
        removeFolder(scratch, files: ["cache", "annotated", "Generated.swift"])
    }

    private func edit(_ edit: Edit) throws {
        let path = monorepo.path(of: Self.editedFile)
        let text = monorepo.text(of: Self.editedFile, edit: edit)
        if try readFile(path) != Array(text.utf8) { try text.writeFile(at: path) }
    }

    private static func size(of monorepo: Monorepo) throws -> Int {
        try (0..<monorepo.files).reduce(0) { sum, file in
            let path = monorepo.path(of: file)
            var status = stat()
            guard stat(path, &status) == 0 else { throw FileFailure(path: path) }
            return sum + Int(status.st_size)
        }
    }
}
