import Foundation

/// Compiles fixtures against the real library, with the real compiler plugin.
struct Compiler: Sendable {
    /// The folder of the modules that fixtures may import. It is built once in each run.
    private let modules: Scratch

    static let shared = Task { try await Compiler() }

    private init() async throws {
        modules = try Scratch()
        let sources = Products.package.appending(path: "Sources")
        try await build("Arbor", from: sources.appending(path: "Arbor"))
        try await build("SafeDI", from: sources.appending(path: "SafeDI"))
        let header = sources.appending(path: "CAtomics/include/atomics.h").path
        try modules.file("atomics.modulemap", "module CAtomics { header \"\(header)\" export * }")
        try await build("Blade", from: sources.appending(path: "Blade"), flags: atomics)
        let standIns = Fixture.folder.appending(path: "Modules")
        for name in try FileManager.default.contentsOfDirectory(atPath: standIns.path).sorted() {
            try await build(name, from: standIns.appending(path: name))
        }
    }

    /// Builds a static library, which importing programs link.
    private func build(_ name: String, from folder: URL, flags: [String] = []) async throws {
        let arguments = [
            "-emit-module", "-emit-library", "-static", "-parse-as-library", "-module-name", name,
            "-module-link-name", name,
        ]
        _ = try await Command.output(
            of: Products.swiftc.get(),
            // With this option, programs can also be compiled with library evolution.
            arguments + ["-enable-library-evolution", "-swift-version", languageMode(of: folder)] + common
                + flags
                + ["-o", modules.url("lib\(name).a").path] + swiftFiles(below: folder).map(\.path),
            in: modules.folder)
    }

    /// The version in a module's `swift-version.txt`, or 6.
    private func languageMode(of folder: URL) -> String {
        let file = folder.appending(path: "swift-version.txt")
        guard let bytes = FileManager.default.contents(atPath: file.path) else { return "6" }
        return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Builds a program from Swift files. Warnings are errors.
    ///
    /// One process compiles all files, which takes half the time. The builds of packages compile file by file.
    func compile(_ files: [URL], into program: URL, mode: [String] = []) async throws {
        let arguments =
            [
                "-warnings-as-errors", "-swift-version", "6", "-module-name", "Program", "-wmo", "-Onone",
                "-o", program.path,
            ] + mode
        _ = try await Command.output(
            of: Products.swiftc.get(), arguments + common + files.map(\.path), in: modules.folder)
    }

    /// Builds a program with `import Blade` from Swift files. The thread sanitizer watches it and the library.
    func compileWithThreadSanitizer(_ files: [URL], into program: URL) async throws {
        let folder = program.deletingLastPathComponent()
        let library = try swiftFiles(below: Products.package.appending(path: "Sources/Blade")).map(\.path)
        let watched =
            ["-sanitize=thread", "-Xcc", "-fsanitize=thread", "-g", "-wmo", "-swift-version", "6"] + atomics
        let arguments = [
            "-emit-module", "-emit-library", "-static", "-parse-as-library", "-module-name", "Blade",
        ]
        let result = folder.appending(path: "libBlade.a").path
        _ = try await Command.output(
            of: Products.swiftc.get(), watched + arguments + common + ["-o", result] + library, in: folder)
        _ = try await Command.output(
            of: Products.swiftc.get(),
            watched + ["-I", folder.path, "-L", folder.path, "-lBlade", "-o", program.path] + common
                + files.map(\.path), in: folder)
    }

    /// Builds a program of tests with `import ArborTesting` from Swift files. The thread sanitizer watches it and the
    /// libraries.
    func compileTests(_ files: [URL], into program: URL) async throws {
        let folder = program.deletingLastPathComponent()
        let watched = [
            "-sanitize=thread", "-g", "-wmo", "-swift-version", "6", "-I", folder.path, "-L", folder.path,
        ]
        for name in ["Arbor", "ArborTesting"] {
            let sources = try swiftFiles(below: Products.package.appending(path: "Sources/\(name)")).map(
                \.path)
            let result = folder.appending(path: "lib\(name).a").path
            let arguments = [
                "-emit-module", "-emit-library", "-static", "-parse-as-library", "-module-name", name, "-o",
                result,
            ]
            _ = try await Command.output(
                of: Products.swiftc.get(), watched + arguments + common + sources, in: folder)
        }
        let arguments = [
            "-parse-as-library", "-module-name", "Tests", "-D", "DEBUG", "-lArbor", "-lArborTesting", "-o",
            program.path,
        ]
        _ = try await Command.output(
            of: Products.swiftc.get(), watched + arguments + common + files.map(\.path), in: folder)
    }

    /// Checks Swift files with some flags, up to who may use a value and when. Warnings are errors.
    func check(_ files: [URL], flags: [String]) async throws {
        let arguments =
            [
                "-emit-sil", "-o", "/dev/null", "-wmo", "-warnings-as-errors", "-swift-version", "6",
                "-module-name", "Program",
            ]
            + flags.flatMap { ["-D", $0] }
        _ = try await Command.output(
            of: Products.swiftc.get(), arguments + common + files.map(\.path), in: modules.folder)
    }

    /// Builds an object file and a module for one library of a program. The modules that its sources import are
    /// in the folder.
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

    /// Links a program of several modules. The libraries' modules are in the folder.
    func link(
        _ name: String, _ files: [URL], into folder: URL, libraries: [String], flags: [String]
    ) async throws -> Command.Result {
        let objects = libraries.map { folder.appending(path: "\($0).o").path }
        let arguments = [
            "-wmo", "-Onone", "-module-name", name, "-I", folder.path, "-o",
            folder.appending(path: "program").path, "-swift-version", "6",
        ]
        return try await Command.run(
            Products.swiftc.get(), arguments + common + flags + files.map(\.path) + objects, in: folder)
    }

    /// The options by which the library `Blade` finds its C module.
    private var atomics: [String] {
        ["-Xcc", "-fmodule-map-file=" + modules.url("atomics.modulemap").path]
    }

    private var common: [String] {
        [
            "-I", modules.folder.path, "-L", modules.folder.path, "-load-plugin-executable",
            Products.macros.path + "#ArborMacros",
        ]
    }

    /// The first lines of the compiler's errors and warnings for Swift files. It compiles them to SIL and no
    /// further, because it finds races between isolations only there.
    func complaints(about files: [URL], mode: [String]) async throws -> [String] {
        let arguments = ["-emit-sil", "-wmo", "-module-name", "Program", "-o", "/dev/null"] + mode
        let result = try await Command.run(
            Products.swiftc.get(), arguments + common + files.map(\.path), in: modules.folder)
        let lines = result.errors.split(separator: "\n").map(String.init)
        // A system module without library evolution is not a fault of the sources.
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
