import ArborModel
import ArborScanner

/// The summaries of the modules that a run links.
public struct LinkedSummaries: Sendable {
    /// The files of the modules, in the order in which they were read.
    public internal(set) var files: [ModuleSummary.File] = []
    /// The declarations of the modules' other files.
    public internal(set) var outlines: [ProgramModules.OtherFile] = []
    /// The modules, in the order in which they were read.
    public internal(set) var modules: [LinkedModule] = []
    /// The faults of the summaries and the lists of them, in the order in which they were read.
    public internal(set) var diagnostics: [Diagnostic] = []
    /// The summaries and the lists of them as tracked paths, from before they were read.
    public internal(set) var trackedPaths: [TrackedPath] = []

    /// Reads summaries. A summary that can't be used is a fault with a remedy, and the others are still read.
    ///
    /// - Parameters:
    ///   - paths: The paths of summaries.
    ///   - lists: The paths of files that list summaries, one per line or separated by commas; or such lists
    ///     themselves, as SafeDITool takes them.
    ///   - version: The version of the tool. A summary of another version can't be used.
    ///   - allowsNumbers: True if positions may be numbers, which only `link` can pass on.
    ///   - shared: The summaries that other runs have read; `nil` if this process makes only one.
    public init(
        _ paths: [String], lists: [String], version: String, allowsNumbers: Bool = false,
        shared: SharedSummaries? = nil
    ) {
        var reader = SummaryReader(version: version, allowsNumbers: allowsNumbers, shared: shared)
        for path in paths { reader.add(path, namedIn: nil) }
        for list in lists { reader.addList(list) }
        self = reader.found
    }

    fileprivate init() {}

    /// Returns the paths of the summaries that lists name. A list that can't be read names none.
    public static func paths(in lists: [String]) -> [String] {
        lists.flatMap { list in
            let entries = try? PathList.read(list).get()
            return entries?.map(\.path) ?? list.split(separator: ",").map(String.init)
        }
    }
}

private struct SummaryReader: ~Copyable {
    let version: String
    let allowsNumbers: Bool
    let shared: SharedSummaries?
    var found = LinkedSummaries()
    private var buffer = FileBuffer()
    private var seen: Set<ExactText> = []

    init(version: String, allowsNumbers: Bool, shared: SharedSummaries?) {
        self.version = version
        self.allowsNumbers = allowsNumbers
        self.shared = shared
    }

    mutating func addList(_ list: String) {
        switch FileKind(of: list) {
        case .file: addListFile(list)
        case nil where list.utf8.contains(UInt8(ascii: ",")):
            found.trackedPaths.append(.absent(list))
            for path in list.split(separator: ",") { add(String(path), namedIn: nil) }
        default: report("there is no file '\(list)'", at: SourceLocation(path: list))
        }
    }

    /// Adds the summaries of a list. If the file is a summary and not a list, it is added itself.
    private mutating func addListFile(_ path: String) {
        if buffer.load(path, limit: FileBuffer.largestSummary, magic: ModuleSummary.magic) == nil,
            ModuleSummary.isOne(UnsafeRawBufferPointer(buffer.bytes))
        {
            return add(path, namedIn: nil)
        }
        found.trackedPaths += [TrackedPath.summary(path)].compactMap(\.self)
        switch PathList.read(path) {
        case .failure(let failure): report(failure.message, at: SourceLocation(path: path))
        case .success(let entries):
            for entry in entries { add(entry.path, namedIn: SourceLocation(path: path, range: entry.range)) }
        }
    }

    mutating func add(_ path: String, namedIn list: SourceLocation?) {
        let place = ExactText(path.normalisedPath)
        guard seen.insert(place).inserted else { return }
        found.trackedPaths += [TrackedPath.summary(path)].compactMap(\.self)
        if let summary = shared?.summary(at: place) { return add(summary, from: path) }
        if let failure = buffer.load(
            path, limit: FileBuffer.largestSummary, magic: ModuleSummary.magic)
        {
            return report(
                failure.message + (list == nil ? "" : ": '\(path)'"), about: path,
                at: list ?? SourceLocation(path: path))
        }
        do {
            let summary = try ModuleSummary(encoded: UnsafeRawBufferPointer(buffer.bytes), version: version)
            shared?.keep(summary, at: place, size: buffer.bytes.count)
            add(summary, from: path)
        } catch {
            report(
                error.sentence(version), at: SourceLocation(path: path), help: error.help(for: .summary))
        }
    }

