import Foundation
import Testing

/// `swiftc` with the built plugin and the built library.
enum Compiler {
    static let path = Programs.find("swiftc")

    /// Compiles one file.
    static func check(_ source: String, mode: [String] = ["-typecheck"]) throws -> Outcome {
        try TemporaryFolder.with { folder in try run(source, in: folder, mode) }
    }

    /// The errors of one file, as editors read them. The file is compiled completely, because the compiler
    /// expands the members of an extension without a conformance only when it generates code.
    static func errors(of source: String, besides: String = "") throws -> [SerializedDiagnostic] {
        try TemporaryFolder.with { folder in
            let record = folder.appendingPathComponent("Input.dia")
            let outcome = try run(
                source, besides: besides, in: folder,
                ["-c", "-o", "/dev/null", "-serialize-diagnostics-path", record.path])
            // The file may be missing if there is no error and no warning.
            guard FileManager.default.fileExists(atPath: record.path) else {
                #expect(outcome.status == 0)
                return []
            }
            return try DiagnosticsLibrary.shared.get().diagnostics(in: record).filter { $0.severity == 3 }
        }
    }

    /// The options by which the compiler finds the library and the plugin.
    static func options() throws -> [String] {
        let folder = try #require(BuiltProducts.folder)
        // The library Blade needs this C module.
        let atomics = folder.appendingPathComponent("CAtomics.build/module.modulemap").path
        return [
            "-parse-as-library", "-swift-version", "6", "-I", folder.appendingPathComponent("Modules").path,
            "-Xcc", "-fmodule-map-file=" + atomics,
            "-load-plugin-executable", try #require(BuiltProducts.plugin).path + "#ArborMacros",
        ]
    }

    /// Runs the compiler without its driver, in one process. It checks one file, and the other files are its
    /// context.
    private static func run(
        _ source: String, besides: String = "", in folder: URL, _ mode: [String]
    ) throws -> Outcome {
        let file = folder.appendingPathComponent("Input.swift")
        try Data(source.utf8).write(to: file)
        var files = [file.path]
        if !besides.isEmpty {
            let other = folder.appendingPathComponent("Besides.swift")
            try Data(besides.utf8).write(to: other)
            files.append(other.path)
        }
        guard besides.isEmpty else {
            return try Outcome.running(
                try #require(path),
                ["-frontend"] + mode + ["-module-name", "Input"] + options()
                    + ["-primary-file", files[0], files[1]])
        }
        return try Outcome.running(try #require(path), mode + options() + files)
    }
}

enum Programs {
    static func find(_ name: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}

enum TemporaryFolder {
    /// Calls `body` with a temporary folder. Links are resolved, so that programs report the same path.
    static func with<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("arbor-macros-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
