import ArborModel
import SafeDIFrontEnd

extension GrowthShape {
    /// The graph as values, with one type in each file. Nothing is read or parsed.
    func files(count: Int) -> [FileSummary] {
        (0..<count).map { index in
            FileSummary(
                path: "T\(index).swift", providers: [type(index, edges(of: index, among: count))])
        }
    }

    private func type(_ index: Int, _ edges: Edges) -> ProviderDeclaration {
        let dependencies = dependencies(of: index, edges)
        return ProviderDeclaration(
            type: .named("T\(index)", []), name: "T\(index)", kind: .class, isRoot: index == 0,
            dependencies: dependencies,
            construction: .initializer(dependencies.map { Argument(label: $0.label, dependency: $0.label) }),
            location: SourceLocation(path: "T\(index).swift", range: .start), frontEnd: .safeDI)
    }

    func dependencies(of index: Int, _ edges: Edges) -> [Dependency] {
        let made = edges.made.map { dependency($0, .instantiated(Instantiation())) }
        let deferred = edges.deferred.map { index in
            let type = TypeExpression.named("Instantiator", [.named("T\(index)", [])])
            return Dependency(
                label: "make\(index)", type: type,
                source: .instantiated(Instantiation(deferral: Dialect.safeDI.deferral(type))), range: .start)
        }
        let received = edges.received.map { dependency($0, .received(ifAvailable: false)) }
        let optional = edges.optional.map { index in
            Dependency(
                label: "t\(index)", type: .optional(.named("T\(index)", [])),
                source: .received(ifAvailable: true), range: .start)
        }
        let forwarded = edges.isForwarded ? [value(index, .forwarded)] : []
        let values = edges.values.map { value($0, .received(ifAvailable: false)) }
        return made + deferred + received + optional + forwarded + values
    }

    private func dependency(_ index: Int, _ source: Dependency.Source) -> Dependency {
        Dependency(label: "t\(index)", type: .named("T\(index)", []), source: source, range: .start)
    }

    private func value(_ index: Int, _ source: Dependency.Source) -> Dependency {
        Dependency(label: "value\(index)", type: .named("Int", []), source: source, range: .start)
    }
}
