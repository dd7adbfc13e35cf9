import ArborModel
import Testing

@Suite("Ids and tables")
struct IdentifierTests {
    private struct ShelfID: DenseID { let rawValue: Int32 }
    private struct BookID: DenseID { let rawValue: Int32 }

    @Test("ids count and compare as their indices do")
    func arithmetic() {
        #expect(ShelfID(2) + 3 == ShelfID(5))
        #expect(ShelfID(5) - ShelfID(2) == 3)
        #expect(ShelfID(2) < ShelfID(5))
        #expect(ShelfID.ids(below: 3).map(\.index) == [0, 1, 2])
        #expect(Set([ShelfID(1), ShelfID(1), ShelfID(2)]).count == 2)
    }

    @Test("a table gives each element the next id")
    func table() {
        var titles = Table<BookID, String>(["A"])
        let added = titles.append("B")
        #expect(added == BookID(1))
        titles[BookID(0)] += "!"
        titles.extend(to: BookID(3), with: "-")
        titles.extend(to: BookID(1), with: "unused")
        #expect(Array(titles) == ["A!", "B", "-", "-"])
        #expect(Array(titles[BookID(1)..<BookID(3)]) == ["B", "-"])
        #expect(titles.contains(BookID(3)) && !titles.contains(BookID(4)))
        #expect(titles.indices.map { titles[$0] } == Array(titles))
    }

    @Test("ranges follow each other, whether they are appended or counted")
    func ranges() {
        let counted = RangeTable<ShelfID, BookID>(count: 3, occurrences: [2, 0, 2].map { ShelfID($0) })
        var appended = RangeTable<ShelfID, BookID>()
        for end in [1, 1, 3] { appended.append(upTo: BookID(end)) }
        for table in [counted, appended] {
            #expect(table.indices.map { table[$0].map(\.index) } == [[0], [], [1, 2]])
            #expect(table.end == BookID(3))
        }
    }
}
