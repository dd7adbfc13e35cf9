import ArborModel
import Testing

@testable import ArborStorage

@Suite("The modules of a linked program")
struct ModuleCheckTests {
    private func module(_ name: String, _ dependencies: String..., target: String? = nil) -> LinkedModule {
        LinkedModule(
            ModuleOrigin(module: name, target: target ?? "//" + name, dependencies: dependencies),
            path: name + ".arbor")
    }

    private func faults(_ modules: LinkedModule...) -> [Diagnostic] { ModuleCheck(modules).faults }

    @Test("layers of modules are sound, and so are summaries that name no module")
    func sound() {
        #expect(faults(module("App", "Login", "Core"), module("Login", "Core"), module("Core")).isEmpty)
        let unnamed = LinkedModule(ModuleOrigin(), path: "a")
        #expect(faults(unnamed, unnamed).isEmpty)
    }

    @Test("a missing module is one error, which names each consumer")
    func missing() {
        let found = faults(module("App", "Login", "Core"), module("Login", "Core"))
        #expect(found.map(\.id) == [.missingModule])
        #expect(found[0].message == "//App depends on the module 'Core', whose summary is not linked")
        #expect(found[0].location?.path == "App.arbor")
        #expect(found[0].places.map(\.message) == ["//Login depends on it too"])
    }

    @Test("a module that is listed twice names both targets")
    func repeated() {
        let found = faults(module("Core", target: "//a:Core"), module("Core", target: "//b:Core"))
        #expect(found.map(\.id) == [.repeatedModule])
        #expect(found[0].help == "give the module of //a:Core or of //b:Core another name")
    }

    @Test("beside sources, summaries are of different modules, and of none whose sources are read")
    func besideSources() {
        let modules = [module("Core", "Gone"), module("Login", "Core"), module("Core")]
        let found = ModuleCheck.repetitions(in: modules, beside: "Login")
        #expect(found.map(\.id) == [.repeatedModule, .repeatedModule])
        #expect(found[0].message == "this is the summary of the module 'Login', whose sources are read too")
        #expect(found[1].message == "the module 'Core' has two summaries")
        #expect(ModuleCheck.repetitions(in: Array(modules.prefix(2)), beside: "App").isEmpty)
    }

    @Test("each cycle of modules is one error, with the shortest way round")
    func cycles() {
        let found = faults(
            module("App", "A"), module("A", "B", "C"), module("B", "C"), module("C", "A"),
            module("Own", "Own"))
        #expect(found.map(\.id) == [.moduleCycle, .moduleCycle])
        #expect(
            Set(found.map(\.message)) == [
                "modules depend on each other: //A → //C → //A",
                "modules depend on each other: //Own → //Own",
            ])
    }
}
