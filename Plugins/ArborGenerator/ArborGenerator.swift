import Foundation
import PackagePlugin

// The plugin is one file. Each clean build of a client compiles each plugin, with one process for each file.

/// Runs `arbor generate` in a build, for each target that uses the plugin.
///
/// Each target has one command with two outputs, the wiring and the mocks, whose names never change. SwiftPM runs the plugin again when
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
        let tool = try context.arbor()
        context.reportUnusedBundle(insteadOf: tool)
        return try [wiring.command(tool, in: work), watch.command()].compactMap(\.self)
    }
}

extension Wiring {
    /// - Parameter work: The folder for the generated file and for the tool's own files.
    func command(_ tool: URL, in work: URL) throws -> Command {
        let output = work.appending(path: "\(name)+Arbor.swift")
        let mocks = work.appending(path: "\(name)+ArborMocks.swift")
        let list = work.appending(path: "\(name).sources")
        try write(lines: sources.map(\.plainPath), to: list)
        // The cache isn't declared as an output, because the build uses it for nothing.
        let cache = work.appending(path: "\(name).arborcache")
        return .buildCommand(
            displayName: "Wiring the dependencies of \(name)",
            executable: tool,
            arguments: [
                "generate", "--quiet", "--output", output.plainPath, "--mock-output", mocks.plainPath,
                "--swift-sources-file", list.plainPath, "--cache", cache.plainPath,
            ] + settingsOptions(importing: true, \.plainPath) + moduleOptions(\.plainPath),
            inputFiles: [tool] + inputs,  // The build makes the tool first.
            outputFiles: [output, mocks])
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
