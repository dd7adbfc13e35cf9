import ArborModel
import ArborOutput
import ArborScanner

/// The changes that add Arbor to a package: lines of its manifest, and a file with a root.
///
/// What is there already isn't added again. Files that exist aren't replaced.
public struct SetUpPlan: Sendable {
    /// The changes as a unified diff; empty if there is nothing to do.
    public internal(set) var diff = ""
    /// What is there already, a sentence each.
    public internal(set) var present: [String] = []
    /// What the user does next, a sentence each.
    public internal(set) var next: [String] = []
    var files: [OutputFile] = []

    /// True if nothing is missing.
    public var isEmpty: Bool { files.isEmpty }

    /// What the user asks for.
    public struct Request: Sendable {
        /// A folder of the package. The manifest is in it or in a folder around it.
        public var folder: String
        /// The URL of Arbor's package, or its folder as seen from the working folder; `nil` if the manifest already names it.
        public var origin: String?
        /// The name of the target with the root; `nil` for the only executable one.
        public var target: String?

        /// Creates a request from its parts.
        public init(folder: String, origin: String? = nil, target: String? = nil) {
            self.folder = folder
            self.origin = origin
            self.target = target
        }
    }

    /// Writes the files, all or none, unless one has changed since the plan was made.
    public func write() -> Outcome {
        var outcome = Outcome()
        switch OutputFile.write(files) {
        case .success(let written): outcome.statistics.written = written
        case .failure(let failure): outcome.diagnostics.append(failure.diagnostic)
        }
        return outcome
    }
}

/// The lines that Arbor needs in a manifest.
struct ManifestLines {
    /// The package's element; `nil` if its place isn't known.
    var package: String?
    var product: String
    var plugin: String

    init(_ origin: PackageOrigin?, identity: String?) {
        let name = identity ?? origin?.identity ?? "Arbor"
        package = origin?.element
        product = ".product(name: \"Arbor\", package: \"\(name)\")"
        plugin = ".plugin(name: \"ArborGenerator\", package: \"\(name)\")"
    }

    /// The lines with the places that they belong to, for a manifest that can't be edited.
    var help: [String] {
        [
            "add these lines by hand:",
            "    \(package ?? ".package(url: \"<the URL of Arbor>\", from: \"\(version)\")"),   in 'dependencies' of the package",
            "    \(product),   in 'dependencies' of the target",
            "    \(plugin),   in 'plugins' of the target",
        ]
    }
}

/// Returns whether there is a file or a folder at a path.
func isThere(_ path: String) -> Bool { TrackedPath.product(path) != nil }
