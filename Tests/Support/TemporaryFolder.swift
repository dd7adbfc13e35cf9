import Foundation

/// A folder that is removed with the test that created it.
public final class TemporaryFolder: Sendable {
    public let path: String

    public init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "arbor-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path(percentEncoded: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and the folders around it, and returns its path.
    @discardableResult
    public func write(_ text: String, to name: String) throws -> String {
        try write(Data(text.utf8), to: name)
    }

    @discardableResult
    public func write(_ data: Data, to name: String) throws -> String {
        let url = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
        return url.path(percentEncoded: false)
    }

    public func read(_ name: String) throws -> String {
        try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }

    /// All files below the folder, sorted.
    public var names: [String] {
        let entries = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return entries.filter { !$0.hasDirectory(in: path) }.sorted()
    }
}

extension String {
    fileprivate func hasDirectory(in folder: String) -> Bool {
        var isDirectory: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: folder + "/" + self, isDirectory: &isDirectory)
        return isDirectory.boolValue
    }
}
