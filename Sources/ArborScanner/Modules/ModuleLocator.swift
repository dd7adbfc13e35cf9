import ArborModel
import CTreeSitterSwift

/// Finds the module that a source file belongs to.
///
/// The folders of modules decide first, then the module of all other inputs. If neither is given, SwiftPM's layout
/// decides: a file in `Sources/NAME` beside a manifest that holds the string "NAME" belongs to that module.
public struct ModuleLocator {
    /// A module and the folder that holds its sources.
    public struct Folder: Sendable, Equatable {
        /// The name of the module.
        public var name: String
        /// The path of the folder.
        public var path: String

        /// Creates a folder from the module's name and its path.
        public init(name: String, path: String) {
            self.name = name
            self.path = path
        }
    }

    /// The manifests that were read or searched for, to be watched by a cache.
    public private(set) var watches: [TrackedPath] = []
    /// By the normalised path of a folder.
    private let said: [String: String]
    private let other: String?
    private let usesLayout: Bool
    private var known: [Substring: String?] = [:]
    private var manifests: [String: FileBytes?] = [:]
    /// Files of one folder come one after the other.
    private var last: (folder: Substring, module: String?) = ("", nil)
    private let here = "".normalisedPath

    private typealias FileBytes = [UInt8]

    /// Creates a locator.
    ///
    /// - Parameters:
    ///   - folders: The folders of modules. Of two folders around a file, the longer one counts.
    ///   - other: The module of all files outside these folders.
    ///   - usesLayout: True if SwiftPM's layout decides where neither is given.
    public init(_ folders: [Folder], other: String?, usesLayout: Bool) {
        said = Dictionary(
            folders.map { ($0.path.normalisedPath, $0.name) }, uniquingKeysWith: { _, last in last })
        self.other = other
        self.usesLayout = usesLayout && folders.isEmpty && other == nil
    }

    /// Returns the module of the file at a path, which need not exist, or `nil` if nothing decides it.
    public mutating func module(of path: String) -> String? {
        if said.isEmpty, !usesLayout { return other }
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
        if folder == last.folder, !folder.isEmpty { return last.module }
        let module = self.module(ofFolder: folder)
        last = (folder, module)
        return module
    }

    private mutating func module(ofFolder folder: Substring) -> String? {
        if let module = known[folder] { return module }
        let whole = folder.isEmpty ? here : String(folder).normalisedPath(below: here)
        let module = usesLayout ? moduleByLayout(of: whole) : saidModule(around: whole) ?? other
        known[folder] = .some(module)
        return module
    }

    private func saidModule(around folder: String) -> String? {
        var rest = folder[...]
        while true {
            if let name = said[rest.isEmpty ? "/" : String(rest)] { return name }
            guard let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            rest = rest[..<slash]
        }
    }
}

// MARK: SwiftPM's layout

extension ModuleLocator {
    private static let sourceFolders: Set<Substring> = ["Sources", "Source", "src", "srcs"]

    /// From the innermost folder of sources outwards, the first one beside a manifest counts.
    private mutating func moduleByLayout(of folder: String) -> String? {
        var target: Substring?
        var end = folder.endIndex
        while let slash = folder[..<end].utf8.lastIndex(of: UInt8(ascii: "/")) {
            let name = folder[folder.utf8.index(after: slash)..<end]
            if let target, Self.sourceFolders.contains(name),
                let manifest = manifest(in: slash == folder.startIndex ? "/" : String(folder[..<slash]))
            {
                return manifest.speaks(of: target) ? target.moduleName : nil
            }
            target = name
            end = slash
        }
        return nil
    }

    private mutating func manifest(in package: String) -> FileBytes? {
        let path = (package == "/" ? "" : package) + "/Package.swift"
        if let known = manifests[path] { return known }
        var buffer = FileBuffer()
        watches.append(TrackedPath.summary(path) ?? .absent(path))
        let bytes = buffer.load(path) == nil ? FileBytes(buffer.bytes) : nil
        manifests[path] = .some(bytes)
        return bytes
    }
}

extension [UInt8] {
    /// True where the name stands in the text as a string.
    fileprivate func speaks(of name: Substring) -> Bool {
        var quoted = "\"\(name)\""
        return withUnsafeBufferPointer { text in
            guard let start = text.baseAddress else { return false }
            return quoted.withUTF8 { name in
                name.withMemoryRebound(to: CChar.self) {
                    tree_sitter_swift_holds(start, text.count, $0.baseAddress!, $0.count)
                }
            }
        }
    }
}

extension Substring {
    /// The module of a target: each letter that no identifier has is an underscore.
    fileprivate var moduleName: String {
        String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
