import ArborPipeline
import Testing

@testable import ArborCommand

@Suite("The progress line")
struct ProgressLineTests {
    @Test("shows the progress, the speed and the remaining time")
    func middle() {
        let figures = ScanProgress.Figures(total: 10_000, files: 4_210, bytes: 1_218_000_000, annotated: 842)
        #expect(
            figures.line(after: 1.5)
                == "4,210 of 10,000 files · 812 MB/s · 842 annotated · 3 s left")
    }

    @Test("shows no remaining time before the first file is read")
    func start() {
        #expect(ScanProgress.Figures().line(after: 1) == "looking for Swift files")
        #expect(
            ScanProgress.Figures(total: 1_234_567).line(after: 0)
                == "0 of 1,234,567 files · 0 MB/s · 0 annotated")
    }

    @Test("shows the current stage when all files are read")
    func end() {
        let figures = ScanProgress.Figures(total: 1_000, files: 1_000, bytes: 9, annotated: 12)
        #expect(figures.line(after: 9) == "1,000 files, 12 annotated · proving the graph")
    }
}
