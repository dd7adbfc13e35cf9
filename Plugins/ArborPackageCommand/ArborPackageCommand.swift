import Foundation
import PackagePlugin

// The plugin is one file. Each clean build of a client compiles each plugin, with one process for each file.

/// `swift package arbor …`: runs the tool over the sources of the package's targets, as a build does.
@main
struct ArborPackageCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let request = try Request(arguments, in: context.package)
        try request.perform(with: tool(in: context), in: context.pluginWorkDirectoryURL)
    }

    /// The tool. On macOS, the plugin names the locator, and takes the tool of the build's plugin. If no target of
    /// the package uses that plugin, or none does any longer, SwiftPM hasn't updated its tool, and it is built here.
    private func tool(in context: PluginContext) throws -> URL {
        guard (try? context.tool(named: "ArborLocator")) != nil else { return try context.arbor() }
        if let tool = context.builtTool, tool.isNewer(than: context.package.sourcesOfArbor) { return tool }
        let build = try packageManager.build(.product("arbor"), parameters: .init())
        let programs = build.builtArtifacts.filter { $0.kind == .executable }
        guard build.succeeded, let program = programs.first(where: { $0.url.lastPathComponent == "arbor" })
        else {
            print(build.logText)
            throw Request.Failure(description: "the tool could not be built")
        }
        return program.url
    }
}

extension Package {
    fileprivate var sourcesOfArbor: [URL] {
        var pending = [self]
        var seen: Set<ID> = [id]
        while let next = pending.popLast() {
            if next.targets.contains(where: { $0.name == "ArborLocator" }) {
                return next.targets.flatMap { $0.sourceModule?.sourceFiles.map(\.url) ?? [] }
            }
            pending += next.dependencies.map(\.package).filter { seen.insert($0.id).inserted }
        }
        return []
    }
}

extension URL {
    fileprivate func isNewer(than files: [URL]) -> Bool {
        guard let date = modificationDate else { return false }
        return files.allSatisfy { ($0.modificationDate ?? .distantPast) <= date }
    }

    private var modificationDate: Date? {
        try? resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
}

extension Request {
    /// - Parameter folder: The folder for lists and caches.
    func perform(with program: URL, in folder: URL) throws {
        var failures: [String] = []
        for run in try runs(in: folder) {
            let status = try status(of: program, run.arguments)
            if status != 0 { failures.append("'\(run.title)' ended with exit status \(status)") }
        }
        // The tool has printed the reason. An error makes `swift package` fail.
        for failure in failures { Diagnostics.error(failure) }
    }

    /// Runs the tool. It prints where the plugin prints, and its working folder is that of `swift package`.
    private func status(of program: URL, _ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}

/// The arguments of `swift package arbor`, before the tool reads them.
struct Request {
    /// The tool's subcommand; `nil` if the arguments need no sources, as for `--version`.
    private let verb: Verb?
    /// The other arguments, which are passed to the tool.
    private let words: [String]
    private let wirings: [Wiring]

    /// A run of the tool.
    struct Run {
        /// The title of the run, for messages.
        var title: String
        var arguments: [String]
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    init(_ arguments: [String], in package: Package) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        (verb, words) = Verb.split(extractor.remainingArguments)
        guard let verb else {
            wirings = []
            return
        }
        let origins = Origins(from: package)
        wirings = try package.targets(names, for: verb, origins).map {
            Wiring($0, $0.wiredModules(origins), in: package.directoryURL)
        }
    }

    /// - Parameter folder: The folder for lists and caches.
    func runs(in folder: URL) throws -> [Run] {
        guard let verb else { return [Run(title: "arbor", arguments: words)] }
        return try wirings.map { wiring in
            let inputs = try inputs(of: wiring, for: verb, in: folder)
            return Run(
                title: "arbor \(verb) of \(wiring.name)", arguments: [verb.rawValue] + inputs + words)
        }
    }

