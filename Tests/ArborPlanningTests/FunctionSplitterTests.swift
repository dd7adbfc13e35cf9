import ArborGraph
import ArborModel
import ArborTestSupport
import Testing

@testable import ArborPlanning

@Suite("Division of long bodies")
struct FunctionSplitterTests {
    /// A root that makes one type as often as wanted.
    private func wide(_ count: Int) -> [ProviderDeclaration] {
        let properties = (0..<count).map { made("t\($0)", "T") }
        return [type("Root", isRoot: true, kind: .struct, dependencies: properties), type("T")]
    }

    @Test("parts are as few as do, and about as long as each other", arguments: 1...7)
    func lengths(longest: Int) async throws {
        for count in 1...30 {
            let graph = try #require(await BindingGraph(files(wide(count))).validate(jobs: 1).graph)
            let root = graph.graph.roots[0]
            let parts = FunctionSplitter(longest: longest).parts(
                of: graph.scopes.order(of: root, in: graph.graph), of: root, in: graph.graph)
            #expect(parts.count == (count > longest ? (count + longest - 1) / longest : 0))
            #expect(parts.flatMap { Array($0) } == (parts.isEmpty ? [] : Array(0..<count)))
            let lengths = parts.map(\.count)
            #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 1)
        }
    }
}
