import ArborModel
import ArborTestSupport
import Foundation
import SafeDIFrontEnd
import Testing

@testable import ArborSyntax

/// Compares the names at a file's top level, found without a parser, with the parser's result.
@Suite("Outlines")
struct OutlineTests {
    private func outline(_ source: String) -> Set<String> {
        // The reader doesn't keep type aliases at the top level.
        return Set(entries(source).map { String(UnicodeScalar($0.kind.rawValue)) + $0.name }).filter {
            entry in
            !"asz".contains(entry.prefix(1))
                && !["\n", "\npublic ", "\npackage ", "; ", ") ", ") public "].contains { before in
                    let alias = "\(before)typealias \(entry.dropFirst().prefix { $0 != "=" })"
                    return "\n\(source)".contains("\(alias) ") || "\n\(source)".contains("\(alias)<")
                }
        }
    }

    private func entries(_ source: String) -> [FileOutline.Entry] {
        var reader = SourceReader(.safeDI)
        var source = source
        return source.withUTF8 { reader.outline($0).entries }
    }

    @Test("an unclosed backtick causes no read after the end of the text")
    func openBacktick() {
        var reader = SourceReader(.safeDI)
        let bytes = Array("struct `XYZ".utf8)
        for count in 8...bytes.count {
            let text = String(decoding: bytes[7..<count], as: UTF8.self)
            let names = bytes.withUnsafeBufferPointer {
                reader.outline(UnsafeBufferPointer(rebasing: $0[..<count])).entries.map(\.name)
            }
            #expect(names == [text])
        }
    }

    @Test(
        "a raw identifier keeps its backticks, at each border of the characters of identifiers",
        arguments: [
            0xA7, 0xA8, 0xB6, 0xD7, 0xF7, 0x2FF, 0x300, 0x36F, 0x370, 0x1680, 0x180E, 0x1DC0, 0x200A, 0x200B,
            0x200E,
            0x2014, 0x202A, 0x2054, 0x2060, 0x2190, 0x24FF, 0x2500, 0x2776, 0x2794, 0x2E2F, 0x2E80, 0x3003,
            0x3004,
            0x3030, 0x3031, 0xE000, 0xF900, 0xFD3E, 0xFE20, 0xFE45, 0xFFF8, 0xFFF9, 0x10000, 0x1FFFD, 0x1FFFE,
            0xEFFFD,
            0xF0000, 0x5F, 0x24, 0x31, 0x2D,
        ])
    func rawIdentifiers(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        for name in ["`\(scalar)`", "`a\(scalar)`", "`\(scalar)a`"] {
            let source = "struct \(name) {}\n"
            #expect(outline(source) == ["i" + name.plainName])
            #expect(outline(source) == expected(source))
            let extended = "extension \(name).\(name) {}\n"
            #expect(outline(extended) == ["x\(name).\(name)"])
        }
    }

    /// Returns the outline that the parser's declarations of the whole file imply.
    private func expected(_ source: String) -> Set<String> {
        var reader = SourceReader(.safeDI)
        let file = reader.read(source)
        let names = file.types.filter { $0.depth == 0 || $0.kind == .extension }.compactMap {
            type -> String? in
            let name = extendedName(type)
            if type.kind == .extension {
                if type.depth > 0 && !isTopLevel(type, in: file) || name.hasPrefix("[") { return nil }
                return (isConformed(type, in: file) ? "X" : "x") + name
            }
            if type.modifiers.contains(where: { $0 == "private" || $0 == "fileprivate" }) { return nil }
            let isSeen = type.modifiers.contains { ["public", "open"].contains($0) }
            return (isSeen ? "t" : type.modifiers.contains("package") ? "p" : "i") + name.plainName
        }
        let exports = file.imports.filter { $0.attributes.contains("_exported") }.map {
            "e" + ($0.kind == nil ? String($0.module) : $0.path)
        }
        let levels = ["public", "internal", "package", "private", "fileprivate"]
        let leveled = file.imports.filter { $0.attributes.contains(where: levels.contains) }.map {
            "l" + $0.module
        }
        let isolated = file.types.compactMap { type -> String? in
            guard [.class, .protocol].contains(type.kind), type.depth == 0, type.conditions.isEmpty,
                !type.modifiers.contains(where: { $0 == "private" || $0 == "fileprivate" })
            else { return nil }
            let actors = perhapsActors(type).prefix(4)
            return actors.isEmpty ? nil : "g\(type.name.plainName)=\(actors.joined(separator: ","))"
        }
        let globalActors = file.types.filter {
            $0.depth == 0 && $0.attributes.contains { $0.name == "globalActor" }
        }.map { "r\($0.name.plainName)" }
        return Set(names + exports + leveled + isolated + globalActors + inheriting(file))
    }

