import ArborModel
import ArborScanner
import ArborTestSupport
import SafeDIFrontEnd
import Testing

/// Files that are open in an editor are read from the editor's buffers.
@Suite("Buffers of open files")
struct SourceFilesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func type(_ name: String) -> String {
        "@Instantiable struct \(name): Instantiable { public init() {} }\n"
    }

    private func files(_ buffers: [String: String]) -> SourceFiles {
        SourceFiles(
            buffers: Dictionary(
                uniqueKeysWithValues: buffers.map { (folder.path + "/" + $0, Array($1.utf8)) }))
    }

    private func scanner(_ files: SourceFiles) -> SourceScanner {
        SourceScanner(frontEnds: [.safeDI], jobs: 2, files: files)
    }

    @Test("a scan reads the buffer, and all other files from the disk")
    func scan() async throws {
        let paths = [
            try folder.write(type("OnDisk"), to: "a.swift"), try folder.write(type("Other"), to: "b.swift"),
            folder.path + "/new.swift",
        ]
        let files = files(["a.swift": type("InBuffer"), "new.swift": type("Unsaved")])
        let scan = await scanner(files).scan(paths)
        #expect(scan.summaries.flatMap(\.providers).map(\.name) == ["InBuffer", "Other", "Unsaved"])
        #expect(scan.diagnostics.isEmpty)
        let disk = await scanner(.disk).scan(paths)
        #expect(disk.summaries.flatMap(\.providers).map(\.name) == ["OnDisk", "Other"])
        #expect(disk.diagnostics.map(\.id) == [.noSuchPath])
    }

    @Test("an empty buffer is an empty file, and a path may be spelled in several ways")
    func spelling() async throws {
        let path = try folder.write(type("OnDisk"), to: "a.swift")
        for spelling in [path, folder.path + "/./a.swift", folder.path + "/b/../a.swift"] {
            let files = SourceFiles(buffers: [spelling: []])
            #expect(await scanner(files).scan([path]).summaries.isEmpty)
            #expect(await scanner(files).scan([folder.path + "//a.swift"]).summaries.isEmpty)
        }
    }

    @Test("the searches for reads, for supertypes and for declarations read the buffer")
    func searches() async throws {
        let path = try folder.write("class Old {}\nextension Old {}\n", to: "a.swift")
        let text = """
            @Instantiable struct App: Instantiable { @Received private let clock: Clock }
            class New {}
            extension New {}
            """
        let scanner = scanner(files(["a.swift": text]))
        let conforming = await scanner.conformingDeclarations(in: [path])[path] ?? []
        #expect(conforming.map(\.name) == ["App", "New", "New"])
        let declarations = try #require(await scanner.declarations(in: [path]).first).result.get()
        let property = try #require(declarations.types.first?.properties.first)
        let clock = PropertyPlace(
            label: "clock", owner: "App", location: SourceLocation(path: path, range: property.range))
        #expect(await scanner.areUnread([clock], in: [path]) == [true])
        let reading = self.scanner(files(["a.swift": text + "extension App { var a: Clock { clock } }\n"]))
        #expect(await reading.areUnread([clock], in: [path]) == [false])
    }

    @Test("an open file is found below its folder, on the disk or not")
    func finding() async throws {
        try folder.write(type("A"), to: "src/a.swift")
        let files = files([
            "src/a.swift": "", "src/deep/new.swift": "", "src/.build/no.swift": "", "src/no.txt": "",
            "other/no.swift": "",
        ])
        let inputs = SourceInputs(paths: [folder.path + "/src"])
        let found = await SourceFinder.find(inputs, in: files)
        #expect(found.files == ["a.swift", "deep/new.swift"].map { folder.path + "/src/" + $0 })
        #expect(found.diagnostics.isEmpty)
        #expect(await SourceFinder.find(inputs).files == [folder.path + "/src/a.swift"])
        let named = SourceInputs(paths: [folder.path + "/other/no.swift"])
        #expect(await SourceFinder.find(named, in: files).files == named.paths)
        #expect(await SourceFinder.find(named).diagnostics.map(\.id) == [.noSuchPath])
    }
}
