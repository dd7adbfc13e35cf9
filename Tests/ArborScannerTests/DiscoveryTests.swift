import ArborModel
import ArborSyntax
import ArborTestSupport
import Foundation
import SafeDIFrontEnd
import Testing

@testable import ArborScanner

@Suite("Finding files")
struct DiscoveryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func names(_ found: FoundSources) -> [String] {
        found.files.map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
    }

    @Test("a folder contains all Swift files below it, sorted, except hidden ones")
    func walk() async throws {
        for name in [
            "b.swift", "a.swift", "x/c.swift", ".build/d.swift", ".hidden.swift", "e.txt", "x/swift",
        ] {
            try folder.write("", to: name)
        }
        let found = await SourceFinder.find(SourceInputs(paths: [folder.path]))
        #expect(names(found) == ["a.swift", "b.swift", "x/c.swift"])
        #expect(found.diagnostics.isEmpty)
    }

    @Test("a file that is named twice is found once")
    func twice() async throws {
        let file = try folder.write("", to: "a.swift")
        let list = try folder.write("\(file)\n\(folder.path)/./a.swift\n\(file)\n", to: "list")
        let found = await SourceFinder.find(SourceInputs(paths: [folder.path, file], lists: [list]))
        #expect(found.files.count == 1)
    }

    @Test("a folder that two inputs lead to is searched once")
    func linkedInputs() async throws {
        try folder.write("", to: "real/a.swift")
        for name in ["one", "two"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/\(name)", withDestinationPath: "real")
        }
        let inputs = ["one", "two", "real"].map { "\(folder.path)/\($0)" }
        let found = await SourceFinder.find(SourceInputs(paths: inputs))
        #expect(names(found) == ["one/a.swift"])
    }

    @Test("a list is divided at lines and commas, and a comma in a path is not a separator")
    func lists() async throws {
        let one = try folder.write("", to: "one.swift")
        let two = try folder.write("", to: "two, three.swift")
        let lines = try folder.write("\(one)\r\n\(two)\n", to: "lines")
        let commas = try folder.write("\(one),\(folder.path)/one.swift", to: "commas.csv")
        #expect(
            names(await SourceFinder.find(SourceInputs(lists: [lines]))) == ["one.swift", "two, three.swift"])
        #expect(names(await SourceFinder.find(SourceInputs(paths: [commas]))) == ["one.swift"])
    }

    @Test("a path in a list that leads nowhere is reported with its line, and the others are found")
    func missingInList() async throws {
        let one = try folder.write("", to: "one.swift")
        let list = try folder.write("\(one)\nnope.swift\n", to: "list")
        let found = await SourceFinder.find(SourceInputs(lists: [list]))
        #expect(names(found) == ["one.swift"])
        #expect(found.diagnostics.map(\.id) == [.noSuchPath])
        #expect(found.diagnostics[0].location?.range?.start.line == 2)
    }

    @Test("an empty list and a folder without Swift files are faults")
    func empty() async throws {
        let list = try folder.write("\n\n", to: "list")
        let found = await SourceFinder.find(SourceInputs(paths: [folder.path], lists: [list]))
        #expect(found.diagnostics.map(\.id) == [.emptyList, .noSwiftFiles])
    }

    @Test("a folder with links back to it is walked once")
    func links() async throws {
        try folder.write("", to: "x/a.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/x/loop", withDestinationPath: folder.path)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/linked.swift", withDestinationPath: folder.path + "/x/a.swift")
        #expect(
            names(await SourceFinder.find(SourceInputs(paths: [folder.path]))) == [
                "linked.swift", "x/a.swift",
            ])
    }
}

@Suite("Reading files")
struct ReadTests {
    private func isFound(_ text: String, offset: Int = 0) -> Bool {
        Array(text.utf8).withUnsafeBufferPointer { NeedleSearch("Instantiable").isFound(in: $0) }
    }

    @Test("the needle is found anywhere in a file, and nothing else is")
    func needle() {
        for front in 0..<40 {
            let padding = String(repeating: "I", count: front)
            #expect(isFound(padding + "Instantiable"))
            #expect(isFound("Instantiable" + padding))
            #expect(!isFound(padding + "Instantiabl" + padding))
        }
        #expect(!isFound(""))
        #expect(!isFound("instantiable Instantiated"))
    }

