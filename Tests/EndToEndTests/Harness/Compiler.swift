import Foundation

/// Compiles fixtures against the real library, with the real compiler plugin.
struct Compiler: Sendable {
    /// Holds the modules that fixtures may import. Made once a run.
    private let modules: Scratch

    static let shared = Task { try await Compiler() }

    private init() async throws {
        modules = try Scratch()
        let sources = Products.package.appending(path: "Sources")
        try await build("Arbor", from: sources.appending(path: "Arbor"))
        try await build("SafeDI", from: sources.appending(path: "SafeDI"))
        let standIns = Fixture.folder.appending(path: "Modules")
        for name in try FileManager.default.contentsOfDirectory(atPath: standIns.path).sorted() {
            try await build(name, from: standIns.appending(path: name))
        }
    }

    /// A static library, linked by whoever imports it.
    private func build(_ name: String, from folder: URL) async throws {
        let arguments = [
            "-emit-module", "-emit-library", "-static", "-parse-as-library", "-module-name", name,
            "-module-link-name", name,
        ]
        _ = try await Command.output(
            of: Products.swiftc.get(),
            // So that programs may be compiled with library evolution too.
            arguments + ["-enable-library-evolution", "-swift-version", languageMode(of: folder)] + common
                + ["-o", modules.url("lib\(name).a").path] + swiftFiles(below: folder).map(\.path),
            in: modules.folder)
    }

    /// What a module's `swift-version.txt` says, else 6.
    private func languageMode(of folder: URL) -> String {
        let file = folder.appending(path: "swift-version.txt")
        guard let bytes = FileManager.default.contents(atPath: file.path) else { return "6" }
        return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Makes a program of Swift files; warnings are faults.
    func compile(_ files: [URL], into program: URL, mode: [String] = []) async throws {
        let arguments =
            [
                "-warnings-as-errors", "-swift-version", "6", "-module-name", "Program", "-Onone", "-o",
                program.path,
            ] + mode
        _ = try await Command.output(
            of: Products.swiftc.get(), arguments + common + files.map(\.path), in: modules.folder)
    }

    /// Type-checks Swift files with some flags set; warnings are faults.
    func check(_ files: [URL], flags: [String]) async throws {
        let arguments =
            ["-typecheck", "-warnings-as-errors", "-swift-version", "6", "-module-name", "Program"]
            + flags.flatMap { ["-D", $0] }
        _ = try await Command.output(
            of: Products.swiftc.get(), arguments + common + files.map(\.path), in: modules.folder)
    }

    /// Makes an object file and a module of one library of a program; what its sources import lies in the folder.
    func compileModule(
        _ name: String, _ files: [URL], into folder: URL, flags: [String]
    ) async throws -> Command.Result {
        let arguments = [
            "-emit-module", "-parse-as-library", "-wmo", "-Onone", "-module-name", name, "-emit-module-path",
            folder.appending(path: "\(name).swiftmodule").path, "-c", "-o",
            folder.appending(path: "\(name).o").path, "-I", folder.path, "-swift-version", "6",
        ]
        return try await Command.run(
            Products.swiftc.get(), arguments + common + flags + files.map(\.path), in: folder)
    }

    /// Makes a program of several modules, of which the libraries' are in the folder.
    func link(
        _ name: String, _ files: [URL], into folder: URL, libraries: [String], flags: [String]
    ) async throws -> Command.Result {
        let objects = libraries.map { folder.appending(path: "\($0).o").path }
        let arguments = [
            "-Onone", "-module-name", name, "-I", folder.path, "-o", folder.appending(path: "program").path,
            "-swift-version", "6",
        ]
        return try await Command.run(
            Products.swiftc.get(), arguments + common + flags + files.map(\.path) + objects, in: folder)
    }

    private var common: [String] {
        [
            "-I", modules.folder.path, "-L", modules.folder.path, "-load-plugin-executable",
            Products.macros.path + "#ArborMacros",
        ]
    }

    /// The first lines of the compiler's errors and warnings on Swift files, as far as it comes without making a
    /// program. Races between isolations are looked for in what it makes of the sources, not in the sources.
    func complaints(about files: [URL], mode: [String]) async throws -> [String] {
        let arguments = ["-emit-sil", "-wmo", "-module-name", "Program", "-o", "/dev/null"] + mode
        let result = try await Command.run(
            Products.swiftc.get(), arguments + common + files.map(\.path), in: modules.folder)
        let lines = result.errors.split(separator: "\n").map(String.init)
        // That a module of the system is not made for library evolution is nobody's fault here.
        return lines.filter { line in
            !line.hasPrefix(" ") && !line.contains("was not compiled with library evolution support")
                && (line.contains(" error: ") || line.contains(" warning: "))
        }
    }
}

/// All Swift files below a folder, in the order of their paths.
func swiftFiles(below folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        .sorted()
        .map { folder.appending(path: $0) }
}