    /// The attributes that may be global actors: those without arguments that are named like types.
    private func perhapsActors(_ type: TypeDeclaration) -> [String] {
        type.attributes.filter { attribute in
            let name = attribute.name.split(separator: ".").last ?? ""
            return name.first?.isUppercase == true && !attribute.text.contains("(")
                && !["Instantiable", "Observable", "Model"].contains(name)
        }.map(\.name)
    }

    private static let isolatingNothing: Set<Substring> = [
        "AnyObject", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
        "Identifiable", "Instantiable", "NSObject", "ObservableObject", "Sendable", "class", "~Copyable",
        "~Escapable",
    ]

    private static let bringingNoTypes: Set<Substring> = [
        "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
        "Encodable", "Equatable", "Error", "Hashable", "Sendable",
    ]

    /// Returns the entries of supertypes, which may isolate a class or a protocol, or only bring types.
    private func inheriting(_ file: FileDeclarations) -> [String] {
        file.types.flatMap { type -> [String] in
            guard type.kind == .extension ? isConformed(type, in: file) : isListed(type) else { return [] }
            let plain = supertypes(of: type, marked: false)
            let marked = supertypes(of: type, marked: true)
            if plain.isEmpty { return [] }
            let name = type.kind == .extension ? extendedName(type) : type.name.plainName
            let bringing = "b\(name)=\(marked.joined(separator: ","))"
            let mayIsolate =
                type.kind != .extension && type.conditions.isEmpty && !type.modifiers.contains("nonisolated")
                && !perhapsActors(type).contains(where: { $0.hasSuffix("Actor") })
            if !mayIsolate { return [bringing] }
            return ["h\(name)=\(plain.joined(separator: ","))"] + (plain == marked ? [] : [bringing])
        }
    }

    /// True for a class or a protocol at the top level that other files see.
    private func isListed(_ type: TypeDeclaration) -> Bool {
        [.class, .protocol].contains(type.kind) && type.depth == 0
            && !type.modifiers.contains { ["private", "fileprivate"].contains($0) }
    }

    private func isConformed(_ type: TypeDeclaration, in file: FileDeclarations) -> Bool {
        (type.depth == 0 || isTopLevel(type, in: file)) && !extendedName(type).hasPrefix("[")
            && type.inherits.contains { !Self.bringingNoTypes.contains($0.lastWord) }
    }

    private func extendedName(_ type: TypeDeclaration) -> String {
        type.name.split(whereSeparator: { "<?".contains($0) }).first.map(String.init) ?? type.name
    }

    /// - Parameter isMarked: True if a generic supertype has a `<` behind its name.
    private func supertypes(of type: TypeDeclaration, marked isMarked: Bool) -> [String] {
        type.supertypes.flatMap { supertype -> [String] in
            let isGeneric = isMarked && supertype.contains("<")
            return supertype.prefix { $0 != "<" }.split(separator: "&").compactMap { name in
                let words = name.split(separator: " ")
                let name = words.drop { $0.hasPrefix("@") || $0 == "nonisolated" }.joined(separator: " ")[...]
                return Self.isolatingNothing.contains(name) ? nil : name + (isGeneric ? "<" : "")
            }
        }
    }

