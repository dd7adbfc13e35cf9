import Foundation

/// The declarations that the compiler's own parser finds in a source.
struct ParsedSource {
    /// True if the parser reports no error.
    let isValid: Bool
    /// The names of the types with `@Instantiable` that are at the top of the file or in other types.
    let annotatedTypes: Set<String>
    /// The names of the types with `@Instantiable` in the bodies of functions.
    let localTypes: Set<String>

    /// Parses a source. Branches for which no condition holds are not parsed.
    init(_ source: [UInt8]) async throws {
        let scratch = try Scratch()
        let file = scratch.url("File.swift")
        try Data(source).write(to: file)
        let result = try await Command.run(
            Products.swiftc.get(),
            ["-frontend", "-dump-parse", "-D", "DEBUG", "-enable-bare-slash-regex", file.path],
            in: scratch.folder)
        isValid = result.status == 0
        (annotatedTypes, localTypes) = Self.annotatedTypes(in: result.output)
    }

    private static let containers = ["struct_decl", "class_decl", "enum_decl", "extension_decl"]

    /// Reads the compiler's dump, which shows a node in each line. Its depth is the number of spaces before it.
    private static func annotatedTypes(in dump: String) -> (found: Set<String>, local: Set<String>) {
        var path: [(depth: Int, isContainer: Bool, name: String?)] = []
        var found: Set<String> = []
        var local: Set<String> = []
        for line in dump.split(separator: "\n") {
            let depth = line.prefix { $0 == " " }.count
            let node = line.dropFirst(depth).drop { $0 == "(" }
            while let last = path.last, last.depth >= depth { path.removeLast() }
            if node.contains("id=\"Instantiable\""), path.last?.isContainer == false, path.count > 1 {
                let around = path.dropFirst().dropLast()
                guard let name = around.last?.name else { continue }
                if around.allSatisfy(\.isContainer) { found.insert(name) } else { local.insert(name) }
            }
            let isContainer = containers.contains { node.hasPrefix($0) }
            let name = node.split(separator: "\"").dropFirst().first.map(String.init)
            path.append((depth, isContainer, name))
        }
        return (found, local)
    }
}
