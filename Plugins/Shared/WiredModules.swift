import Foundation
import PackagePlugin

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
