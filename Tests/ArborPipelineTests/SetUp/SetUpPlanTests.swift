import ArborTestSupport
import Foundation
import Testing

@testable import ArborPipeline

/// What `arbor init` adds to manifests of many layouts, and what it refuses.
@Suite("Adding Arbor to a package")
struct SetUpPlanTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var manifest: String
        var expected: String
    }

    static let cases = [
        Case(
            testDescription: "as SwiftPM makes it",
            manifest: """
                // swift-tools-version: 6.3
                // The swift-tools-version declares the minimum version of Swift required to build this package.

                import PackageDescription

                let package = Package(
                    name: "Hello",
                    targets: [
                        // Targets are the basic building blocks of a package, defining a module or a test suite.
                        .executableTarget(
                            name: "Hello"
                        ),
                        .testTarget(
                            name: "HelloTests",
                            dependencies: ["Hello"]
                        ),
                    ],
                    swiftLanguageModes: [.v6]
                )

                """,
            expected: """
                // swift-tools-version: 6.3
                // The swift-tools-version declares the minimum version of Swift required to build this package.

                import PackageDescription

                let package = Package(
                    name: "Hello",
                    dependencies: [
                        .package(path: "../Arbor")
                    ],
                    targets: [
                        // Targets are the basic building blocks of a package, defining a module or a test suite.
                        .executableTarget(
                            name: "Hello",
                            dependencies: [.product(name: "Arbor", package: "Arbor")],
                            plugins: [.plugin(name: "ArborGenerator", package: "Arbor")]
                        ),
                        .testTarget(
                            name: "HelloTests",
                            dependencies: ["Hello"]
                        ),
                    ],
                    swiftLanguageModes: [.v6]
                )

                """),
        Case(
            testDescription: "on one line",
            manifest: """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "Hello", targets: [.executableTarget(name: "Hello")])

                """,
            expected: """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "Hello", dependencies: [.package(path: "../Arbor")], targets: [.executableTarget(name: "Hello",
                    dependencies: [.product(name: "Arbor", package: "Arbor")],
                    plugins: [.plugin(name: "ArborGenerator", package: "Arbor")])])

                """),
        Case(
            testDescription: "with lists of other packages, comments, and two spaces",
            manifest: """
                // swift-tools-version:5.9
                import PackageDescription

                let name = "a [ ( \\(1 + (2)) \\" string"  // Package(
                let package = Package(
                  name: "Hello", /* targets: [ */
                  dependencies: [
                    .package(url: "https://example.invalid/Log.git", from: "1.0.0")  // the last, without a comma
                  ],
                  targets: [
                    .target(name: "Core", path: "Core"),
                    .executableTarget(
                      name: "Hello", dependencies: ["Core", .product(name: "Log", package: "Log")],
                      swiftSettings: [.define("A")],
                      plugins: [
                        .plugin(name: "Other", package: "Other"),
                      ])
                  ])

                """,
            expected: """
                // swift-tools-version:5.9
                import PackageDescription

                let name = "a [ ( \\(1 + (2)) \\" string"  // Package(
                let package = Package(
                  name: "Hello", /* targets: [ */
                  dependencies: [
                    .package(url: "https://example.invalid/Log.git", from: "1.0.0"),  // the last, without a comma
                    .package(path: "../Arbor")
                  ],
                  targets: [
                    .target(name: "Core", path: "Core"),
                    .executableTarget(
                      name: "Hello", dependencies: ["Core", .product(name: "Log", package: "Log"), .product(name: "Arbor", package: "Arbor")],
                      swiftSettings: [.define("A")],
                      plugins: [
                        .plugin(name: "Other", package: "Other"),
                        .plugin(name: "ArborGenerator", package: "Arbor"),
                      ])
                  ])

                """),
        Case(
            testDescription: "with empty lists, and Arbor under the name of a fork",
            manifest: """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "Hello",
                    dependencies: [
                        .package(url: "https://example.invalid/us/arbor.git", branch: "main"),
                    ],
                    targets: [
                        .executableTarget(name: "Hello", dependencies: [], plugins: [
                        ]),
                    ]
                )

                """,
            expected: """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "Hello",
                    dependencies: [
                        .package(url: "https://example.invalid/us/arbor.git", branch: "main"),
                    ],
                    targets: [
                        .executableTarget(name: "Hello", dependencies: [
                            .product(name: "Arbor", package: "arbor")
                        ], plugins: [
                            .plugin(name: "ArborGenerator", package: "arbor"),
                        ]),
                    ]
                )

                """),
    ]

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func plan(_ manifest: String, target: String? = nil, origin: Bool = true) async throws
        -> Result<SetUpPlan, Outcome.Refusal>
    {
        try folder.write(manifest, to: "App/Package.swift")
        try folder.write("print(1)\n", to: "App/Sources/Hello/main.swift")
        try folder.write("", to: "Arbor/Package.swift")
        return await SetUpPlan.make(
            .init(folder: package, origin: origin ? arborFromHere : nil, target: target))
    }

    private var package: String { folder.path + "/App" }

    /// The path of Arbor's package, relative to the working folder.
    private var arborFromHere: String {
        let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
        return Array(repeating: "..", count: depth).joined(separator: "/") + folder.path + "/Arbor"
    }

    private var manifest: String {
        get throws { try String(contentsOfFile: package + "/Package.swift", encoding: .utf8) }
    }

    @Test("adds what is missing in the layout of the manifest, and nothing the second time", arguments: cases)
    func adds(_ sample: Case) async throws {
        let plan = try await plan(sample.manifest).get()
        #expect(try manifest == sample.manifest, "a plan writes nothing")
        #expect(plan.write().status == .fine)
        #expect(try manifest == sample.expected)
        let second = try await SetUpPlan.make(.init(folder: package)).get()
        #expect(second.isEmpty && second.diff.isEmpty)
        #expect(second.present.count == 4, "\(second.present)")
    }

    @Test("line breaks of Windows stay those of Windows")
    func lineBreaks() async throws {
        let sample = Self.cases[0]
        let windows = sample.manifest.split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: "\r\n")
        _ = try await plan(windows).get().write()
        let result = Array(try manifest.utf8)
        let breaks = result.indices.filter { result[$0] == 0x0A }
        #expect(breaks.allSatisfy { result[$0 - 1] == 0x0D })
        #expect(String(decoding: result.filter { $0 != 0x0D }, as: UTF8.self) == sample.expected)
    }

    @Test("a manifest without literals is refused with the lines to paste")
    func refuses() async throws {
        let head = "// swift-tools-version: 6.0\nimport PackageDescription\n"
        let samples = [
            ("let package = makePackage()\n", "it has no call of 'Package'"),
            ("let package = Package(name: \"Hello\")\n", "it has no 'targets'"),
            (
                "let package = Package(name: \"Hello\", targets: all)\n",
                "its 'targets' are not an array literal"
            ),
            (
                "let package = Package(name: \"A\", targets: [])\nlet other = Package(name: \"B\", targets: [])\n",
                "it calls 'Package' more than once"
            ),
            (
                "let package = Package(name: \"A\", dependencies: a + [b], targets: [.executableTarget(name: \"Hello\")])\n",
                "the 'dependencies' of the package are not an array literal"
            ),
            (
                "let package = Package(name: \"A\", targets: [.executableTarget(name: \"Hello\", plugins: p)])\n",
                "the 'plugins' of the target 'Hello' are not an array literal"
            ),
            // Other targets may use the constant.
            (
                "let p: [Target.PluginUsage] = []\n"
                    + "let package = Package(name: \"A\", targets: [.executableTarget(name: \"Hello\", plugins: p)])\n",
                "the 'plugins' of the target 'Hello' are not an array literal"
            ),
            (
                "let package = Package(name: \"A\", targets: [.executableTarget(name: \"Hello\")])\n"
                    + "package.dependencies += [.package(path: \"../Arbor\")]\n",
                "it names Arbor outside of the literals that can be read"
            ),
            (
                "let deps = [] + [.package(path: \"../Arbor\")]\n"
                    + "let package = Package(name: \"A\", dependencies: deps, targets: [.executableTarget(name: \"Hello\")])\n",
                "it names Arbor outside of the literals that can be read"
            ),
            (
                "let package = Package(name: \"A\", targets: [.executableTarget(name: name)])\n",
                "it has no executable target whose name is a plain string"
            ),
        ]
        for (text, reason) in samples {
            guard case .failure(let refusal) = try await plan(head + text) else {
                Issue.record("\(text) was accepted")
                continue
            }
            #expect(refusal.status == .invalid)
            #expect(refusal.message == "can't edit '\(package)/Package.swift': \(reason)")
            #expect(refusal.help.contains { $0.hasPrefix("    .package(path: \"../Arbor\"),") }, "\(reason)")
        }
    }

    @Test("an old format, several targets and an unknown package are refused with a remedy")
    func asks() async throws {
        func message(_ result: Result<SetUpPlan, Outcome.Refusal>) -> String? {
            if case .failure(let refusal) = result { refusal.message } else { nil }
        }
        let old = try await plan(
            "// swift-tools-version:5.5\nlet package = Package(name: \"A\", targets: [.executableTarget(name: \"Hello\")])\n"
        )
        #expect(message(old)?.hasSuffix("its tools version is 5.5, and plugins need 5.6") == true)
        let two =
            "// swift-tools-version: 6.0\nlet package = Package(name: \"A\", targets: [.executableTarget(name: \"Hello\"), "
            + ".executableTarget(name: \"Bye\")])\n"
        #expect(message(try await plan(two))?.hasSuffix("several executable targets: 'Hello', 'Bye'") == true)
        #expect(message(try await plan(two, target: "Hello")) == nil)
        #expect(message(try await plan(two, target: "Core"))?.hasSuffix("has no target 'Core'") == true)
        #expect(
            message(try await plan(Self.cases[0].manifest, origin: false))
                == "the manifest doesn't name Arbor's package, and no '--arbor' does")
    }

    @Test("names of the target aren't taken again, and a target with a root gets none")
    func roots() async throws {
        try folder.write("struct AppRoot {}\nprotocol Greeter {}\n", to: "App/Sources/Hello/Taken.swift")
        let plan = try await plan(Self.cases[0].manifest).get()
        #expect(plan.diff.contains("+struct ProgramRoot: Instantiable {\n"))
        #expect(plan.diff.contains("+struct ProgramRootGreeter: Instantiable {\n"))
        try folder.write(
            "import Arbor\n@Instantiable(isRoot: true)\nstruct Mine: Instantiable { init() {} }\n",
            to: "App/Sources/Hello/Mine.swift")
        let second = try await self.plan(Self.cases[0].manifest).get()
        #expect(second.present == ["'Hello' already has the root Mine"])
        #expect(!second.diff.contains("Sources/Hello"))
    }

    @Test("a file in the place of the root isn't replaced")
    func keepsFiles() async throws {
        try folder.write("let nothing = 1\n", to: "App/Sources/Hello/AppRoot.swift")
        guard case .failure(let refusal) = try await plan(Self.cases[0].manifest) else {
            Issue.record("it was accepted")
            return
        }
        #expect(
            refusal.message == "'\(package)/Sources/Hello/AppRoot.swift' already exists and has no root")
    }

    @Test("no part of a manifest is read past its end", arguments: cases)
    func truncated(_ sample: Case) {
        let bytes = Array(sample.expected.utf8)
        var whole = 0
        for length in 0...bytes.count where (try? PackageManifest(Array(bytes[..<length]))) != nil {
            whole += 1
        }
        #expect(whole > 0 && whole < bytes.count / 2)
    }
}
