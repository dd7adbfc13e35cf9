import ArborModel

/// Writes a plan as Swift, in UTF-8. It decides nothing.
public struct SwiftEmitter: Sendable {
    private let plan: FilePlan

    /// Creates an emitter of one file.
    public init(_ plan: FilePlan) { self.plan = plan }

    /// Returns the beginning of the file. The slices follow in their order.
    public func head() -> [UInt8] {
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

    /// Returns the code of one slice of the file's plan.
    public func text(of slice: SlicePlan) -> [UInt8] { SliceEmitter.text(of: slice, in: plan) }

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
