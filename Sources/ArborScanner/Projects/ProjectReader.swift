/// Finds the settings of files' projects. Each project is read once.
public struct ProjectReader {
    /// The nearest projects by the folders that were asked for; `nil` for folders in no project.
    private var known: [String: Project?] = [:]
    /// The files that were read, and the manifests that were searched for in vain.
    public private(set) var trackedPaths: [TrackedPath] = []

    private struct Project {
        /// The path of the folder, without a slash at its end; empty for the file system's own.
        var folder: String
        var settings: PackageSettings
    }

    /// Creates a reader that has read no project.
    public init() {}

    /// Returns the settings of a file by the nearest project in a folder around it.
    public mutating func settings(above path: String) -> ProjectSettings {
        let path = path.normalisedPath
        guard let project = project(around: String(path.folder)) else { return ProjectSettings() }
        let inside = path.utf8.dropFirst(project.folder.utf8.count + 1)
        return project.settings.settings(ofFile: String(Substring(inside)))
    }

    private mutating func project(around inner: String) -> Project? {
        var folder = inner
        var passed: [String] = []
        var found: Project?
        while true {
            passed.append(folder)
            if let project = known[folder] {
                found = project
                break
            }
            if let settings = settings(in: folder) {
                found = Project(folder: folder, settings: settings)
                break
            }
            if folder.isEmpty { break }
            folder = String(folder.folder)
        }
        for folder in passed { known[folder] = .some(found) }
        return found
    }

    /// Returns the settings of the project in a folder, or `nil` if the folder contains none.
    ///
    /// - Parameter folder: The path of the folder, without a slash at its end.
    private mutating func settings(in folder: String) -> PackageSettings? {
        let manifest = folder + "/Package.swift"
        trackedPaths.append(TrackedPath.summary(manifest) ?? .absent(manifest))
        if case .success(let text) = TextFile.read(manifest) { return PackageSettings(manifest: text) }
        guard let project = FolderListing.firstFolder(in: folder + "/", withExtension: ".xcodeproj"),
            let tracked = TrackedPath.summary("\(folder)/\(project)/project.pbxproj"),
            case .success(let text) = TextFile.read(tracked.path)
        else { return nil }
        trackedPaths.append(tracked)
        return PackageSettings(ProjectSettings(xcode: text))
    }
}
