import ArborModel

/// The paths of the Swift files, as the user names them.
public struct SourceInputs: Equatable, Sendable {
    /// The paths of folders, Swift files and list files. The disk decides which of these each path is.
    public var paths: [String]
    /// The paths of files that list paths, one per line or separated by commas.
    public var lists: [String]

    /// Creates inputs from their parts.
    public init(paths: [String] = [], lists: [String] = []) {
        self.paths = paths
        self.lists = lists
    }
}

/// A path, and the location that names it.
public struct NamedPath: Sendable {
    /// The path, as it is written.
    public var path: String
    /// The location of the path's text in a source or a list.
    public var place: SourceLocation

    /// Creates a named path from its parts.
    public init(_ path: String, at place: SourceLocation) {
        self.path = path
        self.place = place
    }
}

/// The result of a search for Swift files.
public struct FoundSources: Equatable, Sendable {
    /// The paths of the files, each once, in the order of their bytes.
    public var files: [String] = []
    /// The faults of the search.
    public var diagnostics: [Diagnostic] = []
    /// The paths that determined which files were found. As long as none of them changes, the same files would be
    /// found.
    public var trackedPaths: [TrackedPath] = []
    /// False if the tracked paths can't show whether other files would be found.
    public var isCertain = true

    /// Creates a result without files.
    public init() {}

    /// Adds the result of a later search. A source that names paths is not tracked, so the result is not certain from
    /// then on.
    ///
    /// - Returns: The files that were not known before.
    public mutating func add(_ others: FoundSources) -> [String] {
        let known = Set(files.map { ExactText($0.normalisedPath) })
        let new = others.files.filter { !known.contains(ExactText($0.normalisedPath)) }
        files = (files + new).sorted { $0.precedesInBytes($1) }
        diagnostics += others.diagnostics
        isCertain = false
        return new
    }
}

/// Finds Swift files. A path that leads nowhere is a fault, and the other paths are still searched.
public struct SourceFinder {
    private var found = FoundSources()
    private var seen: Set<ExactText> = []
    /// The folders among the inputs, without links. Two inputs may lead to one folder.
    private var folders: Set<ExactText> = []
    /// True if there is a single input. If it is a folder, it can't contain a file twice.
    private let hasOneSource: Bool

    private let files: SourceFiles
    private let jobs: Int

    private init(hasOneSource: Bool, in files: SourceFiles, jobs: Int) {
        self.hasOneSource = hasOneSource && !files.haveBuffers
        self.files = files
        self.jobs = jobs
    }

    /// Finds the Swift files of some inputs.
    ///
    /// - Parameters:
    ///   - files: The source of the files. An open Swift file below an input is found even if it is not on the disk.
    ///   - jobs: The number of folders that are read at once. The result does not depend on it.
    @available(macOS 10.15, *)
    public static func find(
        _ inputs: SourceInputs, in files: SourceFiles = .disk, jobs: Int = 1
    ) async -> FoundSources {
        var finder = SourceFinder(
            hasOneSource: inputs.lists.isEmpty && inputs.paths.count == 1, in: files, jobs: jobs)
        for list in inputs.lists { await finder.addList(list) }
        for path in inputs.paths { await finder.add(path, namedIn: nil) }
        finder.sort()
        if !finder.found.diagnostics.isEmpty { finder.found.isCertain = false }
        return finder.found
    }

    /// Finds the Swift files of paths that a source names.
    @available(macOS 10.15, *)
    public static func find(
        _ paths: [NamedPath], in files: SourceFiles = .disk, jobs: Int = 1
    ) async -> FoundSources {
        var finder = SourceFinder(hasOneSource: false, in: files, jobs: jobs)
        for named in paths { await finder.add(named.path, namedIn: named.place) }
        finder.sort()
        return finder.found
    }

    @available(macOS 10.15, *)
    private mutating func add(_ path: String, namedIn list: SourceLocation?) async {
        if files.buffer(of: path) != nil, path.hasSuffix(".swift") || list != nil { return addFile(path) }
        guard !path.utf8.contains(0), let kind = FileKind(of: path) else {
            return report(
                .noSuchPath, "there is no file or folder '\(path)'", about: path, at: list,
                help: "check the path for a typo")
        }
        switch kind {
        case .folder where isRepeated(path): break
        case .folder: await addFolder(path, isAlone: hasOneSource && list == nil)
        case .file where path.hasSuffix(".swift") || list != nil: addFile(path)
        case .file: await addList(path)
        case .other:
            report(
                .unreadableFile, "'\(path)' is neither a file nor a folder", about: path,
                at: list ?? SourceLocation(path: path))
        }
    }

    /// Returns whether another input led to a folder, perhaps through a link.
    private mutating func isRepeated(_ path: String) -> Bool {
        if hasOneSource { return false }
        guard let real = realpath(path, nil) else { return false }
        defer { free(real) }
        return !folders.insert(ExactText(String(cString: real))).inserted
    }

