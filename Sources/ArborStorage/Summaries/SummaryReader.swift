import ArborModel
import ArborParallel
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

    /// Creates summaries of no module.
    public init() {}

    /// Reads summaries. A summary that can't be used is a fault with a remedy, and the others are still read.
    ///
    /// - Parameters:
    ///   - paths: The paths of summaries.
    ///   - lists: The paths of files that list summaries, one per line or separated by commas; or such lists
    ///     themselves, as SafeDITool takes them.
    ///   - version: The version of the tool. A summary of another version can't be used.
    ///   - allowsNumbers: True if positions may be numbers, which only `link` can pass on.
    ///   - shared: The summaries that other runs have read; `nil` if this process makes only one.
    ///   - jobs: The number of summaries that are read at the same time. The result doesn't depend on it.
    @available(macOS 10.15, *)
    public static func read(
        _ paths: [String], lists: [String], version: String, allowsNumbers: Bool = false,
        shared: SharedSummaries? = nil, jobs: Int = 1
    ) async -> LinkedSummaries {
        let requests = SummaryRequests(paths, lists: lists)
        let all = requests.all
        let results = await inParallel(
            all.count, jobs: jobs, batch: 16,
            worker: { SummaryReader(version: version, allowsNumbers: allowsNumbers, shared: shared) },
            { reader, index in reader.read(all[index]) })
        var found = LinkedSummaries()
        found.trackedPaths = requests.trackedPaths
        for (request, result) in zip(all, results) { found.add(result, of: request) }
        return found
    }

    private mutating func add(
        _ result: Result<ModuleSummary, ReadFailure>, of request: SummaryRequests.Request
    ) {
        switch result {
        case .failure(let failure): diagnostics.append(failure.diagnostic)
        case .success(let summary):
            files += summary.files
            outlines += summary.outlines
            modules.append(LinkedModule(summary.origin, path: request.path))
        }
    }

    /// Returns whether a module declares a type at its top level.
    ///
    /// - Parameter name: The name, which may have the module in front.
    public func declares(_ name: String) -> Bool {
        let name = name.split(separator: ".").last.map { String($0) } ?? name
        let filter = NameFilter([name[...]])
        return files.contains { $0.summary.outline.declares(name, filter) }
            || outlines.contains { $0.outline.declares(name, filter) }
    }

    /// Returns the paths of the summaries that lists name. A list that can't be read names none.
    public static func paths(in lists: [String]) -> [String] {
        lists.flatMap { list in
            let entries = try? PathList.read(list).get()
            return entries?.map(\.path) ?? list.split(separator: ",").map(String.init)
        }
    }
}

/// The summaries that a run is asked to read, each once, and the lists that name them.
private struct SummaryRequests {
    /// A summary, or a fault of the list that should name some.
    struct Request: Sendable {
        var path: String
        /// The location that names the path in a list.
        var location: SourceLocation?
        var fault: ReadFailure?
    }

    private(set) var all: [Request] = []
    /// The summaries and the lists, from before they are read.
    private(set) var trackedPaths: [TrackedPath] = []
    private var seen: Set<ExactText> = []

    init(_ paths: [String], lists: [String]) {
        for path in paths { add(path, namedIn: nil) }
        for list in lists { add(list: list) }
    }

    private mutating func add(_ path: String, namedIn list: SourceLocation?) {
        guard seen.insert(ExactText(path.normalisedPath)).inserted else { return }
        trackedPaths += [TrackedPath.summary(path)].compactMap(\.self)
        all.append(Request(path: path, location: list))
    }

    private mutating func add(list: String) {
        switch FileKind(of: list) {
        case .file: add(listFile: list)
        case nil where list.utf8.contains(UInt8(ascii: ",")):
            trackedPaths.append(.absent(list))
            for path in list.split(separator: ",") { add(String(path), namedIn: nil) }
        default: report("there is no file '\(list)'", of: list)
        }
    }

    /// Adds the summaries of a list. If the file is a summary and not a list, it is added itself.
    private mutating func add(listFile path: String) {
        if ModuleFileKind.summary.isKind(of: path) { return add(path, namedIn: nil) }
        trackedPaths += [TrackedPath.summary(path)].compactMap(\.self)
        switch PathList.read(path) {
        case .failure(let failure): report(failure.message, of: path)
        case .success(let entries):
            for entry in entries { add(entry.path, namedIn: SourceLocation(path: path, range: entry.range)) }
        }
    }

    private mutating func report(_ message: String, of list: String) {
        let fault = ModuleFileKind.summary.failure(message, about: nil, at: SourceLocation(path: list))
        all.append(Request(path: list, fault: fault))
    }
}

/// Reads one summary after the other. Each worker has one.
private struct SummaryReader: ~Copyable {
    let version: String
    let allowsNumbers: Bool
    let shared: SharedSummaries?
    private var buffer = FileBuffer()

    init(version: String, allowsNumbers: Bool, shared: SharedSummaries?) {
        self.version = version
        self.allowsNumbers = allowsNumbers
        self.shared = shared
    }

    mutating func read(_ request: SummaryRequests.Request) -> Result<ModuleSummary, ReadFailure> {
        if let fault = request.fault { return .failure(fault) }
        let place = ExactText(request.path.normalisedPath)
        if let known = shared?.summary(at: place) { return accepted(known, at: request.path) }
        if let failure = buffer.load(
            request.path, limit: FileBuffer.largestSummary, magic: ModuleSummary.magic)
        {
            let message = failure.message + (request.location == nil ? "" : ": '\(request.path)'")
            let location = request.location ?? SourceLocation(path: request.path)
            return .failure(ModuleFileKind.summary.failure(message, about: request.path, at: location))
        }
        do {
            let summary = try ModuleSummary(encoded: UnsafeRawBufferPointer(buffer.bytes), version: version)
            shared?.keep(summary, at: place, size: buffer.bytes.count)
            return accepted(summary, at: request.path)
        } catch {
            return failure(error.sentence(version), at: request.path, help: error.help(for: .summary))
        }
    }

    /// Refuses a summary in a form that the run can't use.
    private func accepted(_ summary: ModuleSummary, at path: String) -> Result<ModuleSummary, ReadFailure> {
        if summary.form.contains(.ofRoot) {
            return failure(
                "this summary is for wiring its own module only", at: path,
                help: "pass the file that 'arbor scan --output' wrote")
        }
        if summary.form.contains(.numbersPlaces), !allowsNumbers {
            return failure(
                "the positions of this summary are in a file apart, which only 'arbor link' can do without",
                at: path,
                help: "link the program by 'arbor link', or scan the module without '--places-output'")
        }
        return .success(summary)
    }

    private func failure(_ message: String, at path: String, help: String) -> Result<
        ModuleSummary, ReadFailure
    > {
        .failure(
            ModuleFileKind.summary.failure(message, about: nil, at: SourceLocation(path: path), help: help))
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
        guard !self.files.isEmpty else { return scanned.map { ModuleSummary.File($0) } }
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
