import ArborScanner

/// The folder that a code host's paths start at: the workspace of a GitHub job, or else the nearest folder from the
/// working folder upwards that holds a `.git`.
struct RepositoryFolder {
    private let folder: String?

    init() {
        folder = Self.workspace ?? Self.nearestRepository(from: currentFolder)
    }

    init(_ folder: String) { self.folder = folder }

    /// Returns the path relative to the folder. A path outside it stays as it is.
    func relativePath(of path: String) -> String {
        guard let folder else { return path }
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        let whole = path.normalisedPath
        return whole.hasPrefix(start) ? String(whole.dropFirst(start.count)) : path
    }

    /// The workspace without links, as the system spells the working folder.
    private static var workspace: String? {
        guard let value = getenv("GITHUB_WORKSPACE"), value.pointee != 0 else { return nil }
        guard let resolved = realpath(value, nil) else { return String(cString: value).normalisedPath }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func nearestRepository(from folder: String) -> String? {
        var parts = folder.split(separator: "/")
        while true {
            let path = "/" + parts.joined(separator: "/")
            if access(path + "/.git", F_OK) == 0 { return path }
            if parts.popLast() == nil { return nil }
        }
    }
}
