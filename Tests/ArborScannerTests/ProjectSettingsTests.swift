import ArborTestSupport
import Foundation
import SafeDIFrontEnd
import Testing

@testable import ArborScanner

@Suite("Projects around sources")
struct ProjectSettingsTests {
    @Test(
        "a manifest's text shows the language mode and whether types may be isolated by default",
        arguments: [
            ("// swift-tools-version: 6.0\n", false, 6),
            ("// swift-tools-version:5.9\n", false, 5),
            ("// swift-tools-version: 6.2\n.defaultIsolation(MainActor.self)", true, 6),
            ("// swift-tools-version: 6.2\n.unsafeFlags([\"-default-isolation\", \"MainActor\"])", true, 6),
            ("// swift-tools-version: 6.0\nswiftLanguageModes: [.v5]", false, 5),
            ("// swift-tools-version: 6.0\nswiftLanguageModes: [.v6]", false, 6),
            ("// swift-tools-version: 5.10\n.swiftLanguageVersion(.v6)", false, 6),
        ])
    func manifests(text: String, mayIsolate: Bool, mode: Int) {
        let settings = ProjectSettings(manifest: text)
        #expect(settings.mayIsolateByDefault == mayIsolate)
        #expect(settings.languageMode == mode)
    }

    @Test("an Xcode project shows the language mode and whether types may be isolated by default")
    func xcode() {
        let old = ProjectSettings(xcode: "SWIFT_VERSION = 5.0;\nSWIFT_VERSION = 6.0;")
        #expect(!old.mayIsolateByDefault && old.languageMode == 5)
        let new = ProjectSettings(xcode: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\nSWIFT_VERSION = 6.0;")
        #expect(new.mayIsolateByDefault && new.languageMode == 6)
    }

    @Test("the nearest project counts")
    func nearest() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "arbor-projects-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ path: String, _ text: String) throws -> String {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            return file.path
        }
        _ = try write("Package.swift", "// swift-tools-version: 5.9\n")
        _ = try write("Inner/Package.swift", "// swift-tools-version: 6.0\n")
        _ = try write("Apps/App.xcodeproj/project.pbxproj", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")
        let files = try ["Sources/A/a.swift", "Inner/Sources/B/b.swift", "Apps/App/c.swift"].map {
            try write($0, "")
        }
        var reader = ProjectReader()
        // The second pass reads the remembered results.
        for _ in 0..<2 {
            #expect(files.map { reader.settings(above: $0).languageMode } == [5, 6, nil])
            #expect(files.map { reader.settings(above: $0).mayIsolateByDefault } == [false, false, true])
        }
    }

    @Test(
        "a setting of one target isn't one of the others",
        arguments: [
            (
                ".target(name: \"A\", swiftSettings: [.defaultIsolation(MainActor.self)]), .target(name: \"B\")",
                "", [true, false]
            ),
            (".target(name: \"A\", swiftSettings: ui), .target(name: \"B\")", "", [true, false]),
            (".target(name: \"A\"), .target(name: \"B\", swiftSettings: core + ui)", "", [false, true]),
            (
                ".target(name: \"A\", swiftSettings: all), .target(name: \"B\", swiftSettings: core)", "",
                [true, false]
            ),
            (
                "a, .target(name: \"B\")", "let a = Target.target(name: \"A\", swiftSettings: ui)",
                [true, false]
            ),
            (
                ".target(name: \"X\", path: \"./Sources/A/\"), .target(name: \"B\", swiftSettings: ui)", "",
                [false, true]
            ),
            (
                ".target(name: \"X\", path: \".\"), .target(name: \"B\", path: \"Sources/B\", swiftSettings: ui)",
                "", [false, true]
            ),
            (
                ".target(name: \"A\", swiftSettings: [.defaultIsolation( nil )]), .target(name: \"B\")", "",
                [false, false]
            ),
            (".target(name: \"A\" /* defaultIsolation */), .target(name: \"B\")", "", [false, false]),
            // What isn't read as a target's own may be about each of them.
            (
                ".target(name: \"A\"), .target(name: \"B\")", "package.targets[0].swiftSettings = ui",
                [true, true]
            ),
            (
                ".target(name: \"A\"), .target(name: \"B\")",
                "for target in package.targets { target.swiftSettings = all }", [true, true]
            ),
            (
                ".target(name: \"A\", swiftSettings: [.define(\"X\")] + computed), .target(name: \"B\")",
                "let computed = true ? ui : []", [true, true]
            ),
            (
                "m(\"A\"), .target(name: \"B\")",
                "func m(_ n: String) -> Target { .target(name: n, swiftSettings: ui) }", [true, true]
            ),
            (
                ".target(name: \"A\", path: base + \"A\", swiftSettings: ui), .target(name: \"B\")", "",
                [true, false]
            ),
        ])
    func targets(elements: String, statement: String, mayIsolate: [Bool]) {
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let ui: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
            let core: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]
            let all: [SwiftSetting] = [.define("X", .when(platforms: [.linux])), ui[0]]
            let package = Package(
                name: "P", products: [.library(name: "A", targets: ["A"])],
                targets: [\(elements)])
            \(statement)
            """
        let settings = PackageSettings(manifest: manifest)
        let paths = ["Sources/A/a.swift", "Sources/B/Sub/b.swift"]
        #expect(paths.map { settings.settings(ofFile: $0).mayIsolateByDefault } == mayIsolate)
    }

    @Test("the language mode of one target isn't that of the others")
    func modes() {
        let manifest = """
            // swift-tools-version: 6.0
            let package = Package(
                targets: [.target(name: "A", swiftSettings: [.swiftLanguageMode(.v5)]), .target(name: "B")])
            """
        let settings = PackageSettings(manifest: manifest)
        #expect(settings.settings(ofFile: "Sources/A/a.swift").languageMode == 5)
        #expect(settings.settings(ofFile: "Sources/B/b.swift").languageMode == 6)
    }

    @Test("extensions that make types Sendable are found in every form")
    func extensions() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "arbor-projects-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = """
            extension A: @unchecked Sendable {}
            extension Outer.B
                : P, Sendable where T: Q {}
            // extension C: Sendable {}
            extension D { func f(_: any Sendable) {} }
            extension E: P {}
            @available(*, unavailable) extension F: Sendable {}
            @available(macOS, unavailable) extension G: Sendable {}
            @available(*, unavailable) typealias H = G
            extension I: Sendable {}
            """
        let file = folder.appending(path: "a.swift")
        try Data(text.utf8).write(to: file)
        let scanner = SourceScanner(frontEnds: [.safeDI], jobs: 1)
        let found = await scanner.conformingDeclarations(in: [file.path])[file.path] ?? []
        #expect(found.filter(\.brings.maySend).map(\.name) == ["A", "B", "G", "I"])
        let others = found.filter { !$0.brings.maySend }
        #expect(others.map(\.name) == ["D", "E"])
        #expect(others.map { $0.brings.supertypes.map(\.name) } == [[], ["P"]])
    }
}
