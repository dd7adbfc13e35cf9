// A random component as a program.

extension RandomComponent {
    /// The declarations with annotations.
    package var source: String {
        let classes = values.indices.map { declaration(of: $0) }
        let modules = submodules.indices.map { module($0) }
        return (["import Blade"] + classes + modules + [protocolDeclaration]).joined(separator: "\n")
    }

    /// The call in the program's main file that prints the trace.
    package var call: String {
        let links = entryPoints.indices.map { index in
            entryPoints[index].isLazy ? "lazy(c.e\(index)())" : "plain(c.e\(index)())"
        }
        return "run { let c = BladeC\(number)(); return (c, [\(links.joined(separator: ", "))]) }"
    }

    /// The name of the protocol.
    package var name: String { "C\(number)" }

    /// The name of a value's class.
    package func type(_ value: Int) -> String { "\(name)V\(value)" }

    private func type(_ parameter: Parameter) -> String {
        parameter.isLazy ? "Lazy<\(type(parameter.target))>" : type(parameter.target)
    }

    private func written(_ parameter: Parameter, _ index: Int) -> String {
        let name = values[parameter.target].isNamed ? "@Named(\"n\(parameter.target)\") " : ""
        return "\(name)p\(index): \(type(parameter))"
    }

    private func parameters(of value: Int) -> String {
        values[value].parameters.enumerated().map { written($1, $0) }.joined(separator: ", ")
    }

    private func scope(_ value: Int) -> String { values[value].isShared ? "scope: .singleton" : "" }

    private func declaration(of value: Int) -> String {
        let links = values[value].parameters.enumerated().map { index, parameter in
            parameter.isLazy ? "lazy(p\(index))" : "plain(p\(index))"
        }
        return """
            final class \(type(value)): Node {
                \(values[value].isNamed ? "" : "@Provider(\(scope(value)))")
                init(\(parameters(of: value))) { super.init([\(links.joined(separator: ", "))]) }
            }
            """
    }

    private func module(_ module: Int) -> String {
        let own = values.indices.filter { values[$0].module == module || values[$0].secondModule == module }
        let provided = own.filter { !values[$0].isNamed }.map { type($0) + ".self" }
        let included = submodules[module].map { "C\(number)M\($0).self" }
        let functions = own.filter { values[$0].isNamed }.map { function(making: $0) }
        return """
            @Module(provides: [\(provided.joined(separator: ", "))], submodules: [\(included.joined(separator: ", "))])
            enum C\(number)M\(module) {
            \(functions.joined(separator: "\n"))
            }
            """
    }

    private func function(making value: Int) -> String {
        let scope = values[value].isShared ? "scope: .singleton, " : ""
        let arguments = values[value].parameters.indices.map { "p\($0): p\($0)" }.joined(separator: ", ")
        return """
                @Provider(\(scope)named: "n\(value)")
                static func f\(value)(\(parameters(of: value))) -> \(type(value)) { \(type(value))(\(arguments)) }
            """
    }

    private var protocolDeclaration: String {
        let functions = entryPoints.enumerated().map { "    func e\($0)() -> \(type($1))" }
        let included = modules.map { "C\(number)M\($0).self" }.joined(separator: ", ")
        return """
            @Component(modules: [\(included)])
            protocol C\(number) {
            \(functions.joined(separator: "\n"))
            }
            """
    }

    /// The code that all programs share: the objects' superclass, and the printing of a trace.
    package static let runtime = """
        import Blade

        struct Link {
            let isLazy: Bool
            let get: () -> Node
        }

        func plain(_ node: Node) -> Link { Link(isLazy: false) { node } }
        func lazy<T: Node>(_ lazy: Lazy<T>) -> Link { Link(isLazy: true) { lazy.get() } }

        class Node {
            let links: [Link]
            init(_ links: [Link]) { self.links = links }
        }

        final class Trace {
            var numbers: [ObjectIdentifier: Int] = [:]
            var kept: [Node] = []
            var text = ""

            func visit(_ link: Link, depth: Int) {
                if link.isLazy, depth == 0 {
                    text += "~ "
                    return
                }
                let node = link.get()
                if let number = numbers[ObjectIdentifier(node)] {
                    text += "^\\(number) "
                    return
                }
                numbers[ObjectIdentifier(node)] = kept.count
                kept.append(node)
                text += "\\("\\(type(of: node))".drop { $0 != "V" })( "
                for next in node.links { visit(next, depth: link.isLazy ? depth - 1 : depth) }
                text += ") "
            }
        }

        struct WeakNode { weak var node: Node? }

        func nodes(_ make: () -> (AnyObject, [Link])) -> [WeakNode] {
            let trace = Trace()
            let (component, links) = make()
            defer { withExtendedLifetime(component) {} }
            for link in links { trace.visit(link, depth: \(ComponentReference.lazyDepth)) }
            print(trace.text, terminator: "")
            return trace.kept.map { WeakNode(node: $0) }
        }

        func run(_ make: () -> (AnyObject, [Link])) {
            let nodes = nodes(make)
            print(nodes.allSatisfy { $0.node == nil } ? "freed" : "LEAKED")
        }
        """
}
