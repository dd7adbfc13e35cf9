/// Spells a plan as Swift. It decides nothing.
public struct SwiftEmitter: Sendable {
    public init() {}

    private static let header = """
        // Written by arbor, which proved that every dependency below is met.
        // Changes are lost at the next build: change the annotations instead.

        """

    /// The whole file. The same plan gives the same bytes.
    public func emit(_ plan: ConstructionPlan) -> String {
        var writer = SwiftWriter()
        writer.raw(Self.header)
        for entry in plan.imports { emit(entry, to: &writer) }
        if plan.roots.isEmpty {
            writer.line("// No root of this module's dependency trees needs an initializer.")
        }
        for root in plan.roots { emit(root, to: &writer) }
        return writer.text
    }

    private func emit(_ entry: ImportPlan, to writer: inout SwiftWriter) {
        writer.line("#if canImport(\(entry.module))")
        writer.line(entry.text)
        writer.line("#endif")
    }

    private func emit(_ root: RootPlan, to writer: inout SwiftWriter) {
        writer.line("")
        writer.block("extension \(root.type)") { writer in
            writer.line("/// Makes the whole dependency tree.")
            writer.block(root.isClass ? "public convenience init()" : "public init()") { writer in
                for function in root.functions {
                    emit(function, to: &writer)
                    writer.line("")
                }
                emit(root.body, prefix: "", to: &writer)
            }
        }
    }

    private func emit(_ function: FunctionPlan, to writer: inout SwiftWriter) {
        let parameters = function.parameters.map {
            "\($0.name.escaped): \($0.isEscaping ? "@escaping " : "")\($0.type)"
        }
        let head = (function.isSendable ? "@Sendable " : "") + "func " + function.name
        let signature = writer.wrapped(head, parameters, tail: " -> \(function.result) {")
        writer.block(String(signature.dropLast(2))) { writer in
            emit(function.body, prefix: "return ", to: &writer)
        }
    }

    private func emit(_ body: BodyPlan, prefix: String, to writer: inout SwiftWriter) {
        for binding in body.bindings {
            let head = "let \(binding.name.escaped)" + (binding.annotation.map { ": \($0)" } ?? "") + " = "
            emit(binding.value, prefix: head, to: &writer)
        }
        emit(body.result, prefix: prefix, to: &writer)
    }

    private func emit(_ value: ValuePlan, prefix: String, to writer: inout SwiftWriter) {
        let line = prefix + value.text
        guard writer.isTooLong(line) else { return writer.line(line) }
        switch value {
        case .call(let callee, let arguments):
            writer.line(writer.wrapped(prefix + callee, arguments.map(\.text), tail: ""))
        case .deferred(let type, let product):
            writer.block(prefix + type) { emit(product, prefix: "", to: &$0) }
        default: writer.line(line)
        }
    }
}

extension ValuePlan {
    var text: String {
        switch self {
        case .name(let name): name.escaped
        case .absent: "nil"
        case .given(member: nil): "$0"
        case .given(member: let member?): "$0.\(member.escapedMember)"
        case .call(let callee, let arguments): "\(callee)(\(arguments.map(\.text).joined(separator: ", ")))"
        case .typed(let value, let type): "\(value.text) as \(type)"
        case .deferred(let type, let value): "\(type) { \(value.text) }"
        case .mapped(let value, let type): "\(value.text).map { \(type)($0) }"
        }
    }
}

extension ValuePlan.Argument {
    var text: String { (label.map { $0.escapedLabel + ": " } ?? "") + value.text }
}

extension String {
    /// In backticks where it is a word of the language.
    fileprivate var escaped: String { Self.reserved.contains(self) ? "`\(self)`" : self }

    /// Labels may be any word but one; Swift warns of backticks that are not needed.
    fileprivate var escapedLabel: String { self == "inout" ? "`inout`" : self }

    /// Behind a dot, a few words mean something else.
    fileprivate var escapedMember: String {
        ["init", "self", "Type", "Protocol"].contains(self) ? "`\(self)`" : self
    }

    private static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
        "inout",
        "internal", "let", "operator", "private", "precedencegroup", "protocol", "public", "rethrows",
        "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer",
        "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where",
        "while",
        "Any", "as", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
        // A name elsewhere, but not where an expression begins.
        "await",
    ]
}
