import Foundation

/// The project's own Swift files, as samples of real code.
enum OwnSources {
    static func visit(_ visit: (_ path: String, _ source: String) -> Void) {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        for name in ["Sources", "Tests", "Benchmarks", "Examples"] {
            let files = FileManager.default.enumerator(
                at: folder.appending(path: name), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift", !file.path.contains("/."),
                    let source = try? String(contentsOf: file, encoding: .utf8)
                else { continue }
                visit(file.path, source)
            }
        }
    }
}
