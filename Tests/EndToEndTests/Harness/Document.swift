import Foundation

/// A document of the repository, with its code blocks.
struct Document: Sendable, CustomStringConvertible {
    /// The path from the package's folder.
    let path: String
    let text: String
    let blocks: [CodeBlock]

    /// All documents of the repository that users read.
    static let all: [Document] = {
        let folders = ["", "Documentation", "Bazel", "Examples"].flatMap { folder in
            markdown(in: folder, isDeep: !folder.isEmpty)
        }
        return folders.sorted().map(Document.init)
    }()

    /// The list of diagnostics is generated. `DiagnosticRegistryTests` runs its examples.
    static let registry = "Documentation/diagnostics.md"

    /// The tutorial. `TutorialTests` follows its steps, which build on one another.
    static let tutorial = "Documentation/tutorial.md"

    private static func markdown(in folder: String, isDeep: Bool) -> [String] {
        let place = Products.package.appending(path: folder)
        let paths =
            isDeep
            ? (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? []
            : (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        return paths.filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") && !$0.contains("/.") }
            .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }

    init(path: String) {
        self.path = path
        text = (try? String(contentsOf: Products.package.appending(path: path), encoding: .utf8)) ?? ""
        blocks = CodeBlock.all(in: text, of: path)
    }

    var description: String { path }

    /// The text without code blocks.
    var prose: String {
        text.replacing(/(?ms)^ *```.*?^ *```$/, with: "").replacing(/(?m)^ {4}.*$/, with: "")
    }

    /// The fragments by which links lead to the headings.
    var anchors: Set<String> {
        Set(
            text.replacing(/(?ms)^ *```.*?^ *```$/, with: "").matches(of: /(?m)^#+ (.*)$/).map { heading in
                String(heading.1).lowercased().replacing(" ", with: "-")
                    .filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
            })
    }

    /// The targets of the links that lead to other files, or inside this one.
    var links: [String] {
        prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }.filter { !$0.contains("://") }
    }
}
