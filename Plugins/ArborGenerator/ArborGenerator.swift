import Foundation
import PackagePlugin

// One file: SwiftPM compiles each plugin in each clean build of each client, a process a file.

/// Runs `arbor generate` in a build, for each target that uses the plugin.
///
/// One command a target with one output whose name never changes: SwiftPM runs the plugin again only when files come
/// or go, not when their contents change, so the outputs must not depend on what the sources say.
@main
struct ArborGenerator: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let origins = Origins(from: context.package)
        let modules = target.wiredModules(origins)
        let wiring = Wiring(target, modules, in: context.package.directoryURL)
        let work = context.pluginWorkDirectoryURL
        let watch = FolderWatch(of: modules, wiring.settings, origins, in: work)
        return try [wiring.command(try context.arbor(), in: work), watch.command()].compactMap(\.self)
    }
}

extension Wiring {
    /// - Parameter work: where the generated file goes, and what the tool keeps.
    func command(_ tool: URL, in work: URL) throws -> Command {
        let output = work.appending(path: "\(name)+Arbor.swift")
        let list = work.appending(path: "\(name).sources")
        try write(lines: sources.map(\.plainPath), to: list)
        // Not declared as an output: nothing in the build is made from it.
        let cache = work.appending(path: "\(name).arborcache")
        return .buildCommand(
            displayName: "Wiring the dependencies of \(name)",
            executable: tool,
            arguments: [
                "generate", "--quiet", "--output", output.plainPath, "--swift-sources-file", list.plainPath,
                "--cache", cache.plainPath,
            ] + settingsOptions(importing: true, \.plainPath) + moduleOptions(\.plainPath),
            inputFiles: inputs,
            outputFiles: [output])
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ArborGenerator: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let wiring = Wiring(target, in: context.xcodeProject)
            if wiring.sources.isEmpty { return [] }
            return [try wiring.command(try context.arbor(), in: context.pluginWorkDirectoryURL)]
        }
    }
#endif

/// Lets SwiftPM see that files come and go in packages other than the root.
///
/// SwiftPM looks for that in the targets of the root package only: a file that is added to another local package is
/// neither compiled nor given to plugins until the build is planned anew for another reason. But it also looks into
/// the output folders of prebuild commands, into folders below them, and through links. So there is a prebuild command
/// that does nothing, whose output folder holds links to the other packages' sources.
struct FolderWatch {
    private let folder: URL
    /// What each link leads to, by its name.
    private let links: [String: String]

    /// - Parameter work: where the links go.
    init(
        of modules: [SwiftSourceModuleTarget], _ settings: ProjectSettings, _ origins: Origins, in work: URL
    ) {
        folder = work.appending(path: "Watched")
        // The walk would never end in a folder that holds the links themselves.
        let watched = modules.filter { module in
            !origins.isOfRoot(module) && !origins.isFetched(module)
                && !work.isBelow(module.directoryURL)
        }
        let included = settings.includedFolders.filter { !work.isBelow($0) }
        links = Dictionary(
            watched.map { ($0.moduleName, $0.directoryURL.plainPath) }
                + included.enumerated().map { ("\($0.offset).included", $0.element.plainPath) },
            uniquingKeysWith: { first, _ in first })
    }

    /// `nil` where there is nothing to watch, and no way to do it: prebuild commands can't be built from source, so
    /// that the system must have one that does nothing.
    func command() throws -> Command? {
        let programs = ["/usr/bin/true", "/bin/true"]
        guard !links.isEmpty, let program = programs.first(where: FileManager.default.isExecutableFile)
        else { return nil }
        try link()
        return .prebuildCommand(
            displayName: "Watching the folders of other packages", executable: URL(filePath: program),
            arguments: [], outputFilesDirectory: folder)
    }

    /// Leaves the links that are right as they are, since SwiftPM takes each change for one of the sources.
    private func link() throws {
        // Of what lies in the output folder itself, SwiftPM makes sources and resources; not of documentation.
        let place = folder.appending(path: "Sources.docc")
        let files = FileManager.default
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: place.plainPath) where links[name] == nil {
            try files.removeItem(at: place.appending(path: name))
        }
        for (name, target) in links {
            let link = place.appending(path: name).plainPath
            if (try? files.destinationOfSymbolicLink(atPath: link)) == target { continue }
            try? files.removeItem(atPath: link)
            try files.createSymbolicLink(atPath: link, withDestinationPath: target)
        }
    }
}

extension URL {
    fileprivate func isBelow(_ folder: URL) -> Bool {
        let own = resolvingSymlinksInPath().pathComponents
        let other = folder.resolvingSymlinksInPath().pathComponents
        return own.starts(with: other)
    }
}
