/// Prints Swift for the graph of a component, or its numbers.
///
/// - Parameter words: A size, and the text to print: `types`, the registrations of a `container`, or `facts`.
func printComponent(_ words: ArraySlice<String>) throws {
    guard words.count == 2, let count = words.first.flatMap({ Int($0) }), count >= ComponentGraph.layers
    else {
        throw Arguments.Wrong(
            description: "components takes a number from \(ComponentGraph.layers), and what to print")
    }
    let graph = ComponentGraph(count: count)
    switch words.last {
    case "types": print(graph.types)
    case "container": print(graph.container)
    case "facts": print(graph)
    default: throw Arguments.Wrong(description: "components prints types, container or facts")
    }
}

extension ComponentGraph {
    /// The number of providers in a module.
    private static let moduleSize = 100

    private var modules: [Range<Int>] {
        stride(from: 0, to: providers.count, by: Self.moduleSize).map {
            $0..<min($0 + Self.moduleSize, providers.count)
        }
    }

    /// The annotated classes, their modules and the component.
    var types: String {
        let names = modules.indices.map { "Module\($0).self" }
        return "import Blade\n\n" + providers.indices.map(declaration).joined()
            + modules.enumerated().map { module(at: $0.offset, of: $0.element) }.joined()
            + "@Component(modules: [\(names.joined(separator: ", "))])\nprotocol App {\n"
            + entryPoints.map { "    func t\($0)() -> T\($0)\n" }.joined() + "}\n\n" + visitor
    }

    private func declaration(of index: Int) -> String {
        let provider = providers[index]
        let parameters = provider.parameters.map { "t\($0.index): \($0.type)" }
        return """
            final class T\(index) {
            \(parameters.map { "    let \($0)\n" }.joined())
                @Provider\(provider.isSingleton ? "(scope: .singleton)" : "")
                init(\(parameters.joined(separator: ", "))) {
            \(provider.parameters.map { "        self.t\($0.index) = t\($0.index)\n" }.joined())    }
            }


            """
    }

    private func module(at index: Int, of types: Range<Int>) -> String {
        let names = types.map { "T\($0).self" }.joined(separator: ", ")
        return "@Module(provides: [\(names)])\nenum Module\(index) {}\n\n"
    }

    /// A function that calls each entry point.
    private var visitor: String {
        "extension App {\n    func visit(_ use: (AnyObject) -> Void) {\n"
            + entryPoints.map { "        use(t\($0)())\n" }.joined() + "    }\n}"
    }
}

/// The same graph for `Benchmarks/Components/Container.swift`.
extension ComponentGraph {
    /// A component whose entry points are providers of a container.
    var container: String {
        """
        import Blade
        import Container

        final class ContainerApp: App {
            private let container = Container()
        \(entryPoints.map { "    private let provider\($0): () -> T\($0)\n" }.joined())
            init() {
        \(modules.indices.map { "        registerModule\($0)(container)\n" }.joined())\
        \(entryPoints.map { "        provider\($0) = container.provider()\n" }.joined())    }

        \(entryPoints.map { "    func t\($0)() -> T\($0) { provider\($0)() }\n" }.joined())}

        \(modules.enumerated().map { registrations(at: $0.offset, of: $0.element) }.joined(separator: "\n"))
        """
    }

    private func registrations(at index: Int, of types: Range<Int>) -> String {
        "@inline(never)\nprivate func registerModule\(index)(_ container: Container) {\n"
            + types.map(registration).joined() + "}\n"
    }

    /// A singleton is made when its provider is. Any other value is made by each call of its provider.
    private func registration(of index: Int) -> String {
        let provider = providers[index]
        let arguments = provider.parameters.map {
            "t\($0.index): \($0.isLazy ? "Lazy(p\($0.index))" : "p\($0.index)()")"
        }
        let call = "T\(index)(\(arguments.joined(separator: ", ")))"
        let parts = provider.parameters.map {
            "        let p\($0.index): () -> T\($0.index) = container.provider()\n"
        }
        let end =
            provider.isSingleton ? "let value = \(call)\n        return { value }" : "return { \(call) }"
        return """
                container.register(T\(index).self) { \(parts.isEmpty ? "_" : "container") in
            \(parts.joined())        \(end)
                }

            """
    }
}

extension ComponentGraph.Parameter {
    fileprivate var type: String { isLazy ? "Lazy<T\(index)>" : "T\(index)" }
}
