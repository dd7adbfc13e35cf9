import Foundation
import PackagePlugin

// The plugin is one file. Each clean build of a client compiles each plugin, with one process for each file.

/// Runs `arbor generate` in a build, for each target that uses the plugin.
///
/// Each target has one command with one output, whose name never changes. SwiftPM runs the plugin again when
/// files appear or disappear, and not when their contents change. The outputs must therefore not depend on the
/// contents of the sources.
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
    /// - Parameter work: The folder for the generated file and for the tool's own files.
    func command(_ tool: URL, in work: URL) throws -> Command {
        let output = work.appending(path: "\(name)+Arbor.swift")
        let list = work.appending(path: "\(name).sources")
        try write(lines: sources.map(\.plainPath), to: list)
        // The cache isn't declared as an output, because the build uses it for nothing.
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

/// Makes SwiftPM notice that files appear or disappear in packages other than the root.
///
/// SwiftPM checks this only for the targets of the root package. A file that is added to another local package
/// is neither compiled nor passed to plugins until the build is planned again for another reason.
///
/// SwiftPM does examine the output folders of prebuild commands, the folders below them, and through links too.
/// This prebuild command therefore does nothing, and its output folder contains links to the sources of the
/// other packages.
struct FolderWatch {
    private let folder: URL
    /// The destinations of the links, by the links' names.
    private let links: [String: String]

    /// - Parameter work: The folder for the links.
    init(
        of modules: [SwiftSourceModuleTarget], _ settings: ProjectSettings, _ origins: Origins, in work: URL
    ) {
        folder = work.appending(path: "Watched")
        // A folder that contains the links is left out, because walking it would never end.
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

    /// The command, or `nil` if there is nothing to watch or the system has no program that does nothing. A
    /// prebuild command can't be built from source.
    func command() throws -> Command? {
        let programs = ["/usr/bin/true", "/bin/true"]
        guard !links.isEmpty, let program = programs.first(where: FileManager.default.isExecutableFile)
        else { return nil }
        try link()
        return .prebuildCommand(
            displayName: "Watching the folders of other packages", executable: URL(filePath: program),
            arguments: [], outputFilesDirectory: folder)
    }

    /// Creates the links. Correct links stay unchanged, because SwiftPM takes each change for one of the
    /// sources.
    private func link() throws {
        // SwiftPM makes sources and resources of the files in the output folder itself, except of
        // documentation.
        let destination = folder.appending(path: "Sources.docc")
        let files = FileManager.default
        try files.createDirectory(at: destination, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: destination.plainPath) where links[name] == nil {
            try files.removeItem(at: destination.appending(path: name))
        }
        for (name, target) in links {
            let link = destination.appending(path: name).plainPath
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
