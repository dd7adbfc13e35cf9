import ArborModel
import CTreeSitterSwift

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

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

    /// The manifests that were read or searched for, to be tracked by a cache.
    public private(set) var trackedPaths: [TrackedPath] = []
    /// The given modules, by the normalised path of their folder.
    private var given: [String: String] = [:]
    /// The folders that another module was given before, with that module.
    public private(set) var disputed: [(folder: Folder, owner: String)] = []
    private let other: String?
    private let usesLayout: Bool
    private var known: [Substring: String?] = [:]
    private var manifests: [String: FileBytes?] = [:]
    /// The last path, the length of its folder with the slash, and the result. Files of one folder usually follow each
    /// other.
    private var last: (path: String, folder: Int, module: String?) = ("", 0, nil)
    private let here = "".normalisedPath

    private typealias FileBytes = [UInt8]

    /// Creates a locator.
    ///
    /// - Parameters:
    ///   - folders: The folders of modules. Of two folders around a file, the longer one counts.
    ///   - other: The module of all files outside these folders.
    ///   - usesLayout: True if SwiftPM's layout decides when neither is given.
    public init(_ folders: [Folder], other: String?, usesLayout: Bool) {
        self.other = other
        self.usesLayout = usesLayout && folders.isEmpty && other == nil
        for folder in folders {
            let owner = given.updateValue(folder.name, forKey: folder.path.normalisedPath(below: here))
            if let owner, owner != folder.name { disputed.append((folder, owner)) }
        }
    }

    /// Returns the module of the file at a path, which need not exist, or `nil` if nothing decides it.
    public mutating func module(of path: String) -> String? {
        if given.isEmpty, !usesLayout { return other }
        if isBesideLast(path) { return last.module }
        let folder = path.folder
        let module = self.module(ofFolder: folder)
        last = (path, folder.isEmpty ? 0 : folder.utf8.count + 1, module)
        return module
    }

    /// Returns true if the path is in the folder of the last one.
    private func isBesideLast(_ path: String) -> Bool {
        let length = last.folder
        guard length > 0 else { return false }
        return path.withBytes { path in
            guard path.count > length, let start = path.baseAddress,
                last.path.withBytes({ memcmp($0.baseAddress!, start, length) }) == 0
            else { return false }
            return memchr(start + length, Int32(UInt8(ascii: "/")), path.count - length) == nil
        }
    }

    private mutating func module(ofFolder folder: Substring) -> String? {
        if let module = known[folder] { return module }
        let whole = folder.isEmpty ? here : String(folder).normalisedPath(below: here)
        let module = usesLayout ? moduleByLayout(of: whole) : givenModule(around: whole) ?? other
        known[folder] = .some(module)
        return module
    }

    private func givenModule(around folder: String) -> String? {
        var rest = folder[...]
        while true {
            if let name = given[rest.isEmpty ? "/" : String(rest)] { return name }
            guard let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            rest = rest[..<slash]
        }
    }
}

// MARK: SwiftPM's layout

extension ModuleLocator {
    /// Returns the module by the innermost folder of sources that is beside a manifest.
    private mutating func moduleByLayout(of folder: String) -> String? {
        for place in Self.targets(in: folder) {
            let package = folder.text(0..<place.package)
            guard let manifest = manifest(in: package.isEmpty ? "/" : String(package)) else { continue }
            let target = folder.text(place.target)
            return manifest.containsString(target) ? target.moduleName : nil
        }
        return nil
    }

    /// A folder of sources in a path: the length of the path in front of it, and the range of the next name.
    private typealias TargetPlace = (package: Int, target: Range<Int>)

    /// Returns the folders of sources that have a folder in them, innermost first.
    private static func targets(in folder: String) -> [TargetPlace] {
        folder.withBytes { bytes in
            var found: [TargetPlace] = []
            var next: Range<Int>?
            var end = bytes.count
            for index in bytes.indices.reversed() where bytes[index] == UInt8(ascii: "/") {
                let name = index + 1..<end
                if let next, isSourceFolder(bytes[name]) { found.append((index, next)) }
                (next, end) = (name, index)
            }
            return found
        }
    }

    private static func isSourceFolder(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        switch name.count {
        case 3: name.elementsEqual("src".utf8)
        case 4: name.elementsEqual("srcs".utf8)
        case 6: name.elementsEqual("Source".utf8)
        case 7: name.elementsEqual("Sources".utf8)
        default: false
        }
    }

    private mutating func manifest(in package: String) -> FileBytes? {
        let path = (package == "/" ? "" : package) + "/Package.swift"
        if let known = manifests[path] { return known }
        var buffer = FileBuffer()
        trackedPaths.append(TrackedPath.summary(path) ?? .absent(path))
        let bytes = buffer.load(path) == nil ? FileBytes(buffer.bytes) : nil
        manifests[path] = .some(bytes)
        return bytes
    }
}

extension [UInt8] {
    /// Returns whether the text contains the name as a string literal.
    fileprivate func containsString(_ name: Substring) -> Bool {
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

extension String {
    /// The text in a range of the bytes.
    fileprivate func text(_ range: Range<Int>) -> Substring {
        self[
            utf8.index(
                startIndex, offsetBy: range.lowerBound)..<utf8.index(startIndex, offsetBy: range.upperBound)]
    }
}

extension Substring {
    /// The module of a target: an underscore replaces each character that is not allowed in identifiers.
    fileprivate var moduleName: String {
        String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
