import Foundation

/// A program of several modules, which is wired, compiled and run as a user's build does. Each module has a
/// folder below `Sources`, and the root is in `App`.
struct ProgramBuild: Sendable {
    /// The folder of `Sources`, and of all output.
    let folder: URL
    /// The compiler flags by module.
    var flags: [String: [String]] = [:]
    /// The flags that all modules define.
    var defined: [String] = []
    /// True if the mocks are written and compiled too.
    var hasMocks = false

    static let app = "App"

    /// The last step of the build.
    enum Outcome: Sendable {
        /// The sources alone don't compile.
        case broken(String)
        /// The tool reported errors.
        case refused(status: Int32, errors: String)
        /// The generated file causes an error of the compiler.
        case uncompiled(String)
        /// The generated file causes a warning of the compiler.
        case warned(String)
        case crashed(String)
        case printed(String)
    }

    func outcome() async throws -> Outcome {
        let wired = try await wire()
        guard wired.status == 0 else { return .refused(status: wired.status, errors: wired.errors) }
        if let errors = try await compileLibraries() { return .broken(errors) }
        let compiled = try await link(with: [generated] + (hasMocks ? [mocks] : []))
        guard compiled.status == 0 else { return .uncompiled(compiled.errors) }
        let warnings = compiled.errors.split(separator: "\n").filter(isOfGeneratedCode)
        guard warnings.isEmpty else { return .warned(compiled.errors) }
        let run = try await Command.run(folder.appending(path: "program"), [], in: folder)
        return run.status == 0 ? .printed(run.output) : .crashed(run.output + run.errors)
    }

    /// The compiler's errors for the sources with a stub in place of the generated file.
    func errors(withStub stub: String) async throws -> String? {
        if let errors = try await compileLibraries() { return errors }
        let file = folder.appending(path: "Stub.swift")
        try Data(stub.utf8).write(to: file)
        let compiled = try await link(with: [file])
        return compiled.status == 0 ? nil : compiled.errors
    }
}

extension ProgramBuild {
    private var generated: URL { folder.appending(path: "Generated.swift") }
    private var mocks: URL { folder.appending(path: "MocksGenerated.swift") }

    private func wire() async throws -> Command.Result {
        let names = try modules()
        let arguments =
            [
                "generate", "Sources", "--quiet", "--output", generated.path, "--module-name", Self.app,
            ] + (hasMocks ? ["--mock-output", mocks.path] : []) + isolation + ["--module"]
            + names.map { "\($0)=Sources/\($0)" }
        return try await Command.run(Products.arbor, arguments, in: folder)
    }

    /// The option for the default isolation of the root's module.
    private var isolation: [String] {
        let flags = flags[Self.app] ?? []
        guard let index = flags.firstIndex(of: "-default-isolation") else { return [] }
        return ["--default-isolation", flags[index + 1]]
    }

    /// The errors of the first library that has any.
    private func compileLibraries() async throws -> String? {
        for name in try modules() where name != Self.app {
            let result = try await Compiler.shared.value.compileModule(
                name, files(of: name), into: folder, flags: flags(of: name))
            if result.status != 0 { return result.errors }
        }
        return nil
    }

    private func link(with files: [URL]) async throws -> Command.Result {
        let libraries = try modules().filter { $0 != Self.app }
        return try await Compiler.shared.value.link(
            Self.app, self.files(of: Self.app) + files, into: folder, libraries: libraries,
            flags: flags(of: Self.app))
    }

    private func flags(of module: String) -> [String] {
        (flags[module] ?? []) + defined.flatMap { ["-D", $0] }
    }

    /// True for warnings of the generated file. The warning about importing the own module is harmless and is
    /// left out.
    private func isOfGeneratedCode(_ line: Substring) -> Bool {
        line.contains(/Generated\.swift:\d+:\d+: warning:/) && !line.contains("; ignoring import")
    }

    private func files(of module: String) throws -> [URL] {
        try swiftFiles(below: folder.appending(path: "Sources/\(module)"))
    }

    /// The modules, each after those that it imports.
    private func modules() throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.appending(path: "Sources").path
        ).filter { !$0.hasPrefix(".") }.sorted()
        var imports: [String: Set<String>] = [:]
        for name in names {
            for file in try files(of: name) {
                let text = try String(contentsOf: file, encoding: .utf8)
                let imported = text.matches(of: /import (?:struct |class |protocol |enum )?(\w+)/)
                imports[name, default: []].formUnion(imported.map { String($0.output.1) })
            }
        }
        var ordered: [String] = []
        while let next = names.first(where: { name in
            !ordered.contains(name)
                && (imports[name] ?? []).isDisjoint(with: Set(names).subtracting(ordered + [name]))
        }) { ordered.append(next) }
        return ordered
    }
}
