/// The settings of a project's modules, target by target where a manifest's literals tell these apart.
///
/// What stands in the call that makes a target, or in a constant that the call names, is about that target. All other code may
/// be about each of them.
struct PackageSettings {
    private let whole: ProjectSettings
    private let targets: [Target]

    private struct Target {
        /// The folders in which the sources may be, relative to the package's folder.
        var folders: [String]
        var settings: ProjectSettings
    }

    /// Creates the settings of a project whose modules aren't told apart.
    init(_ settings: ProjectSettings) {
        whole = settings
        targets = []
    }

    /// Reads the settings from the text of a `Package.swift`.
    init(manifest: String) {
        whole = ProjectSettings(manifest: manifest)
        let text = ManifestText(Array(manifest.utf8))
        guard whole.mayDiffer(amongTargetsOf: manifest), let parts = ManifestParts(text) else {
            targets = []
            return
        }
        targets = parts.targets.compactMap { element in
            Self.folders(of: element, in: text).map {
                Target(folders: $0, settings: ProjectSettings(manifest: parts.text(about: element)))
            }
        }
    }

    /// - Parameter path: The path of a file, relative to the project's folder.
    func settings(ofFile path: String) -> ProjectSettings {
        var found = (length: -1, settings: whole)
        for target in targets {
            for folder in target.folders where folder.isEmpty || path.hasPrefix(folder + "/") {
                if folder.utf8.count > found.length { found = (folder.utf8.count, target.settings) }
            }
        }
        return found.settings
    }

    /// Returns `nil` if the manifest doesn't show the folders.
    private static func folders(of element: Range<Int>, in text: ManifestText) -> [String]? {
        guard let (_, call) = text.call(element) else { return nil }
        if let path = call.argument("path") {
            return text.relativePath(path.value).map { [$0] }
        }
        guard let name = call.argument("name").flatMap({ text.string($0.value) }) else { return nil }
        return (ManifestText.sourceFolders + ["Tests"]).map { "\($0)/\(name)" }
    }
}
