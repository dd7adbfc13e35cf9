import ArborEmission
import ArborGraph
import ArborModel
import ArborPlanning
import ArborTestSupport
import Testing

/// The generated file of some types. Each slice is planned and then emitted.
func generatedCode(
    for types: [ProviderDeclaration], limits: CodeLimits = CodeLimits()
) async throws -> String {
    let graph = try #require(await BindingGraph(files(types)).validate(jobs: 2).graph)
    let planner = await ConstructionPlanner(for: graph, limits: limits, jobs: 2)
    let emitter = SwiftEmitter(planner.file)
    let slices = (0..<planner.sliceCount).map(planner.slice)
    return String(decoding: emitter.head() + slices.flatMap(emitter.text), as: UTF8.self)
}
