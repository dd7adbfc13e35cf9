import ArborModel
import ArborScanner
import Testing

@Suite("Results of several scans")
struct ScanResultTests {
    @Test("the results of a further scan are added, in the order of the files' paths")
    func outlines() {
        var result = ScanResult()
        result.outlines = [.init(path: "b.swift", outline: FileOutline([(.declared, "B")]))]
        var others = ScanResult()
        others.outlines = [.init(path: "a.swift", outline: FileOutline([(.declared, "A")]))]
        result.add(others)
        #expect(result.outlines.map(\.path) == ["a.swift", "b.swift"])
    }
}
