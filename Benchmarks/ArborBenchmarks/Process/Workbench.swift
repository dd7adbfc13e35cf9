/// A monorepo on the disk, and the output of runs over it.
struct Workbench {
    let monorepo: Monorepo
    private let program: String
    /// The size of all files.
    let bytes: Int
    /// A folder for the output of runs, outside the sources.
    private let scratch: String

    /// The edited file declares the root, which every shape has.
    private static let editedFile = 0

    /// Makes the folder the current one, because all commands run there.
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
    /// The paths of annotated files across the monorepo: 200, or all if there are fewer. SwiftParser would take
    /// too long for more.
    var sample: [String] {
        let count = min(monorepo.types, 200)
        return (0..<count).map { monorepo.path(of: monorepo.file(of: $0 * monorepo.types / count)) }
    }
    /// The path of a file that lists the sample, one path on each line.
    var list: String { "\(scratch)/annotated" }
    private var output: String { "\(scratch)/Generated.swift" }

    func arbor(_ arguments: String...) -> Child { Child(program: program, arguments: arguments) }

    /// Runs `arbor generate`, which compares its output with the existing file.
    func generate(_ options: String...) -> Child { generate(options) }

    /// Runs `arbor generate` with the modules of all files. Names are then looked up as in each file's own module.
    func generateWithModules(_ options: String...) -> Child {
        generate(options + monorepo.moduleNames.flatMap { ["--module", "\($0)=Modules/\($0)"] })
    }

    private func generate(_ options: [String]) -> Child {
        Child(program: program, arguments: ["generate", ".", "--output", output, "--quiet"] + options)
    }

    /// Removes the cache and the output, as before the first run.
    func forget() {
        unlink(cache)
        unlink(output)
    }

    /// Updates the cache to the unedited files, then makes an edit. A result is only trusted if the previous
    /// run has seen its own output, so there are two runs. A stamp is only trusted if the file is older than
    /// the grain of the clock.
    func settle(_ edit: Edit) throws {
        try self.edit(.none)
        for _ in 0..<2 {
            usleep(Self.grain)
            _ = try generate("--cache", cache).run()
        }
        try self.edit(edit)
        usleep(Self.grain)
    }

    /// Microseconds. The cache assumes a grain of 20 ms.
    private static let grain: UInt32 = 30_000

    /// Restores the generated monorepo, and removes the output.
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
