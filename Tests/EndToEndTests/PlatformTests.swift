import Foundation
import Testing

/// A client's package can only be planned if it requires at least the systems that its packages require. Arbor
/// therefore names none, and marks the parts of the tool that need more than macOS 10.13. These tests run on no
/// Mac, whose compiler would report a missing mark, so they search the sources.
@Suite("Platforms")
struct PlatformTests {
    @Test("the manifest names no platform")
    func manifest() async throws {
        let scratch = try Scratch()
        let output = try await Command.output(
            of: Products.find("swift"),
            [
                "package", "--package-path", Products.package.path, "--scratch-path", scratch.folder.path,
                "dump-package",
            ], in: scratch.folder)
        #expect(output.contains(#""platforms" : ["#))
        #expect(output.contains(/"platforms" : \[\s*\]/))
    }

    private static let modules = [
        "ArborModel", "ArborJSON", "ArborParallel", "ArborSyntax", "ArborLowering", "FrontEnds",
        "ArborScanner", "ArborStorage", "ArborGraph", "ArborPlans", "ArborPlanning", "ArborEmission",
        "ArborReporting", "ArborOutput", "ArborPipeline",
        "ArborCommand",
        "ArborMacros", "Arbor", "SafeDI", "Blade",
    ]
    private static let mark = "@available(macOS 10.15, "

    @Test("asynchronous code is marked as available from macOS 10.15", arguments: modules)
    func tasks(_ module: String) throws {
        for file in try swiftFiles(below: Products.package.appending(path: "Sources/\(module)")) {
            // One branch of this file is for systems that have always had tasks.
            if file.lastPathComponent == "Program.swift" { continue }
            let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            for index in lines.indices
            where lines[index].contains(/\)\s*async\b/) && !lines[index].contains("///") {
                let declaration = lines[...index].lastIndex { $0.contains(/\b(func|init)\b/) } ?? index
                let type = lines[...declaration].lastIndex {
                    $0.contains(#/^([a-z]+ )*(struct|class|enum|protocol|extension)\b/#)
                }
                let isMarked = [declaration, type ?? declaration].contains {
                    $0 > 0 && lines[$0 - 1].contains(Self.mark)
                }
                #expect(isMarked, "\(file.lastPathComponent):\(index + 1)")
            }
        }
    }

    @Test("no newer type is used without a check", arguments: modules)
    func newerParts(_ module: String) throws {
        let newer = #/\b(ContinuousClock|Duration|Mutex|Synchronization|Regex|InlineArray|Span)\b/#
        for file in try swiftFiles(below: Products.package.appending(path: "Sources/\(module)")) {
            // This file lists the names of types.
            if file.lastPathComponent == "StandardLibrary.swift" { continue }
            let code = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").filter {
                !$0.contains("//") && !$0.contains("\"")
            }
            #expect(code.filter { $0.contains(newer) } == [], "\(file.lastPathComponent)")
        }
    }
}
