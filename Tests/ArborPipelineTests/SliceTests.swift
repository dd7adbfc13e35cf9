import ArborGraph
import ArborModel
import ArborPipeline
import ArborPlanning
import ArborTestSupport
import Testing

@Suite("Slices of the generated code")
struct SliceTests {
    @Test("slices and roots are joined in the same order by any number of jobs")
    func jobs() async throws {
        let roots = (0..<3).map { type("Root\($0)", isRoot: true, made("t", "T\($0)"), made("u", "User")) }
        let chain = (0..<300).map { type("T\($0)", made("t", "T\($0 + 1)"), received("u", "User")) }
        let files = files(roots + chain + [type("T300"), type("User")])
        var codes: Set<[UInt8]> = []
        for jobs in [1, 2, 16] {
            let graph = try #require(await BindingGraph(files).validate(jobs: jobs).graph)
            codes.insert(await ConstructionPlanner(for: graph, jobs: jobs).code(jobs: jobs))
        }
        #expect(codes.count == 1)
        #expect(String(decoding: codes.first ?? [], as: UTF8.self).components(of: "func make") == 898)
    }
}

extension String {
    fileprivate func components(of separator: String) -> Int { split(separator: separator).count }
}
