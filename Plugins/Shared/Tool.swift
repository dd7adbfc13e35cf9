import Foundation
import PackagePlugin

extension PluginContext {
    /// The program that both plugins run: that of the bundle where the manifest found one, else the one that is built
    /// from source.
    func arbor() throws -> URL { try ((try? tool(named: "arbor")) ?? tool(named: "ArborCommand")).url }
}

extension URL {
    /// As the file system has it.
    var plainPath: String { path(percentEncoded: false) }
}

/// Writes a text, a line each. The file is touched only where the text changes.
func write(lines: [String], to file: URL) throws {
    let text = lines.map { $0 + "\n" }.joined()
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
