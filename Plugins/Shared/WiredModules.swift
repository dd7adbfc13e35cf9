import Foundation
import PackagePlugin

// One file: SwiftPM compiles each plugin in each clean build of each client, a process a file.

extension SwiftSourceModuleTarget {
    /// The modules that may declare what this target makes: itself, and the Swift modules that it is built on, each
    /// once, nearest first. Of fetched packages only those modules count that use Arbor, so that no plain library is
    /// read. What a macro is built on runs in the compiler and is no part of the program.
    func wiredModules(_ origins: Origins) -> [SwiftSourceModuleTarget] {
        var found: [SwiftSourceModuleTarget] = [self]
        var seen: Set<ID> = [id]
        var pending: [any Target] = [self]
        var position = 0
        while position < pending.count {
            for next in pending[position].targetsBelow where seen.insert(next.id).inserted {
                let module = next as? SwiftSourceModuleTarget
                if module?.kind == .macro { continue }
                pending.append(next)
                if let module, module.usesArbor || !origins.isFetched(module) { found.append(module) }
            }
            position += 1
        }
        return found
    }

    var swiftFiles: [URL] { sourceFiles(withSuffix: "swift").map(\.url) }
}

extension Target {
    /// True where a module names Arbor as what it is built on: it can't be annotated else.
    var usesArbor: Bool {
        dependencies.contains { dependency in
            if case .product(let product) = dependency { product.isArbor } else { false }
        }
    }

    /// The targets that this one depends on, by itself or by way of a product. Arbor's own say nothing.
    fileprivate var targetsBelow: [any Target] {
        dependencies.flatMap { dependency -> [any Target] in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): product.isArbor ? [] : product.targets
            @unknown default: []
            }
        }
    }
}

extension Product {
    fileprivate var isArbor: Bool { ["Arbor", "SafeDI"].contains(name) }
}

/// Where the packages of the targets come from.
struct Origins {
    private var origins: [Target.ID: PackageOrigin] = [:]

    /// - Parameter package: the one that the plugin is used in.
    init(from package: Package) {
        var seen: Set<Package.ID> = [package.id]
        var pending = [package]
        while let next = pending.popLast() {
            for target in next.targets { origins[target.id] = next.origin }
            pending += next.dependencies.map(\.package).filter { seen.insert($0.id).inserted }
        }
    }

    /// True of what SwiftPM fetched: its sources are nobody's here to change.
    func isFetched(_ target: any Target) -> Bool {
        switch origins[target.id] {
        case .repository, .registry: true
        default: false
        }
    }

    /// True of what SwiftPM itself watches for files that come and go.
    func isOfRoot(_ target: any Target) -> Bool {
        if case .root = origins[target.id] { true } else { false }
    }
}

extension PluginContext {
    /// The program that both plugins run: that of the bundle where the manifest found one, else the one that is built
    /// from source.
    func arbor() throws -> URL { try ((try? tool(named: "arbor")) ?? tool(named: "ArborCommand")).url }
}

extension URL {
    /// As the file system has it.
    var plainPath: String { path(percentEncoded: false) }
}

/// Writes a text, a line each. The file is touched only where the text changes.
func write(lines: [String], to file: URL) throws {
    let text = lines.map { $0 + "\n" }.joined()
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