    private mutating func add(_ summary: ModuleSummary, from path: String) {
        if summary.form.contains(.ofRoot) {
            return report(
                "this summary is for wiring its own module only", at: SourceLocation(path: path),
                help: "pass the file that 'arbor scan --output' wrote")
        }
        if summary.form.contains(.numbersPlaces), !allowsNumbers {
            return report(
                "the positions of this summary are in a file apart, which only 'arbor link' can do without",
                at: SourceLocation(path: path),
                help: "link the program by 'arbor link', or scan the module without '--places-output'")
        }
        found.files += summary.files
        found.outlines += summary.outlines
        found.modules.append(LinkedModule(summary.origin, path: path))
    }

    private mutating func report(
        _ message: String, about path: String? = nil, at location: SourceLocation,
        help: String = ModuleFileKind.summary.writingAgain
    ) {
        found.diagnostics.append(
            Diagnostic(
                .unreadableSummary, message, about: [path?.normalisedPath].compactMap(\.self), at: location,
                help: help))
    }
}

extension ModuleSummary.Fault {
    /// The fault in a sentence.
    ///
    /// - Parameters:
    ///   - kind: The file that was expected.
    ///   - version: The version of this tool.
    public func sentence(_ version: String, _ kind: ModuleFileKind = .summary) -> String {
        switch self {
        case .foreign(let other?): "this file is \(other.title), not \(kind.title)"
        case .foreign: "this file is not \(kind.title)"
        case .damaged: "this file is \(kind.title), and is damaged"
        case .otherVersion(let writer): "Arbor \(writer) wrote this file, but this is Arbor \(version)"
        }
    }

    /// The next thing to do.
    func help(for kind: ModuleFileKind) -> String {
        if case .foreign(_?) = self { return "pass a file that \(kind.writer) wrote" }
        return kind.writingAgain
    }
}

extension LinkedSummaries {
    /// Returns the paths of the summaries' files that are not among the inputs.
    public func paths(besides inputs: [String]) -> Set<String> {
        if files.isEmpty { return [] }
        let known = Set(inputs.map { ExactText($0.normalisedPath) })
        return Set(files.lazy.map(\.summary.path).filter { !known.contains(ExactText($0.normalisedPath)) })
    }

    /// Returns the files of the graph in the order of their paths' bytes, as if every file were an input.
    ///
    /// An input is newer than a summary of it. A file with the same contents in two summaries counts once. If the
    /// contents differ, one of the summaries is stale. Both are kept, and the graph's rules check them.
    ///
    /// - Parameter files: The paths of the inputs.
    public func joined(with scanned: [FileSummary], of files: [String]) -> [ModuleSummary.File] {
        guard !self.files.isEmpty else { return scanned.map { ModuleSummary.File($0, module: nil) } }
        let inputs = Set(files.map { ExactText($0.normalisedPath) })
        // An input stays in the module that a summary of it names.
        var modules: [ExactText: String] = [:]
        for file in self.files {
            let path = ExactText(file.summary.path.normalisedPath)
            if inputs.contains(path) { modules[path] = file.module }
        }
        let own = scanned.map { ModuleSummary.File($0, module: modules[ExactText($0.path.normalisedPath)]) }
        var known: [ExactText: [ModuleSummary.File]] = [:]
        let linked = self.files.filter { file in
            let path = ExactText(file.summary.path.normalisedPath)
            if inputs.contains(path) || known[path, default: []].contains(file) { return false }
            known[path, default: []].append(file)
            return true
        }
        return ModuleSummary(own + linked).files
    }
}
