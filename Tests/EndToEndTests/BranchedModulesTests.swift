import ArborPipeline
import ArborTestSupport
import Testing

@Suite("Modules in branches")
struct BranchedModulesTests {
    @Test("the result for all builds is that of each build")
    func verdicts() async throws {
        let scratch = try Scratch()
        var sound = 0
        let count = 400
        for seed in 1...UInt64(count) {
            let program = BranchedModules(seed: seed)
            let input = try scratch.file("P\(seed).swift", program.source)
            let isSound = await Self.isSound(input.path, nil)
            let isSoundInEach = [
                await Self.isSound(input.path, ["DEBUG"]), await Self.isSound(input.path, []),
            ]
            let comment = Comment(rawValue: "seed \(seed): \(isSoundInEach)\n\(program.source)")
            #expect(isSound == !isSoundInEach.contains(false), comment)
            if isSound { sound += 1 }
        }
        // Otherwise nothing was proved.
        #expect(sound > count / 10 && sound < count * 9 / 10, "\(sound)")
    }

    private static func isSound(_ path: String, _ flags: Set<String>?) async -> Bool {
        var configuration = Configuration(inputs: SourceInputs(paths: [path]), jobs: 1)
        configuration.build = Build(flags: flags)
        return await Pipeline(configuration).validate().status == .fine
    }
}
