import ArborTestSupport
import Foundation
import Testing

@testable import ArborPipeline

/// The parts of a set-up, each there and missing, in surroundings that the tests make.
@Suite("Checking a set-up")
struct SetUpReportTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Surroundings with nothing missing, as far as they aren't changed.
    private func surroundings(
        system: (String, String) = ("Linux", "x86_64"), tool: String? = nil,
        swift: String? = "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64\n"
    ) throws -> Surroundings {
        try folder.write("", to: "include/tree_sitter/api.h")
        return Surroundings(
            system: system, variable: { $0 == "ARBOR_TOOL" ? tool : nil },
            output: { $0[0] == "swift" ? swift : nil }, headerFolders: [folder.path + "/include"])
    }

    private func check(_ id: String, _ surroundings: Surroundings) throws -> SetUpReport.Check {
        let report = SetUpReport(of: folder.path + "/App", in: surroundings)
        #expect(
            report.checks.map(\.id) == ["platform", "toolchain", "manifest", "tool", "tree-sitter", "cache"])
        return try #require(report.checks.first { $0.id == id })
    }

    private func writeManifest(_ text: String = SetUpPlanTests.cases[0].expected) throws {
        try folder.write(text, to: "App/Package.swift")
        try folder.write("", to: "Arbor/Package.swift")
    }

    @Test("nothing is missing from a whole set-up")
    func whole() throws {
        try writeManifest()
        let report = SetUpReport(of: folder.path + "/App", in: try surroundings())
        #expect(report.missing == 0, "\(report.text)")
        #expect(report.text.hasPrefix("ok        platform     x86_64-unknown-linux-gnu\n"))
        #expect(report.json.hasPrefix(#"{"isComplete":true,"checks":[{"id":"platform","state":"ok","#))
    }

    @Test("another platform is missing")
    func platform() throws {
        #expect(try check("platform", surroundings(system: ("Plan9", "mips"))).state == .missing)
        #expect(
            try check("platform", surroundings(system: ("Darwin", "arm64"))).finding == "arm64-apple-macosx")
    }

    @Test(
        "the toolchain's version is read in both forms",
        arguments: [
            ("Swift version 6.0 (swift-6.0-RELEASE)", "Swift 6.0", true),
            ("swift-driver version: 1.115 Apple Swift version 6.1.2 (swiftlang)", "Swift 6.1", true),
            ("Swift version 5.10.1 (swift-5.10.1-RELEASE)", "Swift 5.10", false),
            ("something else", "'swift --version' names no version", false),
        ])
    func toolchain(output: String, finding: String, isFine: Bool) throws {
        let found = try check("toolchain", surroundings(swift: output))
        #expect(found.finding == finding)
        #expect((found.state == .ok) == isFine && (found.remedy == nil) == isFine)
    }

    @Test("a missing toolchain has a remedy")
    func noToolchain() throws {
        let found = try check("toolchain", surroundings(swift: nil))
        #expect(found.state == .missing)
        #expect(found.remedy?.contains("https://www.swift.org/install") == true)
    }

    @Test("a manifest that is absent, without Arbor or without the plugin is missing")
    func manifest() throws {
        #expect(try check("manifest", surroundings()).remedy?.contains("swift package init") == true)
        try writeManifest(SetUpPlanTests.cases[0].manifest)
        #expect(try check("manifest", surroundings()).finding == "the package doesn't depend on Arbor")
        let text = SetUpPlanTests.cases[0].expected
        try writeManifest(
            text.replacing("plugins: [.plugin(name: \"ArborGenerator\", package: \"Arbor\")]", with: ""))
        let found = try check("manifest", surroundings())
        #expect(found.state == .missing && found.finding == "no target uses the plugin 'ArborGenerator'")
    }

    @Test("a manifest that can't be read as text makes no set-up complete")
    func unknownManifest() throws {
        try writeManifest("let package = all()\n")
        #expect(try check("manifest", surroundings()).state == .unknown)
        let report = SetUpReport(of: folder.path + "/App", in: try surroundings())
        #expect(!report.isComplete && report.missing == 0)
        #expect(report.json.hasPrefix(#"{"isComplete":false,"#))
    }

    @Test("a manifest for tools without plugins is missing")
    func oldManifest() throws {
        try writeManifest(
            SetUpPlanTests.cases[0].expected.replacing("tools-version: 6.3", with: "tools-version: 5.5"))
        #expect(try check("manifest", surroundings()).finding.hasSuffix("is 5.5, and plugins need 5.6"))
    }

    @Test("dependencies in constants, and those that are appended, are found")
    func constants() throws {
        let inConstants = """
            // swift-tools-version: 6.0
            import PackageDescription
            let library: Target.Dependency = .product(name: "Arbor", package: "Arbor")
            let arbor = Package.Dependency.package(path: "../Arbor")
            let targets: [Target] = [
                .executableTarget(
                    name: "App", dependencies: [library], plugins: [.plugin(name: "ArborGenerator", package: "Arbor")])
            ]
            let package = Package(name: "App", dependencies: [arbor], targets: targets)

            """
        let appended =
            inConstants.replacing("dependencies: [arbor], ", with: "")
            + "package.dependencies.append(.package(path: \"../Arbor\"))\n"
        for text in [inConstants, appended] {
            try writeManifest(text)
            let found = try check("manifest", surroundings())
            #expect(found.state == .ok && found.remedy == nil, "\(found)")
        }
    }

    @Test("a target with the plugin and without the library is told of")
    func withoutProduct() throws {
        let text = SetUpPlanTests.cases[0].expected
        try writeManifest(text.replacing(".product(name: \"Arbor\", package: \"Arbor\")", with: ""))
        #expect(try check("manifest", surroundings()).remedy?.contains("add the product 'Arbor'") == true)
    }

    @Test("a path that leads to no package is missing: a build failed after all was well")
    func lostPackage() throws {
        try writeManifest()
        try FileManager.default.removeItem(atPath: folder.path + "/Arbor")
        let found = try check("manifest", surroundings())
        #expect(found.state == .missing && found.remedy != nil)
        #expect(found.finding == "there is no package at '../Arbor', where the manifest takes Arbor from")
    }

    @Test("the tool is that of the bundle or is built, as ARBOR_TOOL says")
    func tool() throws {
        try writeManifest()
        #expect(try check("tool", surroundings()).finding == "built from source, because there is no bundle")
        let wish = try check("tool", surroundings(tool: "bundle"))
        #expect(wish.state == .missing && wish.remedy != nil)
        #expect(try check("tool", surroundings(tool: "binary")).state == .missing)
        try folder.write("", to: "Arbor/arbor.artifactbundle/x86_64-unknown-linux-gnu/bin/arbor")
        let bundle = "'\(folder.path)/App/../Arbor/arbor.artifactbundle'"
        #expect(try check("tool", surroundings()).finding == "from the bundle \(bundle)")
        #expect(try check("tool", surroundings(tool: "bundle")).state == .ok)
        #expect(try check("tool", surroundings(tool: "source")).finding.hasPrefix("built from source"))
        #expect(try check("tool", surroundings(system: ("Linux", "aarch64"))).finding.hasPrefix("built from"))
        #expect(try check("tree-sitter", surroundings()).state == .unneeded)
        #expect(try check("tree-sitter", surroundings(tool: "source")).state == .ok)
    }

    @Test("missing headers of tree-sitter have the system's remedy")
    func headers() throws {
        var bare = try surroundings()
        bare.headerFolders = []
        #expect(
            try check("tree-sitter", bare).remedy?.hasPrefix("apt-get install libtree-sitter-dev") == true)
        bare.system = ("Darwin", "arm64")
        #expect(
            try check("tree-sitter", bare).remedy?.hasPrefix("brew install tree-sitter pkg-config") == true)
        let place = folder.path + "/include"
        bare.variable = { $0 == "CPATH" ? "/nowhere:\(place)" : nil }
        #expect(try check("tree-sitter", bare).state == .ok)
        bare.variable = { _ in nil }
        bare.output = { $0[0] == "pkg-config" ? "-I\(place) \n" : nil }
        #expect(try check("tree-sitter", bare).finding == "its headers are in '\(place)'")
    }

    @Test("the plugin's cache is absent, usable, of another tool, or no cache")
    func cache() async throws {
        try writeManifest()
        #expect(try check("cache", surroundings()).finding == "none yet: the first build makes it")
        let path = "App/.build/plugins/outputs/app/Hello/destination/ArborGenerator/Hello.arborcache"
        try folder.write("mine", to: path)
        let foreign = try check("cache", surroundings())
        #expect(foreign.state == .missing && foreign.remedy?.hasPrefix("remove it: rm ") == true)
        try folder.write("ARBOR\0C\u{1}rest", to: path)
        #expect(
            try check("cache", surroundings()).finding.hasSuffix(
                "of another copy of the tool, which reads or replaces it"))
        try folder.write("struct A {}\n", to: "App/Sources/Hello/A.swift")
        var configuration = Configuration(inputs: SourceInputs(paths: [folder.path + "/App/Sources"]))
        configuration.cache = folder.path + "/" + path
        #expect(await Pipeline(configuration).validate().status == .fine)
        let found = try check("cache", surroundings())
        #expect(found.state == .ok && found.finding.hasSuffix("knows 1 file"), "\(found.finding)")
    }
}
