import Foundation
import PackagePlugin

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
        let watch = FolderWatch(of: modules, origins, in: context.pluginWorkDirectoryURL)
        return try [generate(target, from: modules, context), watch.command()].compactMap(\.self)
    }

    private func generate(
        _ target: SwiftSourceModuleTarget, from modules: [SwiftSourceModuleTarget], _ context: PluginContext
    ) throws -> Command {
        let work = context.pluginWorkDirectoryURL
        let sources = modules.flatMap(\.swiftFiles)
        let output = work.appending(path: "\(target.name)+Arbor.swift")
        let list = work.appending(path: "\(target.name).sources")
        try write(lines: sources.map(\.plainPath), to: list)
        // Not declared as an output: nothing in the build is made from it.
        let cache = work.appending(path: "\(target.name).arborcache")
        return .buildCommand(
            displayName: "Wiring the dependencies of \(target.name)",
            executable: try context.arbor(),
            arguments: [
                "generate", "--quiet", "--output", output.plainPath, "--swift-sources-file", list.plainPath,
                "--cache", cache.plainPath,
            ]
                + modules.dropFirst().flatMap {
                    ["--module", "\($0.moduleName)=\($0.directoryURL.plainPath)"]
                },
            inputFiles: sources,
            outputFiles: [output])
    }
}
