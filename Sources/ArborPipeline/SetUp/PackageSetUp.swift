import ArborScanner

/// What a package's manifest shows of Arbor.
struct PackageSetUp {
    private let folder: String
    /// The name of the package that the manifest takes Arbor from; `nil` if it shows none.
    private(set) var origin: String?
    /// The folder of that package, if it is one in the file system.
    private var path: String?
    /// The targets that use the build's plugin.
    private(set) var wired: [String] = []
    /// Those of them that don't list the product `Arbor`.
    private(set) var withoutProduct: [String] = []
    /// The version of the manifest's format, if it is too old for plugins.
    private(set) var oldVersion: (major: Int, minor: Int)?
    /// The reason why nothing is known, if the manifest is there.
    private(set) var reason: String?

    /// Reads the manifest in a folder, or returns `nil` if it is missing or can't be read.
    init?(in folder: String) {
        self.folder = folder
        guard case .success(let text) = TextFile.read(folder + "/Package.swift") else { return nil }
        do {
            read(try PackageManifest(Array(text.utf8)))
        } catch {
            reason = "nothing is known about '\(folder)/Package.swift': \(error.reason)"
        }
    }

    private mutating func read(_ manifest: PackageManifest) {
        guard let packages = manifest.origins else {
            reason =
                "the 'dependencies' of the package are not an array literal, so nothing is known about them"
            return
        }
        let products = manifest.targets.compactMap { $0.packageOfArbor(in: manifest.text) }
        let names = Set((products + ["arbor"]).map { $0.lowercased() })
        if let package = packages.first(where: { names.contains($0.identity.lowercased()) }) {
            origin = package.identity
            path = package.origin.isURL ? nil : package.origin.text
        } else if manifest.mayNameArbor {
            reason = "the manifest names Arbor outside of the literals that can be read"
            return
        }
        let targets = manifest.targets.filter { $0.usesGenerator(in: manifest.text) }
        wired = targets.map(\.name)
        withoutProduct = targets.filter { $0.packageOfArbor(in: manifest.text) == nil }.map(\.name)
        oldVersion = manifest.toolsVersion.flatMap { $0 < PackageManifest.versionWithPlugins ? $0 : nil }
    }

    /// The path of Arbor's package, as the manifest writes it, if no package is there.
    var lostPath: String? { path.flatMap { isThere(below($0) + "/Package.swift") ? nil : $0 } }

    private func below(_ path: String) -> String { path.hasPrefix("/") ? path : place(path) }

    /// A path below the package's folder.
    func place(_ path: String) -> String { folder == "." ? path : "\(folder)/\(path)" }

    /// The bundle of the built tool for a kind of machine, if there is one.
    func bundle(for variant: String) -> String? {
        guard let origin else { return nil }
        let checkout = place(".build/checkouts/\(origin)")
        let package = path.map(below) ?? checkout
        // SwiftPM unpacks the bundle of a release here.
        let artifacts = place(".build/artifacts/\(origin.lowercased())/ArborTool")
        return [package, artifacts].map { $0 + "/arbor.artifactbundle" }
            .first { isThere("\($0)/\(variant)/bin/arbor") }
    }

    /// The caches of the plugin. SwiftPM names the folder after the package's own.
    var caches: [String] {
        let identity = folder.normalisedPath.split(separator: "/").last.map { $0.lowercased() } ?? ""
        return wired.map {
            place(".build/plugins/outputs/\(identity)/\($0)/destination/ArborGenerator/\($0).arborcache")
        }
    }
}
