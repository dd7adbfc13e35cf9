import ArborModel
import ArborScanner
import ArborSyntax

/// The contribution of a module's files to the graph, in a file of its own. It is written once for the module, and read
/// by every run that links the module.
///
/// The bytes depend only on the sources, the paths as given and the tool's version, so a build system can cache them by
/// their content.
///
///     magic: 8 bytes   checksum of all bytes after it: UInt64   format version: UInt32   tool's version
///     form: one byte   origin: module, target, count and names of dependencies
///     count, then for each file, in the order of paths: path   module, or nothing   length, and the `Fragment`
///     count, then for each module the outline of its other files: module, or nothing   text
public struct ModuleSummary: Equatable, Sendable {
    /// A file of the module.
    public struct File: Equatable, Sendable {
        /// The contribution of the file.
        public var summary: FileSummary
        /// The module that the generated code imports to use the file's types; `nil` if it is not known.
        public var module: String? = nil

        /// Creates a file from its summary and its module.
        public init(_ summary: FileSummary, module: String?) {
            self.summary = summary
            self.module = module
        }

        /// Creates a file of an unknown module from its summary.
        public init(_ summary: FileSummary) { self.summary = summary }
    }

    /// The files with a contribution of their own, in the order of their paths' bytes.
    public var files: [File]

    /// The outlines of all other files, one for each module, in the order of the modules' names.
    public var outlines: [ProgramModules.OtherFile]

    /// The module and the target that the summary is of.
    public var origin: ModuleOrigin
    /// The contents besides what other modules need.
    public var form: SummaryForm

    /// Creates a summary. The files are sorted by path, and the outlines of each module are merged.
    public init(
        _ files: [File], outlines: [ProgramModules.OtherFile] = [], origin: ModuleOrigin = ModuleOrigin(),
        form: SummaryForm = []
    ) {
        self.files = files.sorted { $0.summary.path.precedesInBytes($1.summary.path) }
        self.outlines = Self.merged(outlines)
        self.origin = origin
        self.form = form
    }

    private static func merged(_ outlines: [ProgramModules.OtherFile]) -> [ProgramModules.OtherFile] {
        var entries: [String: Set<Substring>] = [:]
        for file in outlines {
            entries[file.module ?? "", default: []].formUnion(file.outline.text.split(separator: "\n"))
        }
        return entries.sorted { $0.key < $1.key }.map { module, lines in
            let text = lines.sorted().map { $0 + "\n" }.joined()
            return .init(module: module.isEmpty ? nil : module, outline: FileOutline(text: text))
        }
    }

    static let magic: [UInt8] = Array("ARBOR\0M\u{1}".utf8)

    /// Returns whether bytes begin like a summary.
    static func isOne(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: magic) }

    /// The error of a type that is nested too deep to be written.
    public struct TooDeep: Error {
        /// The path of the file that declares the type.
        public var path: String
    }

    /// Returns the bytes of the summary, marked with the tool's version, or the error of a type that can't be written.
    ///
    /// - Parameter places: The places that take the positions out of the summary; `nil` if it keeps them.
    public func encoded(version: String, places: ModulePlaces? = nil) -> Result<[UInt8], TooDeep> {
        var form = form
        if places != nil { form.insert(.numbersPlaces) }
        var covered = ByteWriter()
        covered.put(Fragment.format)
        covered.putString(version)
        covered.putByte(form.rawValue)
        covered.put(origin)
        covered.putVarint(UInt64(files.count))
        for file in files {
            let positions: PositionCoding =
                form.contains(.numbersPlaces)
                ? .numbered(places?[file.summary.path] ?? PlaceNumbers()) : .complete
            guard let bytes = Fragment(summary: file.summary).encoded(positions: positions) else {
                return .failure(TooDeep(path: file.summary.path))
            }
            covered.putString(file.summary.path)
            covered.putString(file.module ?? "")
            covered.putVarint(UInt64(bytes.count))
            covered.append(bytes)
        }
        covered.putVarint(UInt64(outlines.count))
        for outline in outlines {
            covered.putString(outline.module ?? "")
            covered.putString(outline.outline.text)
        }
        return .success(covered.sealed(by: Self.magic))
    }
}

extension ModuleSummary {
    /// The reason why bytes can't be used as a summary.
    public enum Fault: Error, Equatable {
        /// The bytes do not begin like a summary, but maybe like another file of a module.
        case foreign(ModuleFileKind?)
        /// The checksum is wrong, the contents can't be decoded, or a string in them isn't valid in its role.
        case damaged
        /// The tool of this version wrote the summary.
        case otherVersion(String)
    }

    /// Reads a summary from its bytes.
    ///
    /// - Parameter version: The version of the tool. A summary of another version can't be used.
    /// - Throws: `Fault` if the bytes can't be used.
    public init(encoded bytes: UnsafeRawBufferPointer, version: String) throws(Fault) {
        self = try ModuleFileKind.summary.contents(of: bytes, version: version) {
            reader throws(DecodingError) in
            let form = SummaryForm(rawValue: try reader.byte())
            let origin = try reader.origin()
            guard form.isKnown, SummaryCheck.isSound(origin) else { throw DecodingError() }
            let files = try Self.files(&reader, form)
            // Both are in order already.
            var summary = ModuleSummary([], origin: origin, form: form)
            (summary.files, summary.outlines) = (files, try Self.outlines(&reader))
            return summary
        }
    }

    private static func files(
        _ reader: inout ByteReader, _ form: SummaryForm
    ) throws(DecodingError) -> [File] {
        let positions: PositionCoding =
            form.contains(.numbersPlaces) ? .numbered(PlaceNumbers()) : .complete
        var files: [File] = []
        for _ in 0..<(try reader.count()) {
            let path = try reader.string()
            let module = try reader.string()
            let bytes = try reader.take(reader.count())
            guard let fragment = Fragment(encoded: bytes, path: path, positions: positions) else {
                throw DecodingError()
            }
            guard SummaryCheck.isSound(fragment.summary, in: form),
                module.isEmpty || SummaryCheck.isSound(module: module)
            else { throw DecodingError() }
            files.append(File(fragment.summary, module: module.isEmpty ? nil : module))
        }
        return files
    }

    private static func outlines(_ reader: inout ByteReader) throws(DecodingError) -> [ProgramModules
        .OtherFile]
    {
        var outlines: [ProgramModules.OtherFile] = []
        for _ in 0..<(try reader.count()) {
            let module = try reader.string()
            let text = try reader.string()
            guard module.isEmpty || SummaryCheck.isSound(module: module),
                SummaryCheck.isSound(FileOutline(text: text))
            else { throw DecodingError() }
            outlines.append(.init(module: module.isEmpty ? nil : module, outline: FileOutline(text: text)))
        }
        return outlines
    }
}
