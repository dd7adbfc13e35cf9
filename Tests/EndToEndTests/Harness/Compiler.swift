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
            arguments + common + ["-o", modules.url("lib\(name).a").path]
                + swiftFiles(below: folder).map(\.path),
            in: modules.folder)
    }

    /// Makes a program of Swift files; warnings are faults.
    func compile(_ files: [URL], into program: URL, mode: [String] = []) async throws {
        let arguments =
            ["-warnings-as-errors", "-module-name", "Program", "-Onone", "-o", program.path] + mode
        _ = try await Command.output(
            of: Products.swiftc.get(), arguments + common + files.map(\.path), in: modules.folder)
    }

    /// Type-checks Swift files with some flags set; warnings are faults.
    func check(_ files: [URL], flags: [String]) async throws {
        let arguments =
            ["-typecheck", "-warnings-as-errors", "-module-name", "Program"] + flags.flatMap { ["-D", $0] }
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
            folder.appending(path: "\(name).o").path, "-I", folder.path,
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
        ]
        return try await Command.run(
            Products.swiftc.get(), arguments + common + flags + files.map(\.path) + objects, in: folder)
    }

    private var common: [String] {
        [
            "-swift-version", "6", "-I", modules.folder.path, "-L", modules.folder.path,
            "-load-plugin-executable",
            Products.macros.path + "#ArborMacros",
        ]
    }
}

/// All Swift files below a folder, in the order of their paths.
func swiftFiles(below folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        .sorted()
        .map { folder.appending(path: $0) }
}
