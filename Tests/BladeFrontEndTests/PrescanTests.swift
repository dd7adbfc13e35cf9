import ArborModel
import ArborSyntax
import Testing

@testable import BladeFrontEnd

/// The prescan leaves out only text without a meaning for components: what is lowered must be the same with and without it.
@Suite("The prescan of components")
struct PrescanTests {
    private static let parts = [
        "@Component(modules: [M.self]) protocol C { func a() -> A }\n",
        "@Module(provides: [A.self]) enum M { @Provider static func user() -> Int { 42 } }\n",
        "final class A { @Provider init(user: UserID) {} }\n",
        "extension M { @Provider static func b() -> B { B() } }\n",
        "struct Plain { var count = 0; func f() { typealias Local = Int } }\n", "typealias UserID = Int\n",
        "public typealias Pair = (UserID, String)\n", "enum Names { typealias Text = String }\n",
        "#if DEBUG\ntypealias Log = Print\n#endif\n", "func typealiases() {}\n",
    ]

    private func lower(_ source: String) -> (whole: Fragment, prescanned: Fragment) {
        var reader = SourceReader(FrontEnd.blade.vocabulary)
        var source = source
        return source.withUTF8 { bytes in
            let lower = FrontEnd.blade.lower
            return (lower(reader.read(bytes), "File.swift"), lower(reader.readAnnotated(bytes), "File.swift"))
        }
    }

    @Test("files have the same providers with and without it, whatever follows the last annotation")
    func same() {
        for first in Self.parts.prefix(4) {
            for second in Self.parts {
                for third in Self.parts {
                    let (whole, prescanned) = lower("import Blade\n" + first + second + third)
                    #expect(whole == prescanned, "\(first)\(second)\(third)")
                }
            }
        }
    }
}
