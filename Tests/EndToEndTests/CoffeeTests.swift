import Foundation
import Testing

/// `Examples/Coffee`: the mistakes that its README mentions are errors. `ExampleTests` builds and runs the example.
@Suite("The coffee shop")
struct CoffeeTests {
    /// The change of one file.
    private struct Edit {
        let file: String
        let old: String
        let new: String

        func apply(to text: String) throws -> String {
            try #require(text.contains(old))
            return text.replacingOccurrences(of: old, with: new)
        }
    }

    /// Validates a copy of the example.
    private func validate(_ edit: Edit? = nil) async throws -> Command.Result {
        let scratch = try Scratch()
        try FileManager.default.copyItem(
            at: Products.package.appending(path: "Examples/Coffee/Sources"), to: scratch.url("Sources"))
        if let edit {
            let file = "Sources/\(edit.file)"
            try scratch.file(file, edit.apply(to: String(contentsOf: scratch.url(file), encoding: .utf8)))
        }
        return try await Command.run(
            Products.arbor, ["validate", "Sources", "--warn", "advice"], in: scratch.folder)
    }

    @Test("has no fault, and each declaration is used")
    func sound() async throws {
        let run = try await validate()
        let proof = "arbor: 12 types in the tree of CoffeeShop, from 8 annotated files of 11\n"
        #expect(run.errors.hasSuffix(proof))
        #expect(!run.errors.contains("error:") && !run.errors.contains("unused"), "\(run.errors)")
        #expect(run.status == 0)
    }

    @Test("without the heaters' module, one error names all places that need it")
    func missing() async throws {
        let run = try await validate(
            Edit(file: "Equipment/Modules.swift", old: "HeatingModule.self", new: ""))
        #expect(run.errors.matches(of: /error: CoffeeShop has no provider of 'Heater'/).count == 1)
        #expect(run.errors.matches(of: /note: a value of the module is needed here too/).count == 2)
        #expect(run.errors.contains("help: add 'HeatingModule.self' to the modules of CoffeeShop"))
        #expect(run.status == 1)
    }

    @Test("without its Lazy, the loop of the counter and the barista is an error")
    func cycle() async throws {
        let run = try await validate(
            Edit(file: "Coffee/Staff.swift", old: "Lazy<Barista>", new: "Barista"))
        #expect(run.errors.contains("[dependency-cycle]"), "\(run.errors)")
        #expect(run.errors.contains("help: let Counter take 'barista: Lazy<Barista>'"))
        #expect(run.status == 1)
    }

    @Test("an initializer may state its own type, and no other", arguments: [("Grinder", 0), ("Pump", 1)])
    func type(_ name: String, status: Int32) async throws {
        let run = try await validate(
            Edit(file: "Equipment/Grinder.swift", old: "@Provider", new: "@Provider(of: \(name).self)"))
        #expect(run.status == status, "\(run.errors)")
        #expect(run.errors.contains("the initializer makes Grinder") == (status == 1))
    }
}
