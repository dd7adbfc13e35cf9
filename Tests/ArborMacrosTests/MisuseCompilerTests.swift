import Foundation
import Testing

@testable import ArborMacros

/// The same misuses in whole files, with the real compiler. Editors receive the plugin's diagnostics, and the
/// code after a fix-it compiles.
@Suite("The real compiler reports each misuse", .enabled(if: Compiler.path != nil))
struct MisuseCompilerTests {
    /// The declarations that the misuses refer to.
    private static let besides = """
        import Arbor
        public struct User { public init() {} }
        public protocol Service: Sendable {}
        open class Real { public init() {} }
        public struct Box<Element> { public init(_ element: Element) {} }
        @Instantiable public struct Made: Instantiable { public init() {} }
        public protocol Hand {}
        extension Real: Hand {}
        let text: StaticString = "Real"
        let flag = true
        let name = "Real"
        let types: [Any.Type] = []
        func load() async throws -> User { User() }
        @propertyWrapper public struct Watched<Value> {
            public var wrappedValue: Value
            public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }
        """

    private static func front(_ misuse: Misuse) -> String { "import \(misuse.library)\n\n// é 😀 漢字\n" }

    /// The misuse as a file, and the offset at which its declaration starts.
    private func file(_ misuse: Misuse, _ declaration: String) -> (text: String, start: Int) {
        guard let head = misuse.enclosing?.dropLast() else {
            return (Self.front(misuse) + declaration, Self.front(misuse).utf8.count)
        }
        let front = Self.front(misuse) + head + "\n"
        return (front + declaration + "\n}\n", front.utf8.count)
    }

    @Test("diagnostics have the same locations, words and fix-its", arguments: Misuse.all)
    func reported(misuse: Misuse) throws {
        let (text, start) = file(misuse, MarkedSource(misuse.source).text)
        // The compiler's own diagnostics of the code don't matter.
        let errors = try Compiler.errors(of: text, besides: Self.besides).filter { $0.macroMessage != nil }
        let expected = misuse.expansion(at: start).diagnostics.filter { $0.severity == .error }
        for (error, diagnostic) in zip(inOrder(errors), inOrder(expected)) {
            #expect(error.macroMessage == diagnostic.message)
            #expect(error.offset == diagnostic.position.offset)
            let fixIts = error.notes.filter { !$0.fixIts.isEmpty }
            #expect(fixIts.map(\.message) == diagnostic.fixIts.map(\.message))
            #expect(fixIts.map(\.fixIts) == diagnostic.fixIts.map(\.serialized))
        }
        #expect(errors.compactMap(\.macroMessage).sorted() == expected.map(\.message).sorted())
    }

    private func inOrder(_ errors: [SerializedDiagnostic]) -> [SerializedDiagnostic] {
        errors.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }
    }

    private func inOrder(_ diagnostics: [WireDiagnostic]) -> [WireDiagnostic] {
        diagnostics.sorted { ($0.position.offset, $0.message) < ($1.position.offset, $1.message) }
    }

    @Test("a fix-it removes its fault and causes no other", arguments: Misuse.fixable)
    func fixed(misuse: Misuse) throws {
        let before = try messages(misuse, MarkedSource(misuse.source).text)
        for fault in misuse.faults {
            guard let fixed = fault.fixed else { continue }
            var left = before
            left.removeAll { $0 == fault.message }
            #expect(left.count < before.count, "the compiler doesn't say: \(fault.message)")
            let after = try messages(misuse, fixed)
            // A placeholder is reported as one. Any other message must have been reported before.
            let new = after.filter { !left.contains($0) && $0 != "editor placeholder in source file" }
            #expect(new == [], "after '\(fault.fixIt ?? "")'")
            #expect(after.contains("editor placeholder in source file") == fixed.contains("<#"))
            if misuse.faults.count == 1, !fixed.contains("<#") { #expect(after == []) }
        }
    }

    private func messages(_ misuse: Misuse, _ declaration: String) throws -> [String] {
        try Compiler.errors(of: file(misuse, declaration).text, besides: Self.besides).map {
            $0.macroMessage ?? $0.message
        }
    }
}

extension Misuse {
    fileprivate static let fixable = all.filter { $0.faults.contains { $0.fixed != nil } }
}

extension WireDiagnostic.FixIt {
    fileprivate var serialized: [SerializedDiagnostic.FixIt] {
        // libclang omits the file's carriage returns.
        changes.map { .init(range: $0.range.offsets, text: $0.newText.replacing("\r\n", with: "\n")) }
    }
}