    private mutating func addFile(_ path: String) {
        if seen.insert(ExactText(path.normalisedPath)).inserted { found.files.append(path) }
    }

    /// Sorts the files. A walk returns its files in order, so in most cases they are sorted already.
    private mutating func sort() {
        let isSorted = found.files.indices.dropFirst().allSatisfy {
            found.files[$0 - 1].precedesInBytes(found.files[$0])
        }
        if !isSorted { found.files.sort { $0.precedesInBytes($1) } }
        // The walk of a single folder can't find a file twice.
        if !seen.isEmpty { found.removeRespelledFiles() }
    }

    @available(macOS 10.15, *)
    private mutating func addFolder(_ path: String, isAlone: Bool) async {
        let walk = await FolderWalk(path, jobs: jobs)
        let open = files.openFiles(below: path, prefix: FolderWalk.prefix(of: path))
        if isAlone {
            found.files += walk.files
        } else {
            for file in walk.files + open { addFile(file) }
        }
        found.trackedPaths += walk.trackedPaths
        found.isCertain = found.isCertain && walk.isCertain
        for failure in walk.failures {
            report(
                .unreadableFile, failure.message,
                at: SourceLocation(path: failure.path))
        }
        if walk.failures.isEmpty, walk.files.isEmpty, open.isEmpty {
            report(
                .noSwiftFiles, "no Swift file in this folder or below it", at: SourceLocation(path: path),
                help: "Arbor doesn't search hidden folders, such as .build")
        }
    }

    @available(macOS 10.15, *)
    private mutating func addList(_ path: String) async {
        // The stamp is taken before the list is read. If the list changes in between, the next run sees the change.
        let list = TrackedPath.list(path)
        switch PathList.read(path) {
        case .failure(let failure):
            report(failure.id, failure.message, at: SourceLocation(path: path), help: failure.help)
        case .success(let entries):
            found.trackedPaths += [list].compactMap(\.self)
            if entries.isEmpty {
                report(
                    .emptyList, "the list names no file", at: SourceLocation(path: path),
                    help: "write one path per line, or separate paths with commas")
            }
            found.trackedPaths += entries.compactMap(\.line).map { TrackedPath.absent($0) }
            for entry in entries {
                await add(entry.path, namedIn: SourceLocation(path: path, range: entry.range))
            }
        }
    }

    private mutating func report(
        _ id: DiagnosticID, _ message: String, about path: String? = nil, at location: SourceLocation?,
        help: String? = nil
    ) {
        found.diagnostics.append(
            Diagnostic(
                id, message, about: [path?.normalisedPath].compactMap(\.self), at: location, help: help))
    }
}

/// The kind of the file at a path. Links are followed.
package enum FileKind {
    case file, folder, other

    package init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        default: self = .other
        }
    }
}

/// Returns whether two texts spell the same path. Links are not followed. The comparison is fast if the file names
/// differ.
public func isSamePath(_ one: String, _ other: String) -> Bool {
    one.hasFileName(of: other) && one.normalisedPath.hasBytes(of: other.normalisedPath)
}

extension String {
    /// Returns whether two paths end with the same file name. The comparison runs from the end, where paths usually
    /// differ first.
    fileprivate func hasFileName(of other: String) -> Bool {
        let slash = UInt8(ascii: "/")
        var rest = other.utf8[...]
        for byte in utf8.reversed() {
            if byte == slash { break }
            guard rest.last == byte else { return false }
            rest.removeLast()
        }
        return rest.isEmpty || rest.last == slash
    }
}

extension String {
    /// The absolute path without `.`, `..` and doubled slashes. It is computed from the text alone: links are not
    /// followed.
    package var normalisedPath: String { normalisedPath(below: hasPrefix("/") ? "" : currentFolder) }

    /// Returns the absolute path without `.`, `..` and doubled slashes.
    ///
    /// - Parameter folder: The absolute path, without a slash at its end, that a relative path starts from.
    func normalisedPath(below folder: String) -> String {
        let whole = hasPrefix("/") ? self : folder + "/" + self
        if whole.isNormalPath { return whole }
        var components: [Substring] = []
        for component in whole.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
        where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        return "/" + components.joined(separator: "/")
    }

    /// True if the path certainly needs no normalization, as most paths. It is also false if a name begins with a dot.
    private var isNormalPath: Bool {
        var follows = false
        for byte in utf8 {
            if follows, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
            follows = byte == UInt8(ascii: "/")
        }
        return !follows
    }
}

/// The folder that relative paths start from. Empty if it no longer exists.
package var currentFolder: String {
    guard let buffer = getcwd(nil, 0) else { return "" }
    defer { free(buffer) }
    return String(cString: buffer)
}
