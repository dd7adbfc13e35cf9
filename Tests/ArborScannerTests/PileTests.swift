import ArborParallel
import Testing

@Suite("Values that a task collects for another one")
struct PileTests {
    private final class Counted: Sendable {
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    /// A reference that keeps nothing alive. A weak local variable that never changes would be a warning.
    private struct Weak {
        weak var object: Counted?
    }

    private func pile(_ values: [Counted]) -> Pile<Counted> {
        let pile = Pile<Counted>()
        for value in values { pile.append(value) }
        return pile
    }

    @Test("the values of piles are joined in their order, once, and the piles can be used again")
    func joined() {
        let piles = [0..<3, 3..<3, 3..<100].map { range in pile(range.map(Counted.init)) }
        #expect(Pile.joined(piles).map(\.number) == Array(0..<100))
        #expect(Pile.joined(piles).isEmpty)
        piles[1].append(Counted(7))
        #expect(Pile.joined(piles).map(\.number) == [7])
    }

    @Test("each value is released once, whether its pile was joined or not", arguments: [true, false])
    func released(isJoined: Bool) {
        var values = (0..<9).map(Counted.init)
        let last = Weak(object: values.last)
        var piles = [pile(Array(values[..<4])), pile(Array(values[4...]))]
        values = []
        var joined = isJoined ? Pile.joined(piles) : []
        #expect(last.object?.number == 8)
        piles = []
        #expect((last.object?.number == 8) == isJoined)
        joined = []
        #expect(joined.isEmpty && last.object == nil)
    }
}
