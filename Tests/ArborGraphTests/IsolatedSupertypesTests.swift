import ArborModel
import ArborTestSupport
import Testing

@testable import ArborGraph

/// Isolation through classes and protocols that other files declare.
@Suite("Isolated supertypes")
struct IsolatedSupertypesTests {
    /// Each line of `modules` is an entry of an outline: `Name=Actor` after a `g`, `Name=Supertype,…` after an `h`.
    private func supertypes(_ modules: [String: [String]]) -> (IsolatedSupertypes, ModuleTable) {
        let others = modules.sorted { $0.key < $1.key }.flatMap { module, lines in
            lines.map { line in
                let name = line.dropFirst().prefix { $0 != "=" }
                return ProgramModules.OtherFile(
                    module: module, outline: FileOutline(text: "t\(name)\n\(line)\n"))
            }
        }
        let program = ProgramModules(ofFiles: [], others: others, own: nil)
        let table = ModuleTable([], program, Dialects([.safeDI]))
        let actors = ActorNames(in: [], program, table)
        return (IsolatedSupertypes(in: [], program, table, actors), table)
    }

    private func actor(of name: String, in module: String, _ modules: [String: [String]]) -> String? {
        let (found, table) = supertypes(modules)
        return table.module(named: module).flatMap { found.actor(of: name, in: $0) }
    }

    /// The first rounds look for names, and the rest is found from supertype to subtype.
    @Test("isolate through any number of others, in any order", arguments: [1, 2, 7, 8, 9, 40])
    func depth(_ depth: Int) {
        let chain = ["gP0=MainActor"] + (1...depth).map { "hP\($0)=Other,P\($0 - 1)" }
        for lines in [chain, chain.reversed(), chain.shuffled()] {
            #expect(actor(of: "P\(depth)", in: "App", ["App": lines]) == "MainActor")
            #expect(actor(of: "P\(depth)", in: "App", ["App": lines, "Lib": ["hX=Y"]]) == "MainActor")
            #expect(actor(of: "Other", in: "App", ["App": lines]) == nil)
        }
    }

    @Test("a gap in the chain ends it, and so does an own actor")
    func ends() {
        #expect(actor(of: "C", in: "App", ["App": ["gA=MainActor", "hC=B"]]) == nil)
        #expect(
            actor(of: "C", in: "App", ["App": ["gA=MainActor", "gB=DiskActor", "hC=B,A"]]) == "DiskActor")
        #expect(actor(of: "A", in: "App", ["App": ["hA=B", "hB=A"]]) == nil)
    }

    @Test("a name is the module's own, or that of the only other module, or the named one's")
    func modules() {
        let lib = ["gScreen=MainActor"]
        #expect(actor(of: "Home", in: "App", ["App": ["hHome=Screen"], "Lib": lib]) == "MainActor")
        #expect(actor(of: "Home", in: "App", ["App": ["hHome=Lib.Screen"], "Lib": lib]) == "MainActor")
        #expect(actor(of: "Home", in: "App", ["App": ["hHome=Outer.Screen"], "Lib": lib]) == nil)
        #expect(
            actor(of: "Home", in: "App", ["App": ["hHome=Screen", "hScreen=X"], "Lib": lib]) == nil)
        #expect(
            actor(of: "Home", in: "App", ["App": ["hHome=Screen"], "Lib": lib, "Old": ["hScreen=X"]])
                == nil)
    }

    @Test("an attribute is an actor by its declaration, by its name or as an alias, and otherwise a macro")
    func actors() {
        let lib = ["rDisk", "hMain=UI", "hUI=MainActor", "hLoop=Ring", "hRing=Loop"]
        func actor(of attributes: String) -> String? {
            self.actor(of: "C", in: "App", ["App": ["gC=\(attributes)", "hC=B"], "Lib": lib])
        }
        #expect(actor(of: "Disk") == "Disk")
        #expect(actor(of: "Lib.Disk") == "Lib.Disk")
        #expect(actor(of: "Wrapper,Disk") == "Disk")
        #expect(actor(of: "Main") == "MainActor")
        #expect(actor(of: "NetActor") == "NetActor")
        #expect(actor(of: "Wrapper") == nil)
        #expect(actor(of: "Loop") == nil)
    }

    @Test("an alias is isolated as what it stands for, and macros leave the supertypes")
    func aliases() {
        let lines = ["gP=MainActor", "hBoth=Q,P", "gC=Wrapper", "hC=Both", "hD=C"]
        #expect(actor(of: "D", in: "App", ["App": lines]) == "MainActor")
    }
}
