import ArborModel
import ArborSyntax

/// A file that could not be read.
public struct ReadFailure: Error {
    /// The diagnostic that names the file and the reason.
    public var diagnostic: Diagnostic

    /// Creates a failure from the diagnostic that reports it.
    package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

/// The state that one task of a scan owns.
@usableFromInline package struct ScanWorker: ~Copyable {
    private let frontEnds: [FrontEnd]
    private let search: FrontEndSearch
    private let files: SourceFiles
    /// The reader of the files that concern the first front end alone. Nearly all annotated files do.
    private var reader: SourceReader
    /// The readers of other files, by the front ends that these concern. Each knows only the words of its front ends.
    /// Words of others would cost time, because types that contain one can't be skipped.
    private var otherReaders: [FrontEndSet: OtherReader] = [:]
    private var buffer = FileBuffer()
    private var tally = ScanTally()

    package struct Output: Sendable {
        package var fragment: Fragment
        /// True if the file could not be read.
        package var isFailure = false

        package init(fragment: Fragment, isFailure: Bool = false) {
            self.fragment = fragment
            self.isFailure = isFailure
        }
    }

    /// - Parameter vocabulary: The words by which files are read; `nil` for those of the first front end.
    init(frontEnds: [FrontEnd], files: SourceFiles, vocabulary: Vocabulary?) {
        self.frontEnds = frontEnds
        self.files = files
        search = FrontEndSearch(frontEnds)
        reader = SourceReader(vocabulary ?? frontEnds.first?.vocabulary ?? Vocabulary(joining: []))
    }

    /// The words of all front ends.
    var vocabulary: Vocabulary { Vocabulary(joining: frontEnds.map(\.vocabulary)) }

    /// The stamp of the last file, from before it was read.
    package var stamp: FileStamp { buffer.stamp }

    /// The bytes of the last file.
    var source: UnsafeBufferPointer<UInt8> { buffer.bytes }

    /// True if a file is read from the buffer of an editor.
    package func isOpen(_ path: String) -> Bool { files.buffer(of: path) != nil }

    /// The checksum of the last file's bytes.
    package var contentChecksum: UInt64 { Checksum.of(UnsafeRawBufferPointer(buffer.bytes)) }

    /// Loads the bytes of a file. Returns false if it can't be read.
    package mutating func load(_ path: String) -> Bool { buffer.load(path, from: files) == nil }

    /// Returns what a file declares at the top level; `nil` if it can't be read.
    mutating func outline(reading path: String) -> FileOutline? {
        load(path) ? reader.outline(buffer.bytes) : nil
    }

    /// Returns the work since the last call, and resets it.
    mutating func takeTally() -> ScanTally {
        defer { tally = ScanTally() }
        return tally
    }

    /// Returns the contribution of a file to the graph, or `nil` if it contributes nothing. A file without a needle contributes
    /// only the names that it declares.
    ///
    /// - Parameter isRegular: True if the search for files has just seen that it is a regular file.
    package mutating func fragment(of path: String, isRegular: Bool = false) -> Output? {
        if let failure = buffer.load(path, from: files, isRegular: isRegular) {
            return failed(failure.id, failure.message, at: SourceLocation(path: path))
        }
        tally.bytes += buffer.bytes.count
        if isWrittenByArbor { return nil }
        guard let found = search.find(in: buffer.bytes) else { return outline(of: path) }
        if !found.annotations.isEmpty { tally.annotated += 1 }
        if let invalid = invalidByte(path) {
            return failed(
                .notUTF8, "this byte is not valid UTF-8", at: invalid, help: "save the file as UTF-8")
        }
        // The prescan finds only annotations, so a file with a configuration is read whole.
        let isWhole = !found.configurations.isEmpty
        var file = isWhole ? read(for: found.all) : readAnnotated(for: found.annotations)
        if found.annotations.isEmpty, file.expansions.isEmpty { return outline(of: path) }
        file.addNamesInDefaults(of: buffer.bytes)
        var fragment = lower(file, path, by: found.all)
        if fragment.diagnostics.contains(where: { $0.severity == .error }) {
            fragment = explained(path, by: found.all)
        }
        fragment.summary.outline = reader.outline(buffer.bytes)
        fragment.summary.addMembersInExtensions(of: buffer.bytes)
        return Output(fragment: fragment)
    }

    /// True for generated code. It declares nothing that it was not generated from, and would change the code of the next run.
    private var isWrittenByArbor: Bool { buffer.bytes.starts(with: Self.beginningOfCode) }
    private static let beginningOfCode = Array("// Written by arbor".utf8)

    /// Reads the declarations that the given front ends need.
    private mutating func readAnnotated(for concerned: FrontEndSet) -> FileDeclarations {
        if concerned == .first { return reader.readAnnotated(buffer.bytes) }
        return otherReader(for: concerned).reader.readAnnotated(buffer.bytes)
    }

    /// Reads all declarations, by the words of the given front ends.
    private mutating func read(for concerned: FrontEndSet) -> FileDeclarations {
        if concerned == .first { return reader.read(buffer.bytes) }
        return otherReader(for: concerned).reader.read(buffer.bytes)
    }

    /// Lowers a file with faults again, with the declarations that the prescan leaves out. They explain faults, and fix-its
    /// change them.
    private mutating func explained(_ path: String, by concerned: FrontEndSet) -> Fragment {
        var file = read(for: concerned)
        file.addNamesInDefaults(of: buffer.bytes)
        var fragment = lower(file, path, by: concerned)
        for index in frontEnds.indices where concerned.contains(FrontEndSet(index: index)) {
            frontEnds[index].repair?(&reader, &fragment, file, buffer.bytes)
        }
        return fragment
    }

    private mutating func otherReader(for concerned: FrontEndSet) -> OtherReader {
        if let known = otherReaders[concerned] { return known }
        let chosen = frontEnds.indices.filter { concerned.contains(FrontEndSet(index: $0)) }
        let reader = OtherReader(Vocabulary(joining: chosen.map { frontEnds[$0].vocabulary }))
        otherReaders[concerned] = reader
        return reader
    }

    /// Returns the joined meaning of a file to all front ends that it concerns.
    private func lower(_ file: FileDeclarations, _ path: String, by concerned: FrontEndSet) -> Fragment {
        if concerned == .first { return frontEnds[0].lower(file, path) }
        var fragment = Fragment(summary: FileSummary(path: path))
        for index in frontEnds.indices where concerned.contains(FrontEndSet(index: index)) {
            fragment.add(frontEnds[index].lower(file, path))
        }
        return fragment
    }

    private mutating func outline(of path: String) -> Output? {
        let outline = reader.outline(buffer.bytes)
        if outline.isEmpty { return nil }
        return Output(fragment: Fragment(summary: FileSummary(path: path, outline: outline), isParsed: false))
    }

    /// Loads a file, and returns the reason if it can't be read.
    mutating func failure(loading path: String) -> ReadFailure? {
        let failure = buffer.load(path, from: files)
        tally.bytes += buffer.bytes.count
        return failure.map {
            ReadFailure(Diagnostic($0.id, $0.message, about: [], at: SourceLocation(path: path)))
        }
    }

    /// Returns the reason if the loaded file is not UTF-8.
    func invalidText(in path: String) -> ReadFailure? {
        invalidByte(path).map { location in
            ReadFailure(
                Diagnostic(
                    .notUTF8, "this byte is not valid UTF-8", about: [], at: location,
                    help: "save the file as UTF-8"))
        }
    }

    /// Returns all types of the loaded file.
    mutating func typesOfFile() -> FileDeclarations { reader.readTypes(buffer.bytes) }

    /// Returns all declarations of the loaded file, and all of its faults.
    mutating func wholeFile() -> FileDeclarations { reader.read(buffer.bytes) }

    /// Returns all declarations of a file.
    mutating func declarations(in path: String) -> Result<FileDeclarations, ReadFailure> {
        if let failure = buffer.load(path, from: files) {
            return .failure(
                ReadFailure(
                    Diagnostic(
                        failure.id, failure.message, about: [], at: SourceLocation(path: path))))
        }
        tally.bytes += buffer.bytes.count
        return .success(read(for: FrontEndSet(frontEnds.indices.map { FrontEndSet(index: $0) })))
    }

    private func failed(
        _ id: DiagnosticID, _ message: String, at location: SourceLocation, help: String? = nil
    ) -> Output {
        let diagnostic = Diagnostic(id, message, about: [], at: location, help: help)
        return Output(
            fragment: Fragment(
                summary: FileSummary(path: location.path), diagnostics: [diagnostic], isParsed: false),
            isFailure: true)
    }

    private func invalidByte(_ path: String) -> SourceLocation? {
        guard let offset = UTF8Validation.firstInvalidByte(in: buffer.bytes) else { return nil }
        let (line, column) = UTF8Validation.position(of: offset, in: buffer.bytes)
        let position = SourcePosition(offset: UInt32(offset), line: line, column: column)
        return SourceLocation(path: path, range: SourceRange(start: position, end: position))
    }
}

extension FrontEndSet {
    fileprivate static let first = FrontEndSet(index: 0)
}

/// A reader that a dictionary can hold. Only its worker uses it.
private final class OtherReader {
    var reader: SourceReader

    init(_ vocabulary: Vocabulary) { reader = SourceReader(vocabulary) }
}
