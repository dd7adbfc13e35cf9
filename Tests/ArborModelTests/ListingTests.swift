import ArborModel
import Testing

@Suite("Lists of names in messages")
struct ListingTests {
    @Test(
        "a list has five names at most, and says how many more there are",
        arguments: [
            ([], ""), (["A"], "A"), (["A", "B", "C", "D", "E"], "A, B, C, D, E"),
            (["A", "B", "C", "D", "E", "F", "G"], "A, B, C, D, E and 2 more"),
        ])
    func listed(names: [String], text: String) { #expect(names.listed == text) }
}
