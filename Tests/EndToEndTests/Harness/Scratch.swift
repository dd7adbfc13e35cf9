import Foundation

/// A temporary folder with the lifetime of this object.
final class Scratch: Sendable {
    let folder: URL

    init() throws {
        // Links are resolved, so that programs report the same path.
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "arbor-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func url(_ path: String) -> URL { folder.appending(path: path) }

    func emptyFile(_ path: String) throws -> URL { try file(path, Data()) }

    @discardableResult
    func file(_ path: String, _ text: String) throws -> URL { try file(path, Data(text.utf8)) }

    @discardableResult
    func file(_ path: String, _ bytes: Data) throws -> URL {
        let url = url(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: url)
        return url
    }

    /// True if the path exists, even as a dangling link.
    func holds(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: url(path).path)) != nil
    }
}
