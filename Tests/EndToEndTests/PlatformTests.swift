import Foundation
import Testing

/// A client's package can be planned only if it runs on no older system than the packages that it uses: so Arbor names
/// none, and what of the tool takes a newer one than macOS 10.13 says so. No Mac takes part in these tests, whose compiler
/// would tell; so the sources are looked through.
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
        "ArborModel", "ArborParallel", "ArborSyntax", "FrontEnds", "ArborScanner", "ArborStorage",
        "ArborGraph", "ArborPlanning", "ArborEmission", "ArborReporting", "ArborPipeline", "ArborCommand",
        "ArborMacros", "Arbor", "SafeDI",
    ]
    private static let mark = "@available(macOS 10.15, *)"

    @Test("what is asynchronous is available from macOS 10.15 on", arguments: modules)
    func tasks(_ module: String) throws {
        for file in try swiftFiles(below: Products.package.appending(path: "Sources/\(module)")) {
            // One branch is for systems that have tasks from the start.
            if file.lastPathComponent == "Program.swift" { continue }
            let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            for number in lines.indices
            where lines[number].contains(/\)\s*async\b/) && !lines[number].contains("///") {
                let declaration = lines[...number].lastIndex { $0.contains(/\b(func|init)\b/) } ?? number
                let type = lines[...declaration].lastIndex {
                    $0.contains(#/^([a-z]+ )*(struct|class|enum|protocol|extension)\b/#)
                }
                let isMarked = [declaration, type ?? declaration].contains {
                    $0 > 0 && lines[$0 - 1].contains(Self.mark)
                }
                #expect(isMarked, "\(file.lastPathComponent):\(number + 1)")
            }
        }
    }

    @Test("nothing newer is used without a question", arguments: modules)
    func newerParts(_ module: String) throws {
        let newer = #/\b(ContinuousClock|Duration|Mutex|Synchronization|Regex|InlineArray|Span)\b/#
        for file in try swiftFiles(below: Products.package.appending(path: "Sources/\(module)")) {
            // It lists the names of types.
            if file.lastPathComponent == "StandardLibrary.swift" { continue }
            let code = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").filter {
                !$0.contains("//") && !$0.contains("\"")
            }
            #expect(code.filter { $0.contains(newer) } == [], "\(file.lastPathComponent)")
        }
    }
}
