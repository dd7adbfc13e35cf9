import Foundation

/// The steps of `Documentation/tutorial.md`.
///
/// A block of Swift is the whole new text of a file, whose path ends the paragraph above. A block of the console has
/// commands after `$ `, and lines of their output.
struct Tutorial {
    enum Step: Equatable {
        case write(path: String, text: String)
        case run(Transcript)
    }

    /// A command, and the lines that it prints among others, in this order. `…` stands for any text in a line.
    struct Transcript: Equatable {
        var command: String
        var lines: [String]

        /// True if a line of the output is an error or a failed test.
        var fails: Bool { lines.contains { $0.contains(": error: ") || $0.hasPrefix("✘ ") } }
    }

    let steps: [Step]

    init() throws {
        let page = Products.package.appending(path: "Documentation/tutorial.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        // Text and code alternate between the fences.
        let parts = text.components(separatedBy: "\n```")
        guard parts.count.isMultiple(of: 2) == false else { throw Self.fault("a block has no end") }
        steps = try stride(from: 1, to: parts.count, by: 2).flatMap { index in
            try Self.steps(of: parts[index], below: parts[index - 1])
        }
    }

    private static func steps(of block: String, below paragraph: String) throws -> [Step] {
        let lines = block.components(separatedBy: "\n")
        switch lines[0] {
        case "swift":
            guard let path = paragraph.firstMatch(of: /`([^`\s]+\/?[^`\s]*\.swift)`:\s*$/) else {
                throw fault("no path ends the paragraph above '\(lines.dropFirst().first ?? "")'")
            }
            return [
                .write(path: String(path.1), text: lines.dropFirst().joined(separator: "\n") + "\n")
            ]
        case "console": return try transcripts(lines.dropFirst()).map(Step.run)
        default: throw fault("a block is neither 'swift' nor 'console', but '\(lines[0])'")
        }
    }

    private static func transcripts(_ lines: some Sequence<String>) throws -> [Transcript] {
        try lines.reduce(into: []) { transcripts, line in
            if line.hasPrefix("$ ") {
                transcripts.append(Transcript(command: String(line.dropFirst(2)), lines: []))
            } else if transcripts.isEmpty {
                throw fault("'\(line)' is the output of no command")
            } else {
                transcripts[transcripts.count - 1].lines.append(line)
            }
        }
    }

    private static func fault(_ message: String) -> Command.Failure {
        Command.Failure(description: "Documentation/tutorial.md: \(message)")
    }
}

extension Tutorial.Transcript {
    /// The first promised line that the output lacks after the ones before it.
    func missingLine(in output: String) -> String? {
        var rest = output.split(separator: "\n")[...]
        return lines.first { promised in
            guard let place = rest.firstIndex(where: { matches(promised, $0) }) else { return true }
            rest = rest[(place + 1)...]
            return false
        }
    }

    private func matches(_ promised: String, _ line: Substring) -> Bool {
        let parts = promised.components(separatedBy: "…")
        guard line.hasPrefix(parts[0]), line.hasSuffix(parts[parts.count - 1]) else { return false }
        guard parts.count > 1 else { return line == promised }
        var rest = line.dropFirst(parts[0].count)
        for part in parts.dropFirst() where !part.isEmpty {
            guard let place = rest.range(of: part) else { return false }
            rest = rest[place.upperBound...]
        }
        return true
    }
}
