import ArborTestSupport
import Testing

@testable import CPDIFrontEnd

/// The lowest type above some others, against a search that leaves out one type after another.
@Suite("The flow of composed dependencies")
struct DependencyFlowTests {
    /// A graph of up to 12 types, with circles, and the types that nobody leads to.
    private struct RandomFlow {
        var children: [[Int]] = []
        var starts: [Int] = []

        init(seed: UInt64) {
            var random = SplitMix(seed: seed)
            let count = Int.random(in: 1...12, using: &random)
            let isCircular = Bool.random(using: &random)
            children = (0..<count).map { party in
                (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
                    let child = Int.random(in: 0..<count, using: &random)
                    return isCircular || child > party ? child : nil
                }
            }
            var reached: Set<Int> = []
            let made = Set(children.joined())
            for start in children.indices.filter({ !made.contains($0) }) + children.indices
            where !reached.contains(start) {
                starts.append(start)
                reached.formUnion(self.reached(without: nil, from: [start]))
            }
        }

        func reached(without left: Int?, from starts: [Int]) -> Set<Int> {
            var seen: Set<Int> = []
            var open = starts.filter { $0 != left }
            while let party = open.popLast() {
                guard seen.insert(party).inserted else { continue }
                open += children[party].filter { $0 != left }
            }
            return seen
        }

        /// The types that all paths from the top to a type lead through.
        func dominators(of party: Int) -> Set<Int> {
            Set(
                children.indices.filter { other in
                    other == party || !reached(without: other, from: starts).contains(party)
                })
        }
    }

    @Test("owners are those that a plain search finds", arguments: UInt64(1)...400)
    func owners(seed: UInt64) {
        let random = RandomFlow(seed: seed)
        let flow = DependencyFlow(
            children: random.children, reads: random.children.map { _ in [] })
        let dominators = random.children.indices.map(random.dominators)
        for one in random.children.indices {
            for other in random.children.indices {
                let common = dominators[one].intersection(dominators[other])
                // The lowest one has the most others above it.
                let lowest = common.max { dominators[$0].count < dominators[$1].count }
                #expect(flow.owner(of: [one, other]) == lowest)
                #expect(flow.isBelow(one, other) == dominators[one].contains(other))
            }
        }
    }

    @Test("a path is a shortest one, and begins at a type that nobody leads to")
    func path() {
        let flow = DependencyFlow(children: [[1, 2], [3], [3], []], reads: [[], [], [], []])
        #expect(flow.path(from: [0], to: 3) == [0, 1, 3])
        #expect(flow.path(from: [0], to: 0) == [0])
        #expect(flow.isBelowNothing(0) && !flow.isBelowNothing(3))
        #expect(flow.isAtTop(0) && !flow.isAtTop(1))
        #expect(DependencyFlow(children: [[1], []], reads: [[], []]).isAtTop(1))
    }

    @Test("a chain of 100,000 types needs no deep stack")
    func chain() {
        let count = 100_000
        let flow = DependencyFlow(
            children: (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] },
            reads: Array(repeating: [], count: count))
        #expect(flow.owner(of: [count - 1]) == count - 1)
        #expect(flow.isBelow(count - 1, 0))
    }
}
