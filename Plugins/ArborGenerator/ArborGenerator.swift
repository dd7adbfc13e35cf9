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
        let modules = [target] + target.modulesBelow
        let sources = modules.flatMap(\.swiftFiles)
        let output = context.pluginWorkDirectoryURL.appending(path: "\(target.name)+Arbor.swift")
        let list = try write(
            sources, to: context.pluginWorkDirectoryURL.appending(path: "\(target.name).sources"))
        // Not declared as an output: nothing in the build is made from it.
        let cache = context.pluginWorkDirectoryURL.appending(path: "\(target.name).arborcache")
        return [
            .buildCommand(
                displayName: "Wiring the dependencies of \(target.name)",
                executable: try context.arbor,
                arguments: [
                    "generate", "--quiet", "--output", output.path(percentEncoded: false),
                    "--swift-sources-file", list.path(percentEncoded: false),
                    "--cache", cache.path(percentEncoded: false),
                ]
                    + modules.dropFirst().flatMap {
                        ["--module", "\($0.moduleName)=\($0.directoryURL.path(percentEncoded: false))"]
                    },
                inputFiles: sources,
                outputFiles: [output])
        ]
    }

    /// Lists the sources, a path a line. The file is touched only when the list changes.
    private func write(_ sources: [URL], to list: URL) throws -> URL {
        let text = sources.map { $0.path(percentEncoded: false) + "\n" }.joined()
        if (try? String(contentsOf: list, encoding: .utf8)) != text {
            try text.write(to: list, atomically: true, encoding: .utf8)
        }
        return list
    }
}

extension PluginContext {
    /// The tool of the bundle where the manifest found one, else the one that is built from source.
    fileprivate var arbor: URL {
        get throws { try ((try? tool(named: "arbor")) ?? tool(named: "ArborCommand")).url }
    }
}

extension SwiftSourceModuleTarget {
    /// The Swift modules that this one is built on, Arbor's own excepted, each once, nearest first.
    fileprivate var modulesBelow: [SwiftSourceModuleTarget] {
        var found: [SwiftSourceModuleTarget] = []
        var seen: Set<String> = [id]
        var pending: [any Target] = [self]
        while !pending.isEmpty {
            let target = pending.removeFirst()
            for next in target.targetsBelow where seen.insert(next.id).inserted {
                pending.append(next)
                if let module = next as? SwiftSourceModuleTarget { found.append(module) }
            }
        }
        return found
    }

    fileprivate var swiftFiles: [URL] { sourceFiles(withSuffix: "swift").map(\.url) }
}

extension Target {
    /// The targets that this one depends on, by itself or by way of a product.
    fileprivate var targetsBelow: [any Target] {
        dependencies.flatMap { dependency -> [any Target] in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): ["Arbor", "SafeDI"].contains(product.name) ? [] : product.targets
            @unknown default: []
            }
        }
    }
}
