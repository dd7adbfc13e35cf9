import Foundation
import PackagePlugin

/// Runs `arbor generate` in a build, for the code that comments on composed dependencies ask for.
///
/// Each target has a file for its own comments. A target of tests has another one for each module that it depends on, with
/// the containers that only tests use. The names never change, and a file without code is empty, because SwiftPM doesn't run
/// the plugin again when the contents of sources change.
@main
struct ArborComposer: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let origins = Origins(from: context.package)
        let modules = target.wiredModules(origins)
        let wiring = Wiring(target, modules, in: context.package.directoryURL)
        let work = context.pluginWorkDirectoryURL
        let watch = FolderWatch(of: modules, wiring.settings, origins, in: work)
        let tool = try context.arbor()
        context.reportUnusedBundle(insteadOf: tool)
        let commands = try wiring.composing(target, with: tool, in: work)
        return try commands + [watch.command()].compactMap(\.self)
    }
}

extension Wiring {
    /// - Parameter work: The folder for the generated files.
    fileprivate func composing(
        _ target: SwiftSourceModuleTarget, with tool: URL, in work: URL
    ) throws -> [Command] {
        let list = work.appending(path: "\(name).sources")
        try write(lines: sources.map(\.plainPath), to: list)
        let own = command(
            tool, list, of: moduleName, "--composed-output", work.appending(path: "\(name)+Composed.swift"))
        guard target.kind == .test else { return [own] }
        let tested = [target] + target.dependencies.flatMap(\.modules)
        return [own]
            + tested.map { module in
                let output = work.appending(path: "\(module.name)+TestContainers.swift")
                return command(tool, list, of: module.moduleName, "--composed-test-output", output)
            }
    }

    private func command(
        _ tool: URL, _ list: URL, of module: String, _ option: String, _ output: URL
    ) -> Command {
        .buildCommand(
            displayName: "Composing the dependencies of \(module) for \(name)",
            executable: tool,
            arguments: [
                "generate", "--quiet", "--swift-sources-file", list.plainPath, "--composed-module", module,
                option,
                output.plainPath,
            ] + moduleOptions(\.plainPath),
            inputFiles: [tool] + inputs,  // The build makes the tool first.
            outputFiles: [output])
    }
}

extension TargetDependency {
    /// The Swift modules of the dependency.
    fileprivate var modules: [SwiftSourceModuleTarget] {
        switch self {
        case .target(let target): [target as? SwiftSourceModuleTarget].compactMap(\.self)
        case .product(let product): product.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        @unknown default: []
        }
    }
}