    @Test("both words of a front end are found anywhere in a file, alone or together")
    func twoNeedles() {
        let search = FrontEndSearch([.safeDI])
        let (one, other) = ("Instantiable", "SafeDIConfiguration")
        func found(_ text: String) -> FrontEndSearch.Found? {
            Array(text.utf8).withUnsafeBufferPointer { search.find(in: $0) }
        }
        for front in 0..<40 {
            let padding = String(repeating: "I", count: front)
            for text in ["", one, other, one + padding + other, other + padding + one, "UIConfigurati" + one]
            {
                let isFound = text.contains(one) || text.contains(other)
                let only = FrontEndSet(index: 0)
                let expected = FrontEndSearch.Found(
                    annotations: text.contains(one) ? only : [],
                    configurations: text.contains(other) ? only : [])
                #expect(found(padding + text) == (isFound ? expected : nil))
                #expect(found(text + padding) == (isFound ? expected : nil))
            }
            #expect(found(padding + "UIConfigurationState" + padding) == nil)
            #expect(found(padding + "SafeDIConfiguratio" + padding) == nil)
        }
    }

    @Test("the words of several front ends are found in one pass, anywhere in a file")
    func manyNeedles() {
        let plain: @Sendable (FileDeclarations, String) -> Fragment = { _, path in
            Fragment(summary: FileSummary(path: path))
        }
        let vocabulary = Vocabulary(types: [], properties: [], functions: [], expansions: [], modules: [])
        let search = FrontEndSearch([
            FrontEnd(vocabulary, needle: "Component", dialect: .test, lower: plain), .safeDI,
            FrontEnd(vocabulary, needle: "Provides", dialect: .test, lower: plain),
        ])
        let words = ["Component", "Instantiable", "Provides", "SafeDIConfiguration"]
        for chosen in 0..<16 {
            let texts = words.indices.filter { chosen >> $0 & 1 == 1 }.map { words[$0] }
            let expected = FrontEndSearch.Found(
                annotations: FrontEndSet(rawValue: UInt32(chosen & 7)),
                configurations: chosen & 8 == 0 ? [] : FrontEndSet(index: 1))
            for length in 0..<40 {
                let padding = String(repeating: "ICPS", count: length)
                for text in [texts, texts.reversed()] {
                    let text = padding + text.joined(separator: padding) + padding
                    let found = Array(text.utf8).withUnsafeBufferPointer { search.find(in: $0) }
                    #expect(found == (chosen == 0 ? nil : expected))
                }
            }
        }
        let parts = Array("Componen omponent Instantiabl rovides SafeDIConfiguratio".utf8)
        #expect(parts.withUnsafeBufferPointer { search.find(in: $0) } == nil)
        #expect(FrontEndSearch([]).find(in: UnsafeBufferPointer(start: nil, count: 0)) == nil)
    }

    @Test("the first byte that is not UTF-8 is found")
    func validation() {
        func invalid(_ bytes: [UInt8]) -> Int? {
            bytes.withUnsafeBufferPointer { UTF8Validation.firstInvalidByte(in: $0) }
        }
        #expect(invalid(Array("aé漢👍🏽".utf8)) == nil)
        #expect(invalid([0x61, 0xFF]) == 1)
        #expect(invalid([0xC0, 0x80]) == 0)
        #expect(invalid([0xE0, 0x80, 0x80]) == 0)
        #expect(invalid([0xED, 0xA0, 0x80]) == 0)
        #expect(invalid([0xF4, 0x90, 0x80, 0x80]) == 0)
        #expect(invalid([0x61, 0xE2, 0x82]) == 1)
        #expect(invalid([0xF0, 0x9F, 0x91, 0x61]) == 0)
    }

    @Test("the validation of every two bytes agrees with the standard library")
    func allPairs() {
        for first in UInt8.min...UInt8.max {
            for second in UInt8.min...UInt8.max {
                let bytes = [first, second]
                let isValid = bytes.withUnsafeBufferPointer { UTF8Validation.firstInvalidByte(in: $0) } == nil
                #expect(isValid == (String(validating: bytes, as: UTF8.self) != nil))
            }
        }
    }

    @Test("reading a pipe fails without waiting")
    func pipe() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/pipe.swift"
        #expect(mkfifo(path, 0o600) == 0)
        var buffer = FileBuffer()
        #expect(buffer.load(path)?.id == .unreadableFile)
    }

    @Test("a file larger than the buffer is read completely")
    func large() throws {
        let folder = try TemporaryFolder()
        let text = String(repeating: "x", count: 300_000)
        let path = try folder.write(text, to: "large.swift")
        var buffer = FileBuffer()
        #expect(buffer.load(path) == nil)
        #expect(buffer.bytes.count == 300_000)
    }
}

extension FileBuffer.Failure: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.id == right.id && left.message == right.message
    }
}
