import ArborModel

/// Shared values that several components make: each has one of its own.
struct RepeatedSingletons {
    private let program: BladeProgram
    /// By provider, the components that make its value, in order.
    private var components: [Place: [Place]] = [:]

    init(_ program: BladeProgram) { self.program = program }

    mutating func add(_ graph: ComponentGraph) {
        for value in graph.reached where graph.registration(value).isShared {
            for provider in graph.registration(value).providers {
                components[provider, default: []].append(graph.component)
            }
        }
    }

    var diagnostics: [Diagnostic] {
        components.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { provider, components in
            repeated(provider, by: components)
        }
    }

    private func repeated(_ provider: Place, by components: [Place]) -> Diagnostic {
        let type = program.shown(program[provider].type)
        // The branches of an `#if` may provide the type by functions of other names.
        let names = Set(["\(type)", program.title(of: provider)])
        return Diagnostic(
            .repeatedSingleton, "\(components.count) components each make their own '\(type)'",
            about: names.sorted(), at: program[provider].location,
            places: components.map {
                Diagnostic.Note("\(program.title(of: $0)) makes one", at: program[$0].location)
            },
            help: "let one component make it, and pass it to the others through their initializers: "
                + "'init(value: \(type))'; these then include no module that provides it")
    }
}
