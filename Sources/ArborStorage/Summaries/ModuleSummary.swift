import ArborModel
import ArborScanner
import ArborSyntax

/// What the files of a module give to the graph, in a file of its own: made once a module, read by all that link it.
///
/// The bytes depend on the sources, the paths as given and the tool's version, and on nothing else, so that a build
/// system can keep them by their content.
///
///     magic: 8 bytes   checksum of all that follows: UInt64   form's version: UInt32   tool's version   count
///     then for each file, in the order of paths: path   module, or nothing   length, and the `Lowering`
///     count, then for each module the outline of its other files: module, or nothing   text
public struct ModuleSummary: Equatable, Sendable {
    /// A file of the module.
    public struct File: Equatable, Sendable {
        public var summary: FileSummary
        /// What the generated code imports to see the file's types; `nil` where that is not known.
        public var module: String?

        public init(_ summary: FileSummary, module: String?) {
            self.summary = summary
            self.module = module
        }
    }

    /// Only those that give something, in the order of their paths' bytes.
    public var files: [File]

    /// What all other files of each module declare, in the order of the modules' names.
    public var outlines: [ProgramModules.OtherFile]

    public init(_ files: [File], outlines: [ProgramModules.OtherFile] = []) {
        self.files = files.sorted { $0.summary.path.precedesInBytes($1.summary.path) }
        self.outlines = Self.merged(outlines)
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

    private static let magic: [UInt8] = Array("ARBOR\0M\u{1}".utf8)

    /// True of bytes that begin as a summary does.
    static func isOne(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: magic) }

    /// A type that can't be written, as it is nested too deep; and where it stands.
    public struct TooDeep: Error {
        public var path: String
    }

    public func encoded(version: String) -> Result<[UInt8], TooDeep> {
        var covered = ByteWriter()
        covered.put(Fragment.format)
        covered.putString(version)
        covered.putVarint(UInt64(files.count))
        for file in files {
            guard let bytes = Fragment(summary: file.summary).encoded else {
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
        var writer = ByteWriter()
        writer.append(Self.magic)
        writer.put(covered.bytes.withUnsafeBytes { Checksum.of($0) })
        writer.append(covered.bytes)
        return .success(writer.bytes)
    }
}

extension ModuleSummary {
    /// Why bytes are no summary that this tool can use.
    public enum Fault: Error, Equatable {
        case foreign
        case damaged
        /// Made by the tool of this version.
        case otherVersion(String)
    }

    public init(encoded bytes: UnsafeRawBufferPointer, version: String) throws(Fault) {
        guard Self.isOne(bytes) else { throw .foreign }
        var reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes.dropFirst(Self.magic.count)))
        var maker: String?
        do throws(DecodingError) {
            maker = try Self.otherMaker(&reader, version: version)
            files = maker == nil ? try Self.files(&reader) : []
            outlines = maker == nil ? try Self.outlines(&reader) : []
        } catch {
            throw .damaged
        }
        if let maker { throw .otherVersion(maker) }
    }

    /// The version of the tool that made it, if it was another's. Behind that nothing can be read.
    private static func otherMaker(_ reader: inout ByteReader, version: String) throws(DecodingError)
        -> String?
    {
        let checksum = try reader.uint64()
        guard Checksum.of(reader.rest) == checksum else { throw DecodingError() }
        let format = try reader.uint32()
        let maker = try reader.string()
        return format == Fragment.format && maker == version ? nil : maker
    }

    private static func files(_ reader: inout ByteReader) throws(DecodingError) -> [File] {
        var files: [File] = []
        for _ in 0..<(try reader.count()) {
            let path = try reader.string()
            let module = try reader.string()
            guard let fragment = Fragment(encoded: try reader.take(reader.count()), path: path) else {
                throw DecodingError()
            }
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
            outlines.append(.init(module: module.isEmpty ? nil : module, outline: FileOutline(text: text)))
        }
        guard reader.remaining == 0 else { throw DecodingError() }
        return outlines
    }
}

extension ByteWriter {
    fileprivate mutating func putString(_ text: String) {
        putVarint(UInt64(text.utf8.count))
        append(text.utf8)
    }
}