    @Test("the target of a type alias is kept only if it is a type qualified by its module")
    func aliases() {
        func aliases(_ source: String) -> [String] {
            var reader = SourceReader(.safeDI)
            var source = source
            let text = source.withUTF8 { reader.outline($0).text }
            return text.split(separator: "\n").filter { $0.first == "a" }.map { String($0.dropFirst()) }
        }
        let source = """
            public typealias Store = Core.Store
            typealias Deep=Core.Outer.Inner // A remark.
            typealias Plain = Store
            typealias Box<T> = Core.Box<T>
            public typealias Filled = Core.Box<Int>
            typealias Both = Core.A & Core.B
            private typealias Secret = Core.Secret
            typealias Raw = Core::Raw.Inner
            struct Scope { typealias Inner = Core.Inner }
            """
        let expected = ["Store = Core.Store", "Deep=Core.Outer.Inner", "Raw = Core::Raw.Inner"]
        #expect(aliases(source) == expected)
        #expect(aliases(source + String(repeating: "\n    // Nothing.", count: 200)) == expected)
    }

    @Test("a type alias has the isolation of the types that it stands for, and a type that of its attributes")
    func isolation() {
        func isolation(_ source: String) -> [String] {
            entries(source).filter { [.inheriting, .isolated, .globalActor].contains($0.kind) }.map {
                String(UnicodeScalar($0.kind.rawValue)) + $0.name
            }
        }
        let source = """
            public typealias Screen = Lib.Page & Sendable
                & Shown
            typealias Main=MainActor // A remark.
            typealias Box<T: A> = Core.Box<T>
            typealias Handler = (Page) -> Void
            typealias Names = [String], Count = Int
            typealias Some = any Page
            private typealias Secret = Page
            @globalActor
            public actor DB {}
            @DB @Observable public class Table: Base {}
            @DB @MainActor protocol Row: Base {}
            """
        let expected = [
            "hScreen=Lib.Page,Shown", "hMain=MainActor", "hBox=Core.Box", "rDB", "gTable=DB", "hTable=Base",
            "gRow=DB,MainActor",
        ]
        #expect(isolation(source) == expected)
        #expect(isolation(source + String(repeating: "\n    // Nothing.", count: 200)) == expected)
    }

    private func isTopLevel(_ type: TypeDeclaration, in file: FileDeclarations) -> Bool {
        !file.types.contains {
            $0.range != type.range && $0.range.start <= type.range.start && type.range.end <= $0.range.end
        }
    }

