/// What a project says of how its modules are compiled, as far as its text shows it.
///
/// A manifest is a program and an Xcode project a database. Neither is run here: where a setting is named at all, some
/// module may have it.
public struct ProjectSettings: Equatable, Sendable {
    public var mayIsolateByDefault = false
    /// 5 or 6; `nil` where nothing tells.
    public var languageMode: Int?

    /// Those of a file that belongs to no project.
    public init() {}
}

extension ProjectSettings {
    /// - Parameter manifest: the text of a `Package.swift`.
    public init(manifest: String) {
        mayIsolateByDefault = manifest.holdsOne(of: ["defaultIsolation", "default-isolation"])
        if manifest.holdsOne(of: ["swiftLanguage", "-swift-version"]) {
            languageMode = manifest.holdsOne(of: [".v4", ".v5", "\"4", "\"5"]) ? 5 : 6
        } else {
            let version = manifest.firstRange(of: "swift-tools-version:").map { manifest[$0.upperBound...] }
            let major = version?.drop { $0 == " " }.prefix { $0.isNumber }
            languageMode = major.flatMap { Int($0) }.map { $0 >= 6 ? 6 : 5 }
        }
    }

    /// - Parameter xcode: the text of a `project.pbxproj`.
    public init(xcode: String) {
        mayIsolateByDefault = xcode.holdsOne(of: ["SWIFT_DEFAULT_ACTOR_ISOLATION", "-default-isolation"])
        let versions = xcode.split(separator: "SWIFT_VERSION = ", omittingEmptySubsequences: false)
            .dropFirst().compactMap(\.first)
        languageMode = versions.isEmpty ? nil : versions.allSatisfy { $0 == "6" } ? 6 : 5
    }
}

/// Finds the projects of files, each once.
public struct ProjectReader {
    private var known: [String: ProjectSettings] = [:]

    public init() {}

    /// The settings of the nearest project in a folder around a file.
    public mutating func settings(above path: String) -> ProjectSettings {
        var folder = path.normalisedPath.parentFolder
        var passed: [String] = []
        var found = ProjectSettings()
        while true {
            passed.append(folder)
            if let settings = known[folder] ?? Self.settings(in: folder) {
                found = settings
                break
            }
            if folder.isEmpty { break }
            folder = folder.parentFolder
        }
        for folder in passed { known[folder] = found }
        return found
    }

    /// - Parameter folder: without the slash at its end.
    private static func settings(in folder: String) -> ProjectSettings? {
        if case .success(let text) = TextFile.read(folder + "/Package.swift") {
            return ProjectSettings(manifest: text)
        }
        guard case .success(let listing) = FolderListing.read(folder + "/"),
            let project = listing.names.first(where: { $0.hasSuffix(".xcodeproj/") }),
            case .success(let text) = TextFile.read(folder + "/" + project + "project.pbxproj")
        else { return nil }
        return ProjectSettings(xcode: text)
    }
}

extension String {
    fileprivate func holdsOne(of words: [String]) -> Bool { words.contains { contains($0) } }

    /// `/A` of `/A/B`, "" of `/A`.
    fileprivate var parentFolder: String {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) } ?? ""
    }
}
