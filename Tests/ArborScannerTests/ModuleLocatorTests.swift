import ArborScanner
import ArborTestSupport
import Testing

@Suite("The module of a file")
struct ModuleLocatorTests {
    private func modules(
        of paths: [String], _ folders: [ModuleLocator.Folder] = [], other: String? = nil
    ) -> [String?] {
        var locator = ModuleLocator(folders, other: other, usesLayout: true)
        return paths.map { locator.module(of: $0) }
    }

    @Test("is that of the innermost folder around it, or else the given module of all other files")
    func precedence() {
        let folders = [
            ModuleLocator.Folder(name: "App", path: "Sources/App"),
            .init(name: "Inner", path: "Sources/App/Inner/"),
        ]
        let paths = ["Sources/App/A.swift", "Sources/App/Inner/B.swift", "Sources/Apple/C.swift", "D.swift"]
        #expect(modules(of: paths, folders) == ["App", "Inner", nil, nil])
        #expect(modules(of: paths, folders, other: "Own") == ["App", "Inner", "Own", "Own"])
        #expect(modules(of: paths, other: "Own") == ["Own", "Own", "Own", "Own"])
    }

    @Test("a folder that two modules are given is disputed, however it is spelled")
    func disputed() {
        let folders = [
            ModuleLocator.Folder(name: "App", path: "Sources"), .init(name: "App", path: "Sources/"),
            .init(name: "Core", path: "./Sources/Core/.."), .init(name: "Core", path: "Other/Sources"),
        ]
        let disputed = ModuleLocator(folders, other: nil, usesLayout: true).disputed
        #expect(disputed.map(\.folder) == [folders[2]])
        #expect(disputed.map(\.owner) == ["App"])
    }

    @Test("does not depend on how paths are spelled")
    func spellings() {
        let folders = [ModuleLocator.Folder(name: "App", path: "./Sources//App/")]
        #expect(
            modules(of: ["Sources/App/A.swift", "Other/../Sources/App/B.swift"], folders) == ["App", "App"])
    }

    @Test("is determined by SwiftPM's layout if no module is given")
    func layout() throws {
        let folder = try TemporaryFolder()
        try folder.write("let package = Package(targets: [.target(name: \"my-lib\")])", to: "P/Package.swift")
        let paths = ["P/Sources/my-lib/In/A.swift", "P/Sources/Other/B.swift", "Q/Sources/my-lib/C.swift"].map
        {
            folder.path + "/" + $0
        }
        // The manifest doesn't name a target `Other`, and `Q` is not a package.
        #expect(modules(of: paths) == ["my_lib", nil, nil])
        #expect(modules(of: paths, other: "App") == ["App", "App", "App"])
        var locator = ModuleLocator([], other: nil, usesLayout: true)
        _ = paths.map { locator.module(of: $0) }
        #expect(locator.trackedPaths.count == 2)
    }
}