    private static let declarations = [
        "public struct A0 { struct Inner {} }", "struct B0 { let text = \"}\" }",
        "@MainActor\npublic final class C0 {\n    /* } */\n}",
        "@MainActor final class D0 { func f() { struct Local {} } }", "indirect enum E0 { case a(Int), b }",
        "public protocol F0 { associatedtype Element }", "private struct G0 {}", "fileprivate class H0 {}",
        "package actor I0 {\n    var regex = 1\n}", "extension A0: Equatable {\n    struct Nested {}\n}",
        "extension Lib.Outer { enum Deep {} }", "public typealias J0 = [Int: String]",
        "typealias K0 = () -> Void",
        "let text0 = \"\"\"\n    struct NotThis {}\n    \"\"\"",
        "let odd0 = \"\"\"\nstruct NorThis {}\n\"\"\"",
        "/* struct NeverThis {} */", "/*\nstruct NeverThis {}\n/* class Nested */\nclass NorThat {}\n*/",
        "// struct NotEver {}",
        "#if DEBUG\nstruct L0 {}\n#else\n    public struct M0 {}\n#endif", "@_exported import Core0",
        "import Foundation",
        "public struct N0 {}; struct O0 {}", "func f0() { class Hidden {} }",
        "var p0: Int { struct Q {}; return 1 }",
        "open class P0<T> where T: Sendable {}", "public struct `Type` {}", "let pair0 = (1, [2, 3])",
        "@available(macOS 13, *) public struct R0 {}", "nonisolated public struct S0 {}",
        "let t0 = #\"struct \"#",
        "precedencegroup U0 { associativity: left }", "infix operator +++", "public\nfinal\nclass V0 {}",
        "let class0 = [\n    1,\n]", "enum W0 {\n    case protocol, `class`\n}",
        "import struct Foundation.Date",
        "@_exported public import X0", "@_exported import class XX0.Y",
        "@_exported public import struct XX0.Z",
        "@MainActor public protocol AA0 {}", "@MainActor\nopen class AB0 {}", "@MainActor struct AC0 {}",
        "@MainActor\n@Wrapper(a: 1)\n// A remark.\nfinal class AD0 {}", "@Db.DiskActor protocol AE0: Q {}",
        "@Actor(1) class AF0 {}", "protocol BA0: AnyObject {}",
        "public protocol BB0: Sendable, BA0 & A.C0 {}",
        "class BC0<T: E0, U>: BD0<(T) -> U, [U: E1]>, @unchecked Sendable, BA0 where T: BB0 {}",
        "public final class BE0 // A remark.\n    :\n    BF0 /* { */,\n    BG0\n{\n}",
        "nonisolated class BH0: BA0 {}",
        "private class BI0: BA0 {}", "protocol BJ0: BA0 where X: BB0 {}", "struct BK0: BA0 {}",
        "#if DEBUG\nclass BL0: BA0 {}\n#endif",
        "protocol BM0<X>: ~Copyable, BA0 {\n    associatedtype X: BB0\n}",
        "@MainActor\nfunc f0() {}", "@MainActor\nprivate protocol AG0 {}",
        "@MainActor\n\n    public\n    class AH0 {}", "@DB protocol AI0: BA0 {}",
        "@Wrapper\n@Lib.DB\n@MainActor class AJ0: BA0 {}", "@Observable\n@DB\nfinal class AM0: BA0 {}",
        "@A @B @C @D @E class AN0: BA0 {}", "@globalActor\npublic actor AO0 {}",
        "@globalActor enum AP0 {\n    static let shared = 1\n}", "@DB\nstruct AQ0 {}",
        "protocol AU0 where Self: BA0 {}",
        "protocol AV0<X>: BB0 where X == [P<A, B>], Self: BA0 & Sendable {}",
        "protocol AW0: AnyObject where Self : A.C0<B, C>, X.Self: D, Self: E0\n{}",
        "class AX0: BA0 where T: BB0, Selfish: BA0 {}", "protocol AY0 where X: Y {}",
        "public typealias AR0 = BA0 & A.C0", "typealias AS0 = any BA0", "typealias AT0 = MainActor",
        "internal import Y0", "package import struct Z0.A",
        "extension Y0 where T == Int {}", "extension Y0: Equatable, @unchecked Sendable {}",
        "extension Y0: Equatable, Q {}", "extension Y0.Z0 /* : A */: @retroactive Q0 where T == Int {}",
        "extension Y0\n    : Codable,\n    Q0\n{}",
        "#if os(Linux)\n    struct AI0 {\n#if DEBUG\n        struct Inner {}\n#endif\n    }\n#endif",
        "func f0() {\n#if DEBUG\n    struct Hidden {}\n#else\n    class Hidden {}\n#endif\n}",
        "func f0(\n    a: Int\n) {\n#if DEBUG\n    struct Hidden {}\n#endif\n}",
        "struct AJ0 {\n    let x = 1\n#if A\n    enum Inner {\n    }\n#elseif B\n    enum Inner {}\n#endif\n}",
        "public import struct Z0.A\n#if canImport(B)\n    @_exported import B0\n    final class AK0 {}\n#endif",
        "let text0 = 1 // {\n#if A\n    class AL0 {}\n#endif",
        "extension FA0 {\nstruct Flat {}\n}", "struct FB0 {\nfunc f() {\n}\nclass Flat {}\n}",
        "func f0(\na: Int\n) {\nstruct Local {}\n}", "/** A remark. */ struct FC0 {}",
        "/* A remark. */enum FD0 {}",
        "    struct FE0 {}", "\t@Wrapper\n\tpublic class FF0 {\n\t}", "@Wrapper\n    struct FG0 {}",
        "struct FH0 {\nfunc f(\na: Int\n) {\n}\nenum Flat {\n}\n}",
        "#if A\nimport B0\n#endif\n  struct FI0 {}", "let closure0 = {\nstruct Local {}\n}",
        "struct FJ0 {} // {\nstruct FK0 {}", "    /**\n     A remark.\n     */\n    struct FL0 {}",
        "func f0()\n    -> Int\n    where A: B {\n    1\n}",
        "@attached(peer) public macro z0() = #externalMacro(module: \"M\", type: \"T\")",
    ]

