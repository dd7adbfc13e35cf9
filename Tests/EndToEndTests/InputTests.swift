import Foundation
import Testing

private let setpriv = "/usr/bin/setpriv"

/// Inputs that can't be used. Each causes one located message, and no output changes.
@Suite("Inputs")
struct InputTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace(Workspace.sound) }

    @Test("a path that leads nowhere")
    func missingPath() async throws {
        try await workspace.expectFailure(
            "Sources", "Sourcs", status: 66,
            errors: "arbor: error: there is no file or folder 'Sourcs' [no-such-path]\n"
                + "arbor: note: help: check the path for a typo\n")
    }

    @Test("a link that leads nowhere")
    func danglingLink() async throws {
        let link = workspace.scratch.url("Sources/Gone.swift")
        try FileManager.default.createSymbolicLink(
            atPath: link.path, withDestinationPath: "/nowhere/at/all.swift")
        try await workspace.expectFailure(
            "Sources", status: 66,
            errors: "Sources/Gone.swift: error: the target of this link doesn't exist [unreadable-file]\n")
    }

    @Test("a folder without Swift files")
    func emptyFolder() async throws {
        try workspace.scratch.file("Empty/.hidden/A.swift", "")
        try workspace.scratch.file("Empty/readme.md", "")
        try await workspace.expectFailure(
            "Sources", "Empty", status: 66,
            errors: "Empty: error: no Swift file in this folder or below it [no-swift-files]\n"
                + "Empty: note: help: Arbor doesn't search hidden folders, such as .build\n")
    }

    @Test("a folder or a pipe that is called like a Swift file")
    func irregularFile() async throws {
        try FileManager.default.createDirectory(
            at: workspace.scratch.url("Sources/Folder.swift"), withIntermediateDirectories: true)
        try #require(mkfifo(workspace.scratch.url("Pipe.swift").path, 0o600) == 0)
        try await workspace.expectFailure(
            "Sources", "Pipe.swift", status: 66,
            errors: "Pipe.swift: error: 'Pipe.swift' is neither a file nor a folder [unreadable-file]\n")
    }

    /// The root user may read and write everything, so this runs as another user.
    private func unprivileged(_ arguments: String...) async throws -> Command.Result {
        if getuid() != 0 {
            return try await Command.run(Products.arbor, arguments, in: workspace.scratch.folder)
        }
        return try await Command.run(
            URL(filePath: setpriv), ["--reuid", "65534", "--clear-groups", Products.arbor.path] + arguments,
            in: workspace.scratch.folder)
    }

    @Test(
        "a cache that can't be written or read only costs time",
        .enabled(if: getuid() != 0 || FileManager.default.isExecutableFile(atPath: setpriv)))
    func forbiddenCache() async throws {
        let arguments = ["generate", "Sources", "--cache", "kept/cache"]
        let path = workspace.scratch.url("kept/cache").path
        try workspace.scratch.file("kept/.keep", "")
        let expected = try await workspace.arbor("generate", "Sources").output
        _ = try await Command.run(Products.arbor, arguments, in: workspace.scratch.folder)
        let cache = try #require(FileManager.default.contents(atPath: path))
        for mode: mode_t in [0o444, 0] {
            // With this change there is something to write.
            try workspace.scratch.file("Sources/Plain\(mode).swift", "")
            chmod(path, mode)
            chmod(workspace.scratch.url("kept").path, 0o555)
            let result = try await unprivileged("generate", "Sources", "--cache", "kept/cache")
            chmod(workspace.scratch.url("kept").path, 0o755)
            #expect(result.status == 0)
            #expect(result.output == expected)
            #expect(result.errors.contains("no cache is kept in 'kept/cache', and the next run"))
        }
        chmod(path, 0o644)
        #expect(FileManager.default.contents(atPath: path) == cache)
    }

    @Test(
        "a summary that may not be read",
        .enabled(if: getuid() != 0 || FileManager.default.isExecutableFile(atPath: setpriv)))
    func forbiddenSummary() async throws {
        try workspace.scratch.file("Other/Other.swift", "")
        let made = try await workspace.arbor(
            "scan", "Other", "--module-name", "Other", "--output", "Other.summary")
        #expect(made.status == 0)
        chmod(workspace.scratch.url("Other.summary").path, 0)
        let result = try await unprivileged("validate", "Sources", "--dependent-module-info", "Other.summary")
        #expect(result.status == 66)
        #expect(result.errors.hasPrefix("Other.summary: error: can't read"))
        #expect(result.errors.contains("Permission denied [unreadable-summary]"))
    }

    @Test(
        "a file and a folder that may not be read",
        .enabled(if: getuid() != 0 || FileManager.default.isExecutableFile(atPath: setpriv)))
    func forbidden() async throws {
        try workspace.scratch.file("Sources/Secret.swift", "")
        try workspace.scratch.file("Sources/Vault/A.swift", "")
        for path in ["Sources/Secret.swift", "Sources/Vault"] { chmod(workspace.scratch.url(path).path, 0) }
        let result = try await unprivileged("validate", "Sources")
        #expect(
            result.errors
                == "Sources/Secret.swift: error: can't read the file: Permission denied [unreadable-file]\n"
                + "Sources/Vault: error: can't open the folder: Permission denied [unreadable-file]\n"
                + "arbor: 2 errors\n")
        #expect(result.status == 66)
        chmod(workspace.scratch.url("Sources/Vault").path, 0o700)
    }

    @Test("a list that names nothing", arguments: ["", "\n\n", " , ,\r\n"])
    func emptyList(_ text: String) async throws {
        try workspace.scratch.file("list.txt", text)
        try await workspace.expectFailure(
            "list.txt", "--error", "empty-list", status: 66,
            errors: "list.txt: error: the list names no file [empty-list]\n"
                + "list.txt: note: help: write one path per line, or separate paths with commas\n")
        // A module without Swift files has such a list.
        let options = [[], ["--swift-sources-file"], ["--include-file-path"]]
        for words in options.map({ $0 + ["list.txt"] }) {
            let run = try await Command.run(
                Products.arbor, ["validate", "--cache", "cache"] + words, in: workspace.scratch.folder)
            #expect(run.errors == "arbor: no root, from 0 annotated files of 0\n")
            #expect(run.status == 0)
        }
    }

    @Test("the folder of a module that isn't there: its types had got the name of another module")
    func missingModule() async throws {
        try await workspace.expectFailure(
            "Sources", "--module", "Core=Sourcs/Core", status: 66,
            errors:
                "arbor: error: there is no folder 'Sourcs/Core', which '--module' names for Core [no-such-path]\n"
                + "arbor: note: help: check the path for a typo\n")
    }

    @Test("a project's folder that isn't there: a typo was silent until a source named a path")
    func missingProjectRoot() async throws {
        try await workspace.expectFailure(
            "Sources", "--project-root", "Ap", status: 66,
            errors:
                "arbor: error: there is no folder 'Ap', which '--project-root' names [no-such-path]\n"
                + "arbor: note: help: check the path for a typo\n")
    }

    @Test("one folder for two modules: all its types had the first name")
    func disputedFolder() async throws {
        try await workspace.expectFailure(
            "Sources", "--module", "Core=Sources", "App=./Sources/", status: 1,
            errors:
                "arbor: error: '--module' gives the folder './Sources/' to both Core and App [invalid-argument]\n"
                + "arbor: note: help: give it only to the module that its files belong to\n")
        let twice = try await workspace.arbor(
            "validate", "Sources", "--module", "Core=Sources", "Core=./Sources/")
        #expect(twice.status == 0)
    }

    @Test("a missing file in a list is reported with its line")
    func missingFileInList() async throws {
        try workspace.scratch.file("list.txt", "Sources/App.swift\nSources/Hom.swift\nSources/Home.swift\n")
        try await workspace.expectFailure(
            "list.txt", status: 66,
            errors: "list.txt:2:1: error: there is no file or folder 'Sources/Hom.swift' [no-such-path]\n"
                + "list.txt:2:1: note: help: check the path for a typo\n")
        try workspace.scratch.file("list.csv", "Sources/App.swift,Sources/Hom.swift")
        try await workspace.expectFailure(
            "list.csv", status: 66,
            errors: "list.csv:1:19: error: there is no file or folder 'Sources/Hom.swift' [no-such-path]\n"
                + "list.csv:1:19: note: help: check the path for a typo\n")
    }

    @Test("an annotated file that is not UTF-8")
    func notUTF8() async throws {
        try workspace.scratch.file(
            "Sources/Latin.swift", Data("// @Instantiable\n// caf".utf8) + [0xE9, 0x0A])
        try await workspace.expectFailure(
            "Sources", status: 66,
            errors: "Sources/Latin.swift:2:7: error: this byte is not valid UTF-8 [not-utf8]\n"
                + "Sources/Latin.swift:2:7: note: help: save the file as UTF-8\n")
    }

    @Test("a summary among the sources")
    func summary() async throws {
        let scanned = try await workspace.arbor(
            "scan", "Sources", "--module-name", "App", "--output", "App.arbor")
        #expect(scanned.status == 0)
        try await workspace.expectFailure(
            "Sources", "App.arbor", status: 66,
            errors: "App.arbor: error: the file is arbor's own, not a source or a list of sources "
                + "[not-utf8]\n"
                + "App.arbor: note: help: pass the summary of a module with '--dependent-module-info'\n")
    }

    @Test("several faults are reported in one run, in the order of their locations")
    func several() async throws {
        try workspace.scratch.file("Sources/Latin.swift", Data("// @Instantiable caf".utf8) + [0xE9])
        try workspace.scratch.file("list.txt", "nowhere.swift")
        let result = try await workspace.arbor("validate", "missing", "Sources", "list.txt")
        #expect(result.errors.components(separatedBy: ": error: ").count == 4)
        #expect(result.errors.hasSuffix("arbor: 3 errors\n"))
        #expect(result.status == 66)
    }

    @Test("a file without annotations isn't decoded")
    func plainFileNotUTF8() async throws {
        try workspace.scratch.file("Sources/Latin.swift", Data([0xE9, 0xFF, 0x00, 0x0A]))
        let result = try await workspace.arbor("generate", "Sources")
        #expect(result.status == 0)
        #expect(result.errors.hasPrefix("arbor: 2 types in the tree of App, from 2 annotated files of 3"))
    }

    @Test("a file that is named in several ways is read once")
    func namedTwice() async throws {
        let absolute = workspace.scratch.url("Sources/App.swift").path
        try workspace.scratch.file(
            "list.txt", "Sources/App.swift\nSources/App.swift\n./Sources//App.swift\n\(absolute)\n")
        let result = try await workspace.arbor(
            "generate", "list.txt", "Sources", "Sources/../Sources/Home.swift")
        #expect(result.status == 0)
        #expect(result.errors.contains("from 2 annotated files of 2"))
    }

    @Test(
        "paths with spaces, commas and letters of any script",
        arguments: ["a b", "a,b", "größe 🌳", "-x", "a'b\"c"])
    func oddPaths(_ name: String) async throws {
        let workspace = try Workspace()
        for (path, text) in Workspace.sound {
            try workspace.scratch.file(path.replacing("Sources", with: name), text)
        }
        try workspace.scratch.file("list.txt", "\(name)/App.swift\n\(name)/Home.swift\n")
        let plain = try await self.workspace.arbor("generate", "Sources").output
        for arguments in [["--", name], ["--", "./\(name)"], ["list.txt"]] {
            let result = try await Command.run(
                Products.arbor, ["generate", "--quiet"] + arguments, in: workspace.scratch.folder)
            #expect(result.errors == "")
            #expect(result.output == plain)
        }
        try workspace.scratch.file("\(name)/Broken.swift", "@Instantiable public enum Mode {}")
        let result = try await workspace.arbor("validate", "./\(name)")
        #expect(result.errors.hasPrefix("./\(name)/Broken.swift:1:27: error: "))
    }

    @Test("the default input is the current folder")
    func thisFolder() async throws {
        let result = try await workspace.arbor()
        #expect(result.status == 0)
        #expect(result.output.contains("extension App {"))
    }
}
