import ArborModel
import ArborPlans

/// Writes a plan as Swift, in UTF-8. It decides nothing.
public struct SwiftEmitter: Sendable {
    private let plan: FilePlan

    /// Creates an emitter of one file.
    public init(_ plan: FilePlan) { self.plan = plan }

    /// Returns the beginning of the file. The slices follow in their order.
    public func head() -> [UInt8] {
        var writer = SwiftWriter()
        if !plan.isContinued {
            writer.line("// Written by arbor, which proved that every dependency below is met.")
            writer.line("// Changes are lost at the next build: change the annotations instead.")
        }
        if !plan.condition.isEmpty { writer.write("#if \(plan.condition)\n") }
        for entry in plan.imports {
            writer.write("#if canImport(\(entry.module))\n")
            writer.write("\(entry.text)\n")
            writer.line("#endif")
        }
        if !plan.aliases.isEmpty { writer.write("\n// Other declarations may hide these names below.\n") }
        for alias in plan.aliases { write(alias, to: &writer) }
        if let names = plan.mockNames { write(boxNamed: names.box, to: &writer) }
        for configuration in plan.configurations {
            writer.write(SliceEmitter.text(of: configuration, in: plan))
        }
        for double in plan.doubles {
            writer.write(DoubleEmitter.text(of: double, isIsolatedByDefault: plan.isIsolatedByDefault))
        }
        if plan.roots.isEmpty && plan.doubles.isEmpty {
            writer.line("// No root of this module's dependency trees needs an initializer.")
        }
        return writer.bytes
    }

    /// Returns the code of one slice of the file's plan.
    public func text(of slice: SlicePlan) -> [UInt8] { SliceEmitter.text(of: slice, in: plan) }

    /// Returns the end of the file, after the slices.
    public func tail() -> [UInt8] { plan.condition.isEmpty ? [] : Array("#endif\n".utf8) }

    /// Writes the class whose instances hold a configuration.
    private func write(boxNamed name: String, to writer: inout SwiftWriter) {
        let isolation = plan.isIsolatedByDefault ? "nonisolated " : ""
        writer.write(
            """

            /// Holds what a test replaces in a part, apart from what it replaces in the whole.
            \(isolation)private final class \(name)<Value> {
                let value: Value
                init(_ value: Value) { self.value = value }
            }

            extension \(name): Sendable where Value: Sendable {}

            """)
    }

    private func write(_ alias: AliasPlan, to writer: inout SwiftWriter) {
        let access = plan.isForTests ? "" : "private "
        if !alias.condition.isEmpty { writer.write("#if \(alias.condition)\n") }
        let availability = alias.availability.map { $0 + "\n" }.joined()
        let head = "\(availability)\(access)typealias \(alias.name)"
        if let selected = alias.selected {
            writer.write("#if compiler(>=6.3)\n\(head) = \(selected)\n#else\n")
        }
        writer.write("\(head) = \(alias.type)\n")
        if alias.selected != nil { writer.write("#endif\n") }
        if !alias.condition.isEmpty { writer.write("#endif\n") }
    }
}
