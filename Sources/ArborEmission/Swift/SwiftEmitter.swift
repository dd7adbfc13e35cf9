import ArborGraph
import ArborParallel

/// Spells a plan as Swift. It decides nothing.
public struct SwiftEmitter: Sendable {
    /// Creates an emitter. It has no state.
    public init() {}

    /// Functions that a child of the group spells at once: enough to make its cost vanish.
    private static let slice = 256

    /// A stretch of one root's functions; the last one's is followed by the body.
    private struct Slice {
        var root: Int
        var functions: Range<Int>
    }

    /// Returns the whole file in UTF-8.
    ///
    /// The same plan gives the same bytes, whatever `jobs`, the number of tasks that work at the same time.
    @available(macOS 10.15, *)
    public func emit(_ plan: ConstructionPlan, jobs: Int) async -> [UInt8] {
        let slices = plan.roots.indices.flatMap { root in
            let count = plan.roots[root].functions.count
            return stride(from: 0, through: count, by: Self.slice).map {
                Slice(root: root, functions: $0..<min($0 + Self.slice, count + 1))
            }
        }
        let words = plan.roots.first.map { ReservedWords(in: $0.graph.symbols) }
        let parts = await inParallel(slices.count, jobs: jobs) { number in
            TreeEmitter.text(of: slices[number].functions, in: plan.roots[slices[number].root], words!)
        }
        var text = head(of: plan)
        text.reserveCapacity(text.count + parts.reduce(0) { $0 + $1.count })
        for part in parts { text += part }
        return text
    }

    private func head(of plan: ConstructionPlan) -> [UInt8] {
        var writer = SwiftWriter()
        writer.line("// Written by arbor, which proved that every dependency below is met.")
        writer.line("// Changes are lost at the next build: change the annotations instead.")
        for entry in plan.imports {
            writer.write("#if canImport(\(entry.module))\n")
            writer.write("\(entry.text)\n")
            writer.line("#endif")
        }
        if !plan.aliases.isEmpty { writer.write("\n// Other declarations may hide these names below.\n") }
        for alias in plan.aliases { write(alias, to: &writer) }
        if plan.roots.isEmpty {
            writer.line("// No root of this module's dependency trees needs an initializer.")
        }
        return writer.bytes
    }

    private func write(_ alias: AliasPlan, to writer: inout SwiftWriter) {
        if !alias.condition.isEmpty { writer.write("#if \(alias.condition)\n") }
        if let selected = alias.selected {
            writer.write("#if compiler(>=6.3)\nprivate typealias \(alias.name) = \(selected)\n#else\n")
        }
        writer.write("private typealias \(alias.name) = \(alias.type)\n")
        if alias.selected != nil { writer.write("#endif\n") }
        if !alias.condition.isEmpty { writer.write("#endif\n") }
    }
}
