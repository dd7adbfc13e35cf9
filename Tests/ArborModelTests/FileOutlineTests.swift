import ArborModel
import Testing

@Suite("Outlines as values")
struct FileOutlineTests {
    @Test("the conditions of a name are those of all its declarations, whatever their access")
    func conditions() {
        let outline = FileOutline([
            .init(.declared, "A", conditions: ["X"]), .init(.packaged, "A", conditions: ["Y"]),
            .init(.hidden, "A", conditions: ["Z"]), .init(.extended, "A"), .init(.packaged, "B"),
        ])
        #expect(outline.conditions(of: "A") == [["X"], ["Y"], ["Z"]])
        #expect(outline.conditions(of: "B") == [[]])
    }
}