    @Test("the outline agrees with the parser, whatever surrounds the declarations", arguments: 0..<40)
    func agree(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<25 {
            var source = ""
            for index in 0..<(1 + random.below(12)) {
                let declaration = Self.declarations[random.below(Self.declarations.count)]
                source += declaration.replacing("0", with: "\(index)") + "\n"
                if random.below(3) == 0 { source += "\n// A remark with an \" and a {.\n" }
            }
            // This text is long enough to be read line by line.
            if random.below(2) == 0 { source += String(repeating: "    // Nothing at all.\n", count: 120) }
            #expect(outline(source) == expected(source), "\(source)")
        }
    }

    @Test("functions and variables that are named like types are listed, except private ones")
    func values() {
        let source = """
            func Logger() -> any Logging { Silent() }
            public let Standard = 1
            private var Hidden = 2
            func helper() {}
            @MainActor func Screen(title: String) {}
            """
        #expect(outline(source) == ["vLogger", "vStandard", "vScreen"])
    }

    @Test("a declaration in an #if is listed with the conditions around it")
    func conditions() {
        let source = """
            struct A {}
            #if DEBUG // struct Not {}
            public struct B {}
            #if os(Linux) || CI
                import Other
                class C {}
            #elseif (X)
                extension C {}
            #else
                @_exported import Lib
            #endif
            #else
            enum D { case a; #if Y
                case b
                #endif
            }
            #endif
            #warning("struct Not {}")
            protocol E {}
            """
        let expected: [FileOutline.Entry] = [
            .init(.hidden, "A"), .init(.declared, "B", conditions: ["DEBUG"]),
            .init(.hidden, "C", conditions: ["DEBUG", "os(Linux) || CI"]),
            .init(.extended, "C", conditions: ["DEBUG", "!(os(Linux) || CI)", "(X)"]),
            .init(.exported, "Lib", conditions: ["DEBUG", "!(os(Linux) || CI)", "!((X))"]),
            .init(.hidden, "D", conditions: ["!(DEBUG)"]), .init(.hidden, "E"),
        ]
        #expect(entries(source) == expected)
        #expect(entries(source + String(repeating: "\n// Nothing.", count: 300)) == expected)
        #expect(FileOutline(expected).entries == expected)
    }

    @Test("deep, long and unbalanced conditions are left out, and never given to other entries")
    func oddConditions() {
        for count in [1, 11, 12, 13, 14, 40, 3000] {
            let opened = (0..<count).map { "#if F\($0)\nstruct S\($0) {}\n" }.joined()
            let closed = String(repeating: "#endif\n", count: count)
            let nested = entries(opened + closed + "struct Last {}")
            #expect(nested.last == .init(.hidden, "Last"))
            for (index, entry) in nested.dropLast().enumerated() {
                #expect(entry.conditions == (0...index).prefix(12).map { "F\($0)" })
            }
            let branches = (1..<max(count, 2)).map { "#elseif F\($0)\nstruct S\($0) {}\n" }.joined()
            let flat = entries("#if F0\nstruct S0 {}\n" + branches + "#endif\nstruct Last {}")
            #expect(flat.last == .init(.hidden, "Last"))
            for (index, entry) in flat.dropLast().enumerated() {
                let known = Set((0..<index).map { "!(F\($0))" } + ["F\(index)"])
                #expect(entry.conditions.count <= 12 && known.isSuperset(of: entry.conditions))
            }
        }
        #expect(entries("#endif\n#else\nstruct A {}") == [.init(.hidden, "A")])
        let long = String(repeating: "A || ", count: 100) + "A"
        #expect(entries("#if \(long)\nstruct A {}\n#endif") == [.init(.hidden, "A")])
    }

    @Test("the outlines of the project's own sources agree with the parser")
    func ownSources() {
        var count = 0
        OwnSources.visit { path, source in
            if path.contains("Fixtures/Faulty") { return }
            count += 1
            // The other reader doesn't list functions and variables.
            #expect(outline(source).filter { !$0.hasPrefix("v") } == expected(source), "\(path)")
        }
        #expect(count > 300)
    }
}

extension String {
    /// The name of a supertype, without attributes before it.
    fileprivate var lastWord: Substring { split(separator: " ").last ?? "" }
}
