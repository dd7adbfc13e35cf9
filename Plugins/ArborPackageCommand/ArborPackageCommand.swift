import Foundation
import PackagePlugin

// One file: SwiftPM compiles each plugin in each clean build of each client, a process a file.

/// `swift package arbor …`: runs the tool over the sources of the package's targets, as a build does.
@main
struct ArborPackageCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let program = try context.arbor()
        let request = try Request(arguments, in: context.package)
        var failures: [String] = []
        for run in try request.runs(in: context.pluginWorkDirectoryURL) {
            let status = try status(of: program, run.arguments)
            if status != 0 { failures.append("'\(run.title)' ended with exit status \(status)") }
        }
        // The tool has told why; an error is what makes `swift package` fail.
        for failure in failures { Diagnostics.error(failure) }
    }

    /// The tool's words go where the plugin's do, and its folder is the one that `swift package` was called in.
    private func status(of program: URL, _ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}

/// What `swift package arbor` was asked, before the tool sees it.
struct Request {
    /// The tool's subcommand; `nil` where the words need no sources, such as `--version`.
    private let verb: Verb?
    /// All further words, which are the tool's affair.
    private let words: [String]
    private let targets: [SwiftSourceModuleTarget]
    private let origins: Origins

    /// A run of the tool.
    struct Run {
        /// For people.
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
        origins = Origins(from: package)
        targets = verb == nil ? [] : try package.targets(names, for: verb, origins)
    }

    /// - Parameter folder: where lists and caches are kept.
    func runs(in folder: URL) throws -> [Run] {
        guard let verb else { return [Run(title: "arbor", arguments: words)] }
        return try targets.map { target in
            let inputs = try inputs(of: target, for: verb, in: folder)
            return Run(
                title: "arbor \(verb) of \(target.name)", arguments: [verb.rawValue] + inputs + words)
        }
    }

    /// The options that lead the tool to a target's sources. An option that takes one value is the last, since others
    /// would take the words behind them for theirs.
    private func inputs(of target: SwiftSourceModuleTarget, for verb: Verb, in folder: URL) throws -> [String]
    {
        let modules = target.wiredModules(origins)
        let list = folder.appending(path: "\(target.name).sources")
        try write(lines: modules.flatMap(\.swiftFiles).map(\.pathFromHere), to: list)
        var options = verb.isQuiet(words) ? ["--quiet"] : []
        if verb.takesModules {
            for module in modules.dropFirst() {
                options += ["--module", "\(module.moduleName)=\(module.directoryURL.pathFromHere)"]
            }
        }
        if verb.takesCache {
            options += ["--cache", folder.appending(path: "\(target.name).arborcache").plainPath]
        }
        return options + ["--swift-sources-file", list.plainPath]
    }
}

extension URL {
    /// Short where it is below the working folder, as people read it.
    fileprivate var pathFromHere: String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return plainPath.hasPrefix(here) ? String(plainPath.dropFirst(here.count)) : plainPath
    }
}

extension Package {
    /// The targets that are named, else those at the top: built on Arbor by some way, with no other such below them.
    func targets(
        _ names: [String], for verb: Verb?, _ origins: Origins
    ) throws -> [SwiftSourceModuleTarget] {
        let found = names.isEmpty ? topTargets(origins) : try names.map(target(named:))
        if found.isEmpty {
            throw Request.Failure(
                description: "no target of the package uses Arbor: name one with --target")
        }
        if let verb, found.count > 1, !verb.takesManyTargets {
            throw Request.Failure(
                description: "'\(verb)' is about one target: name it with --target, one of "
                    + found.map(\.name).joined(separator: ", "))
        }
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

    /// The verb, and the words behind it. As with the tool itself, options alone mean `generate`; other words are
    /// left for the tool to judge, and no words ask for its help.
    static func split(_ words: [String]) -> (Verb?, [String]) {
        guard let first = words.first else { return (nil, ["--help"]) }
        if let verb = Verb(rawValue: first) {
            let asksForHelp = !Set(words).isDisjoint(with: ["--help", "-h"])
            return asksForHelp ? (nil, words) : (verb, Array(words.dropFirst()))
        }
        let isOption = first.hasPrefix("-") && !["--help", "-h", "--version"].contains(first)
        return isOption ? (.generate, words) : (nil, words)
    }

    var takesModules: Bool { self == .generate || self == .explain || self == .graph }
    var takesCache: Bool { self != .scan }
    /// True where the product is for other programs: the words that go with it are in their way, since SwiftPM prints
    /// all that a plugin prints on one stream.
    func isQuiet(_ words: [String]) -> Bool {
        let namesOutput = words.contains { $0.hasPrefix("--output") || $0.hasPrefix("-o") }
        return (self == .generate || self == .graph || self == .scan) && !namesOutput
    }

    /// False where the answers for several targets would be taken for one.
    var takesManyTargets: Bool { self == .validate }
}
