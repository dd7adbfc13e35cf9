import Foundation
import PackagePlugin

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
