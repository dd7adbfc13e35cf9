import ArborModel
import ArborTestSupport
import Foundation
import SafeDIFrontEnd
import Testing

@testable import ArborSyntax

/// Outlines list at least the types that extensions, classes and protocols declare, found without a parser.
@Suite("Types in types, in outlines")
struct OutlineNestingTests {
    private func entries(_ source: String) -> [String] {
        var reader = SourceReader(.safeDI)
        var source = source
        return source.withUTF8 { reader.outline($0).entries }.filter { $0.kind == .nesting }.map(\.name)
    }

    /// The pairs `Outer.Name` that the entries state.
    private func listed(_ source: String) -> Set<String> {
        Set(
            entries(source).flatMap { entry -> [String] in
                let parts = entry.split { $0 == "=" || $0 == "," }
                return parts.dropFirst().map { "\(parts[0]).\($0)" }
            })
    }

    @Test("each keyword, at any depth, and nothing of other declarations", arguments: [false, true])
    func keywords(isLong: Bool) {
        let source = """
            struct Alone { struct Inner {} }
            extension UI {
                final class Screen {}
                private enum State { struct Deep {} }
                protocol Shown {}; typealias Row = Int
                class func make() -> Screen { Screen() }
                enum CodingKeys: String { case a }
                #if DEBUG
                    actor Log {}
                #endif
            }
            @MainActor extension Core.Store { struct Item {} }
            extension Empty { var subclass: Kind { Kind(struct: Item.self) } }
            let total = 1
            class Other { class Inner {} }
            public final class Last { class Inner {} }
            protocol Keyed { typealias Key = Int; associatedtype Value }
            private class Hidden { class Inner {} }
            #if os(iOS)
                extension Touch { struct Gesture {} }
            #endif
            """ + (isLong ? String(repeating: "\n    // Nothing.", count: 200) : "")
        #expect(
            entries(source) == [
                "UI=Screen,State,Deep,Shown,Row,Log", "Core.Store=Item", "Other=Inner", "Keyed=Key",
                "Touch=Gesture",
            ])
    }

    @Test("the branches of an error outside of types", arguments: [false, true])
    func errors(isLong: Bool) {
        let source = """
            #if os(Linux)
                struct A {}
            #else
                #error("unsupported")
            #endif
            #error("always")
            struct B {
                #if CI
                    #error("inside")
                #endif
            }
            """ + (isLong ? String(repeating: "\n    // Nothing.", count: 200) : "")
        var reader = SourceReader(.safeDI)
        var copy = source
        let found = copy.withUTF8 { reader.outline($0).entries }.filter { $0.kind == .impossible }
        #expect(found.map(\.conditions) == [["!(os(Linux))"]])
    }

    @Test("too many names become any name")
    func many() {
        let types = (0..<40).map { "    struct T\($0) {}\n" }.joined()
        let names = (0..<32).map { "T\($0)" } + ["*"]
        #expect(entries("extension UI {\n\(types)}\n") == ["UI=" + names.joined(separator: ",")])
    }

    @Test("no byte after the end of the text is read", arguments: 0..<64)
    func end(length: Int) {
        let text = "extension A { class Bcdefgh { enum I {} } ; struct Jklmn {} \n protocol Opq {} class R"
        let bytes = Array(text.utf8)
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: length + 12)
        defer { copy.deallocate() }
        _ = copy.initialize(from: bytes.prefix(length + 12))
        var reader = SourceReader(.safeDI)
        let names = reader.outline(UnsafeBufferPointer(copy)).entries.map(\.name)
        #expect(names.allSatisfy { $0.utf8.count <= length + 12 })
    }

    @Test("the project's own sources have no type in an extension, a class or a protocol that isn't listed")
    func ownSources() {
        var count = 0
        OwnSources.visit { path, source in
            let nested = self.nested(source)
            count += nested.count
            let listed = listed(source)
            let unlisted = nested.subtracting(listed).filter {
                !listed.contains($0.prefix { $0 != "." } + ".*")
            }
            #expect(unlisted.isEmpty, "\(path)")
        }
        #expect(count > 100)
    }

    /// The pairs `Outer.Name` that the parser finds.
    private func nested(_ source: String) -> Set<String> {
        var reader = SourceReader(.safeDI)
        let types = reader.read(source).types
        let outer = types.filter { $0.depth == 0 && $0.isListed }
        return Set(
            types.filter { $0.kind != .extension && $0.depth > 0 }.compactMap { type in
                let name = type.name.split(separator: ".").last ?? ""
                let around = outer.last {
                    $0.range.start.offset < type.range.start.offset
                        && type.range.end.offset <= $0.range.end.offset
                }
                guard let around, name.first?.isUppercase == true, name != "CodingKeys",
                    around.name != "Array"
                else { return nil }
                return "\(around.name.prefix { $0 != "<" }).\(name)"
            })
    }
}

extension TypeDeclaration {
    /// Whether outlines list the types in the declaration.
    fileprivate var isListed: Bool {
        switch kind {
        case .extension: true
        case .class: !modifiers.contains { ["final", "private", "fileprivate"].contains($0) }
        case .protocol: !modifiers.contains { ["private", "fileprivate"].contains($0) }
        default: false
        }
    }
}
