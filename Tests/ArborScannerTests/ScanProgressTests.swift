import ArborScanner
import ArborTestSupport
import SafeDIFrontEnd
import Testing

@Suite("Progress of a scan")
struct ScanProgressTests {
    @Test("counts each file once, with its bytes and whether it is annotated", arguments: [1, 2, 7])
    func counts(jobs: Int) async throws {
        let folder = try TemporaryFolder()
        let files = try (0..<50).map { index in
            let text =
                index % 5 == 0
                ? "@Instantiable public struct S\(index): Instantiable { public init() {} }\n"
                : "struct S\(index) {}\n"
            return (path: try folder.write(text, to: "F\(index).swift"), bytes: text.utf8.count)
        }
        let progress = ScanProgress()
        #expect(progress.figures == ScanProgress.Figures())
        _ = await SourceScanner(frontEnds: [.safeDI], jobs: jobs, progress: progress).scan(files.map(\.path))
        let bytes = files.reduce(0) { $0 + $1.bytes }
        #expect(progress.figures == ScanProgress.Figures(total: 50, files: 50, bytes: bytes, annotated: 10))
    }

    @Test("counts an unreadable file, and none of its bytes")
    func missing() async {
        let progress = ScanProgress()
        _ = await SourceScanner(frontEnds: [.safeDI], jobs: 1, progress: progress).scan(["/nowhere/F.swift"])
        #expect(progress.figures == ScanProgress.Figures(total: 1, files: 1))
    }

    @Test("adds up the files of two scans")
    func furtherScan() async throws {
        let folder = try TemporaryFolder()
        let files = try (0..<3).map { try folder.write("struct S\($0) {}\n", to: "F\($0).swift") }
        let progress = ScanProgress()
        let scanner = SourceScanner(frontEnds: [.safeDI], jobs: 2, progress: progress)
        _ = await scanner.scan(Array(files.prefix(2)))
        _ = await scanner.scan(Array(files.suffix(1)))
        #expect(progress.figures.total == 3)
        #expect(progress.figures.files == 3)
    }
}
