/// Prints measurements as Markdown. `scripts/benchmark` runs all of them on one workload.
@main
struct Main {
    private static let usage = """
        usage: ArborBenchmarks graph [--rounds N]
                   what proving a graph and writing its code cost, by shape and size, and how that grows
               ArborBenchmarks jobs [--rounds N]
                   the same by one job and by two, of a tree
               ArborBenchmarks sources SHAPE COUNT (types | arbor | nested)
                   the code of such a graph, for scripts/benchmark-compile to compile
               ArborBenchmarks components COUNT (types | container | facts)
                   the code of a component with so many providers, for scripts/benchmark-components to compile
               ArborBenchmarks monorepo FOLDER [MONOREPO]
                   writes a made-up monorepo, and prints what it is
               ArborBenchmarks micro FOLDER [--rounds N]
                   the stages one by one, over the Swift files below a folder, in memory, on one core
               ArborBenchmarks survey FOLDER…
                   the figures of the Swift code below folders, by which generated code is held against real code
               ArborBenchmarks growth [FROM [TO]]
                   puts texts of many shapes through all stages, for scripts/growth-gate to count
               ArborBenchmarks plugin FILE [--rounds N]
                   the macro plugin's start and expansions, spoken to as the compiler does
               ArborBenchmarks process FOLDER [MONOREPO] --arbor FILE [--reference FILE] [--rounds N]
                   whole runs of arbor in a made-up monorepo, beside what they are to be held against
               ArborBenchmarks composed FOLDER [MONOREPO] --arbor FILE [--rounds N]
                   runs of arbor lint over composed dependencies, beside arbor generate over as many annotated types
               ArborBenchmarks modules FOLDER [GRAPH]
                   writes a made-up monorepo whose modules import each other, and prints what it is
               ArborBenchmarks scale FOLDER [GRAPH] --arbor FILE [--sizes N,N,…] [--planned N] [--rounds N]
                   builds such monorepos module by module in several sizes, and predicts a larger build

               MONOREPO: [--code plain|real] [--files N] [--modules N] [--annotated SHARE] [--bytes N] [--seed N]
                         [--shape tree|chain|wide|layers|diamond|siblings|services]
               GRAPH: [--modules N] [--files N] [--bytes N] [--seed N]; --files is for all modules

        """

    static func main() async {
        do {
            try await run(CommandLine.arguments.dropFirst())
        } catch let wrong as Arguments.Wrong {
            complain("ArborBenchmarks: \(wrong)\n\(usage)")
            exit(64)
        } catch {
            complain("ArborBenchmarks: \(error)\n")
            exit(1)
        }
    }

    private static func run(_ words: ArraySlice<String>) async throws {
        if words.first == "growth" { return await Growth.run(Array(words.dropFirst())) }
        if words.first == "sources" { return await printSources(words.dropFirst()) }
        if words.first == "components" { return try printComponent(words.dropFirst()) }
        let options = Monorepo.options + ["--rounds", "--arbor", "--reference", "--sizes", "--planned"]
        let arguments = try Arguments(words.dropFirst(), options: options)
        let rounds = try arguments.number("--rounds", in: 1...1000) ?? 7
        switch words.first {
        case "graph": await GrowthBenchmarks(rounds: rounds, jobs: 2).run()
        case "jobs": await JobBenchmarks(rounds: rounds).run()
        case "monorepo":
            let monorepo = try Monorepo(arguments)
            print("\(monorepo): \(try monorepo.write(to: try arguments.operand("folder")))")
        case "modules":
            let graph = try ModuleGraph(arguments)
            print("\(graph): \(try graph.write(to: try arguments.operand("folder")))")
        case "scale":
            print(try ScaleBenchmarks(arguments, rounds: rounds).report())
        case "micro":
            print(try await MicroBenchmarks(of: try arguments.operand("folder"), rounds: rounds).report())
        case "survey": print(try await CodeSurvey(below: arguments.operands).report())
        case "plugin":
            print(try PluginBenchmarks(program: try arguments.operand("plugin"), rounds: rounds).report())
        case "composed":
            guard let arbor = arguments.text("--arbor") else {
                throw Arguments.Wrong(description: "name the program to measure: --arbor")
            }
            let benchmarks = ComposedBenchmarks(
                monorepo: try Monorepo(arguments), folder: try arguments.operand("folder"), arbor: arbor)
            print(try benchmarks.report(rounds: rounds))
        case "process":
            guard let arbor = arguments.text("--arbor") else {
                throw Arguments.Wrong(description: "name the program to measure: --arbor")
            }
            let benchmarks = ProcessBenchmarks(
                monorepo: try Monorepo(arguments), folder: try arguments.operand("folder"), arbor: arbor,
                reference: try arguments.text("--reference").map(absolutePath))
            print(try benchmarks.report(rounds: rounds))
        default: throw Arguments.Wrong(description: "name a benchmark")
        }
    }
}
