import PackagePlugin

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
