import ArborModel
import ArborScanner
import ArborSyntax

/// The module that a summary is of, as its build system knows it.
public struct ModuleOrigin: Equatable, Sendable {
    /// The module's name; empty if it is not known.
    public var module: String
    /// The label of the target that builds the module, such as `//Sources/Login`; empty if it has none.
    public var target: String
    /// The names of the modules that the target lists, sorted.
    public var dependencies: [String]

    /// Creates an origin. By default nothing is known of the module.
    public init(module: String = "", target: String = "", dependencies: [String] = []) {
        self.module = module
        self.target = target
        self.dependencies = Set(dependencies).sorted()
    }

    /// The target if it is known, or else the module.
    public var title: String { target.isEmpty ? "'\(module)'" : target }
}

/// The contents of a summary besides what other modules need.
public struct SummaryForm: OptionSet, Equatable, Sendable {
    /// The bits, as they are stored.
    public let rawValue: UInt8

    /// Creates a form from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Positions are numbers, and a file of places says where they are.
    public static let numbersPlaces = SummaryForm(rawValue: 1)
    /// The summary also has what matters only where its own module is wired. That includes expressions, which code of the
    /// module itself may run.
    public static let ofRoot = SummaryForm(rawValue: 2)

    var isKnown: Bool { isSubset(of: [.numbersPlaces, .ofRoot]) }
}

/// The files that are written for a module or a program, by their first bytes.
public enum ModuleFileKind: Equatable, Sendable {
    /// A module's summary.
    case summary
    /// The positions of a module's declarations.
    case places
    /// A linked program.
    case link

    init?(of bytes: UnsafeRawBufferPointer) {
        let kind = [ModuleFileKind.summary, .places, .link].first { bytes.starts(with: $0.magic) }
        guard let kind else { return nil }
        self = kind
    }

    /// The first bytes of the file.
    var magic: [UInt8] {
        switch self {
        case .summary: ModuleSummary.magic
        case .places: ModulePlaces.magic
        case .link: ProgramLink.magic
        }
    }

    /// The file in words, with its article.
    var title: String {
        switch self {
        case .summary: "a module summary"
        case .places: "a list of a module's places"
        case .link: "a linked program"
        }
    }
}

extension ByteWriter {
    mutating func putString(_ text: String) {
        putVarint(UInt64(text.utf8.count))
        append(text.utf8)
    }

    mutating func put(_ origin: ModuleOrigin) {
        putString(origin.module)
        putString(origin.target)
        putVarint(UInt64(origin.dependencies.count))
        for name in origin.dependencies { putString(name) }
    }

    /// The bytes as a file: the magic, the checksum of the bytes, the bytes.
    func sealed(by magic: [UInt8]) -> [UInt8] {
        var writer = ByteWriter()
        writer.append(magic)
        writer.put(bytes.withUnsafeBytes { Checksum.of($0) })
        writer.append(bytes)
        return writer.bytes
    }
}

extension ModuleFileKind {
    /// Reads the contents of a file of this kind, after its magic, its checksum and its version.
    ///
    /// - Parameter read: Reads the contents, and leaves nothing.
    /// - Throws: `ModuleSummary.Fault` if the bytes can't be used.
    func contents<Value>(
        of bytes: UnsafeRawBufferPointer, version: String,
        _ read: (inout ByteReader) throws(DecodingError) -> Value
    ) throws(ModuleSummary.Fault) -> Value {
        guard bytes.starts(with: magic) else { throw .foreign(ModuleFileKind(of: bytes)) }
        var reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes.dropFirst(magic.count)))
        let result: Result<Value, ModuleSummary.Fault>
        do throws(DecodingError) {
            if let writer = try reader.otherWriter(version: version) {
                result = .failure(.otherVersion(writer))
            } else {
                result = .success(try read(&reader))
                guard reader.remaining == 0 else { throw DecodingError() }
            }
        } catch {
            throw .damaged
        }
        return try result.get()
    }
}

extension ByteReader {
    /// Reads the head of a file, from behind its magic. Returns the version of the tool that wrote it, if it was another
    /// version or another format. The bytes after it can't be read then.
    fileprivate mutating func otherWriter(version: String) throws(DecodingError) -> String? {
        let checksum = try uint64()
        guard Checksum.of(rest) == checksum else { throw DecodingError() }
        let format = try uint32()
        let writer = try string()
        return format == Fragment.format && writer == version ? nil : writer
    }

    mutating func origin() throws(DecodingError) -> ModuleOrigin {
        let (module, target) = (try string(), try string())
        var dependencies: [String] = []
        for _ in 0..<(try count()) { dependencies.append(try string()) }
        return ModuleOrigin(module: module, target: target, dependencies: dependencies)
    }
}
