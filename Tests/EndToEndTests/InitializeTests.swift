import Foundation
import Testing

/// `arbor init` in a package of SwiftPM's own template.
@Suite("arbor init")
struct InitializeTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace() }

    private func makePackage() async throws {
        let folder = workspace.scratch.url("Hello")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        _ = try await swift("package", "init", "--type", "executable")
    }

    private func swift(_ arguments: String...) async throws -> String {
        let swift = try Products.swiftc.get().deletingLastPathComponent().appending(path: "swift")
        return try await Command.output(of: swift, arguments, in: workspace.scratch.url("Hello"))
    }

    private func arbor(_ arguments: String...) async throws -> Command.Result {
        try await Command.run(Products.arbor, arguments, in: workspace.scratch.url("Hello"))
    }

    private func texts() throws -> [String: Data] {
        let folder = workspace.scratch.url("Hello")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).reduce(into: [:]) {
            $0[$1] = FileManager.default.contents(atPath: folder.appending(path: $1).path)
        }
    }

    @Test("a fresh package builds and runs with its root afterwards")
    func builds() async throws {
        _ = try BundledPackage(in: workspace.scratch)
        try await makePackage()
        let result = try await arbor("init", "--yes", "--arbor", "../Arbor")
        #expect(result.status == 0)
        #expect(
            result.errors.hasSuffix("arbor: wrote Package.swift, Sources/Hello/AppRoot.swift\n"),
            "\(result.errors)")
        let second = try await arbor("init", "--yes")
        #expect(second.output == "" && second.status == 0)
        #expect(second.errors.hasSuffix("nothing is missing, so nothing was changed\n"))
        let doctor = try await arbor("doctor")
        #expect(doctor.status == 0, "\(doctor.output)")
        #expect(doctor.output.contains("from the bundle '../Arbor/arbor.artifactbundle'"))
        _ = try await swift("build")
        #expect(try await swift("run", "--skip-build") == "Hello, world!\n")
        try makeRootInProgram()
        #expect(try await swift("run").hasSuffix("Hello from AppRoot\n"))
        #expect(try await arbor("doctor").output.contains("/Hello.arborcache' is of another copy"))
    }

    /// Follows the note that `init` ends with.
    private func makeRootInProgram() throws {
        let file = workspace.scratch.url("Hello/Sources/Hello/Hello.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        try #require(text.contains("print(\"Hello, world!\")"))
        try workspace.scratch.file(
            "Hello/Sources/Hello/Hello.swift",
            text.replacing("print(\"Hello, world!\")", with: "print(AppRoot().greeter.text)"))
    }

    @Test("without a terminal and without --yes, the changes are only shown, as a diff that 'patch' applies")
    func shows() async throws {
        try await makePackage()
        let before = try texts()
        let result = try await arbor("init", "--arbor", "https://example.invalid/Arbor.git")
        #expect(result.status == 0)
        #expect(
            result.errors
                == "arbor: note: nothing was written: run 'arbor init --yes' to make these changes\n")
        #expect(try texts() == before)
        try workspace.scratch.file("changes.diff", result.output)
        _ = try await Command.output(
            of: Products.find("patch"), ["-p1", "-i", "../changes.diff"], in: workspace.scratch.url("Hello"))
        let patched = try texts()
        for path in before.keys { try workspace.scratch.file("Hello/\(path)", before[path] ?? Data()) }
        try FileManager.default.removeItem(at: workspace.scratch.url("Hello/Sources/Hello/AppRoot.swift"))
        _ = try await arbor("init", "--yes", "--arbor", "https://example.invalid/Arbor.git")
        #expect(try texts() == patched)
        let manifest = String(decoding: patched["Package.swift"] ?? Data(), as: UTF8.self)
        #expect(manifest.contains(#".package(url: "https://example.invalid/Arbor.git", from: "0.1.0")"#))
    }

    @Test(
        "on a terminal it asks",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")),
        arguments: [("no", false), ("what\\ny", true)])
    func asks(answer: String, isWritten: Bool) async throws {
        try await makePackage()
        try workspace.scratch.file("Arbor/Package.swift", "")
        let line =
            "printf '\(answer)\\n' | script -qec \"'\(Products.arbor.path)' init --arbor ../Arbor\" /dev/null"
        let result = try await Command.run(
            URL(filePath: "/bin/sh"), ["-c", line], in: workspace.scratch.url("Hello"))
        #expect(result.output.contains("+++ b/Package.swift"), "\(result.output)")
        #expect(result.output.contains("Make these changes?"))
        #expect(workspace.scratch.holds("Hello/Sources/Hello/AppRoot.swift") == isWritten)
    }

    @Test(
        "the root goes where its target compiles it",
        arguments: [
            ("sources: [\"Code\"]", "Code/AppRoot.swift"),
            ("sources: [\"main.swift\", \"Code\"]", "Code/AppRoot.swift"),
            ("sources: [\".\"]", "AppRoot.swift"), ("sources: [\"Code/main.swift\"]", nil),
            ("sources: found", nil),
        ])
    func compiledFolder(argument: String, root: String?) async throws {
        try workspace.scratch.file(
            "Hello/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Hello", targets: [.executableTarget(name: "Hello", path: "App", \(argument))])
            """)
        try workspace.scratch.file("Hello/App/Code/main.swift", "print(1)")
        try workspace.scratch.file("Arbor/Package.swift", "")
        let result = try await arbor("init", "--yes", "--arbor", "../Arbor")
        #expect(result.status == (root == nil ? 1 : 0), "\(result.errors)")
        #expect(result.errors.contains("in 'sources', so a new one isn't compiled") == (root == nil))
        if let root { #expect(workspace.scratch.holds("Hello/App/\(root)")) }
    }

    @Test("without a package and without an origin, the error says what to do")
    func refuses() async throws {
        let none = try await workspace.arbor("init")
        #expect(none.status == 66)
        #expect(
            none.errors == """
                arbor: error: there is no Package.swift in '.' or a folder around it
                help: 'swift package init --type executable' makes a package

                """)
        try await makePackage()
        let unknown = try await arbor("init")
        #expect(unknown.status == 64)
        #expect(
            unknown.errors == """
                arbor: error: the manifest doesn't name Arbor's package, and no '--arbor' does
                help: name its URL or its folder: 'arbor init --arbor ../Arbor'

                """)
        let nowhere = try await workspace.arbor("init", "Hello", "--arbor", "Arbor")
        #expect(nowhere.status == 66)
        #expect(
            nowhere.errors.hasPrefix(
                "arbor: error: there is no Package.swift in 'Arbor'\nhelp: '--arbor' takes"))
        #expect(try await workspace.arbor("init", "Hello", "Bye").status == 64)
        try workspace.scratch.file("Arbor/Package.swift", "")
        let folder = try await workspace.arbor("init", "Hello", "--arbor", "Arbor")
        #expect(folder.output.contains(".package(path: \"../Arbor\")"), "a path starts at the package")
    }
}