    /// The options that name a target's sources. An option with one value is last, because an option with
    /// several values would take the words after it as well.
    private func inputs(of wiring: Wiring, for verb: Verb, in folder: URL) throws -> [String] {
        let list = folder.appending(path: "\(wiring.name).sources")
        try write(lines: wiring.sources.map(\.pathFromHere), to: list)
        var options = verb.isQuiet(words) ? ["--quiet"] : []
        options += wiring.settingsOptions(importing: verb == .generate, \.pathFromHere)
        if verb == .validate, wiring.mayLackRoot { options += ["--ignore", "no-root"] }
        if verb.takesModules { options += wiring.moduleOptions(\.pathFromHere) }
        if verb.takesCache {
            options += ["--cache", folder.appending(path: "\(wiring.name).arborcache").plainPath]
        }
        return options + ["--swift-sources-file", list.plainPath]
    }
}

extension URL {
    /// The path, relative to the working folder if it is that folder or below it.
    fileprivate var pathFromHere: String {
        let here = FileManager.default.currentDirectoryPath + "/"
        guard plainPath.hasPrefix(here) else { return plainPath }
        let rest = plainPath.dropFirst(here.count)
        return rest.isEmpty ? "." : String(rest)
    }
}

extension Package {
    /// The named targets. Without names, the targets at the top: they depend on Arbor, directly or not, and no
    /// other such target depends on them.
    func targets(
        _ names: [String], for verb: Verb, _ origins: Origins
    ) throws -> [SwiftSourceModuleTarget] {
        let found = names.isEmpty ? topTargets(origins) : try names.map(target(named:))
        if found.isEmpty {
            throw Request.Failure(
                description: "no target of the package uses Arbor: name one with --target")
        }
        try verb.check(targets: found.map(\.name))
        return found
    }

    private func target(named name: String) throws -> SwiftSourceModuleTarget {
        if let target = swiftTargets.first(where: { $0.name == name }) { return target }
        throw Request.Failure(
            description: "the package has no Swift target '\(name)': it has "
                + swiftTargets.map(\.name).joined(separator: ", "))
    }

    private func topTargets(_ origins: Origins) -> [SwiftSourceModuleTarget] {
        let programs = swiftTargets.filter { $0.kind == .generic || $0.kind == .executable }
        let modules = programs.map { $0.wiredModules(origins) }
        let below = Set(modules.flatMap { $0.dropFirst().map(\.id) })
        return zip(programs, modules).filter { program, modules in
            !below.contains(program.id) && modules.contains { $0.usesArbor }
        }.map(\.0)
    }

    private var swiftTargets: [SwiftSourceModuleTarget] { targets(ofType: SwiftSourceModuleTarget.self) }
}

/// The tool's subcommands that read sources.
enum Verb: String, CaseIterable {
    case generate, validate, explain, graph, scan

    /// The subcommand, and the words after it. As in the tool, options alone mean `generate`, and no words mean
    /// `--help`. Other words are passed on, so that the tool checks them.
    static func split(_ words: [String]) -> (Verb?, [String]) {
        guard let first = words.first else { return (nil, ["--help"]) }
        if let verb = Verb(rawValue: first) {
            let asksForHelp = !Set(words).isDisjoint(with: ["--help", "-h"])
            return asksForHelp ? (nil, words) : (verb, Array(words.dropFirst()))
        }
        let isOption = first.hasPrefix("-") && !["--help", "-h", "--version"].contains(first)
        return isOption ? (.generate, words) : (nil, words)
    }

    var takesModules: Bool { self != .scan }
    var takesCache: Bool { self != .scan }
    /// True if another program reads the product. SwiftPM prints all output of a plugin on one stream, so the
    /// tool's messages must not be mixed into the product.
    func isQuiet(_ words: [String]) -> Bool {
        let namesOutput = words.contains { $0.hasPrefix("--output") || $0.hasPrefix("-o") }
        return (self == .generate || self == .graph || self == .scan) && !namesOutput
    }

    /// Refuses several targets, except for `validate`. The results of other subcommands could be mistaken for
    /// one result.
    func check(targets names: [String]) throws {
        guard names.count > 1, self != .validate else { return }
        throw Request.Failure(
            description: "'\(self)' is about one target: name it with --target, one of "
                + names.joined(separator: ", "))
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ArborPackageCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let request = try Request(arguments, in: context.xcodeProject)
            try request.perform(with: context.arbor(), in: context.pluginWorkDirectoryURL)
        }
    }

    extension Request {
        /// Xcode passes the selected targets, or the user's words. Without either, all targets with Swift files
        /// are validated.
        init(_ arguments: [String], in project: XcodeProject) throws {
            var extractor = ArgumentExtractor(arguments)
            let names = extractor.extractOption(named: "target")
            let rest = extractor.remainingArguments
            (verb, words) = rest.isEmpty ? (.validate, []) : Verb.split(rest)
            let targets = project.targets.filter { names.isEmpty || names.contains($0.displayName) }
            let all = verb == nil ? [] : targets.map { Wiring($0, in: project) }
            wirings = all.filter { !$0.sources.isEmpty }
            if let verb { try verb.check(targets: wirings.map(\.name)) }
        }
    }
#endif
