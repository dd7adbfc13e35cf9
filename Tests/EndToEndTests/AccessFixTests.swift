import Foundation
import Testing

/// `arbor fix` makes a declaration public only if nothing else has to become public with it.
@Suite("Access fixes")
struct AccessFixTests {
    /// Returns the text of a module after `arbor fix`, and the exit status. Another module's root makes its type `Part`.
    private func fixed(_ text: String, making type: String = "Part") async throws -> (
        text: String, status: Int32
    ) {
        let workspace = try Workspace([
            "Core/Part.swift": text,
            "App/App.swift": """
            import Core
            @Instantiable(isRoot: true)
            final class App: Instantiable {
                init(part: \(type)) { self.part = part }
                @Instantiated let part: \(type)
            }

            """,
        ])
        let result = try await workspace.arbor(
            "fix", "Core", "App", "--module", "Core=Core", "App=App", "--module-name", "App")
        let fixed = try String(contentsOf: workspace.scratch.url("Core/Part.swift"), encoding: .utf8)
        return (fixed, result.status)
    }

    @Test("what needs nothing else becomes public")
    func alone() async throws {
        let text = "@Instantiable\nfinal class Part: Instantiable {\n    init(limit: Int = 3) {}\n}\n"
        let fixed = try await fixed(text)
        #expect(fixed.status == 0)
        #expect(
            fixed.text.contains("public class Part") && fixed.text.contains("public init"), "\(fixed.text)")
    }

    @Test(
        "what may need more is left to the author",
        arguments: [
            // Functions that implement a public protocol, whether the initializer is public or not.
            """
            public protocol Clearing { func clear() }
            @Instantiable final class Part: Clearing, Instantiable { init() {}; func clear() {} }
            """,
            """
            public protocol Clearing { func clear() }
            @Instantiable final class Part: Clearing, Instantiable { public init() {}; func clear() {} }
            """,
            // Types in the type, anywhere in a parameter.
            """
            @Instantiable public final class Part: Instantiable { init(modes: [Mode] = []) {}; enum Mode { case a } }
            """,
            """
            @Instantiable public final class Part: Instantiable { init(all: [String: Inner]? = nil) {} }
            extension Part { struct Inner {} }
            """,
            """
            @Instantiable public final class Part: Instantiable { init(limit: Limit? = nil) {}; typealias Limit = Int }
            """,
            // The parameters of an extension's function, of a new initializer, and of one that only its file sees.
            """
            public struct Part { public init() {}; enum Mode { case live } }
            @Instantiable extension Part: Instantiable { static func instantiate(mode: Mode = .live) -> Part { Part() } }
            """,
            """
            @Instantiable public final class Part: Instantiable { @Instantiated let inner: Inner; struct Inner {} }
            @Instantiable extension Part.Inner: Instantiable { static func instantiate() -> Part.Inner { Part.Inner() } }
            """,
            // A default value that only this file sees.
            """
            @Instantiable public final class Part: Instantiable { init(limit: Int = usual) {} }
            private let usual = 3
            """,
        ])
    func further(text: String) async throws {
        let fixed = try await fixed(text)
        #expect(fixed.status == 1 && fixed.text == text, "\(fixed.text)")
    }

    @Test(
        "a type beside the one that becomes public counts as one in it",
        arguments: [("struct Config {}", false), ("public struct Config {}", true)])
    func beside(config: String, isFixed: Bool) async throws {
        let text = """
            public enum Feature {
                \(config)
                @Instantiable final class Part: Instantiable { init(config: Config? = nil) {} }
            }
            """
        let fixed = try await fixed(text, making: "Feature.Part")
        #expect((fixed.status == 0) == isFixed && (fixed.text != text) == isFixed, "\(fixed.text)")
    }
}
