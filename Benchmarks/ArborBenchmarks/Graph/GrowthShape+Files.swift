import ArborModel
import SafeDIFrontEnd

extension GrowthShape {
    /// The graph as values, one type a file: no disk, no parsing.
    func files(count: Int) -> [FileSummary] {
        (0..<count).map { number in
            FileSummary(
                path: "T\(number).swift", providers: [type(number, edges(of: number, among: count))])
        }
    }

    private func type(_ number: Int, _ edges: Edges) -> ProviderDeclaration {
        let dependencies = dependencies(of: number, edges)
        return ProviderDeclaration(
            type: .named("T\(number)", []), name: "T\(number)", kind: .class, isRoot: number == 0,
            dependencies: dependencies,
            construction: .initializer(dependencies.map { Argument(label: $0.label, dependency: $0.label) }),
            location: SourceLocation(path: "T\(number).swift", range: .start), frontEnd: .safeDI)
    }

    func dependencies(of number: Int, _ edges: Edges) -> [Dependency] {
        let made = edges.made.map { dependency($0, .instantiated(Instantiation())) }
        let deferred = edges.deferred.map { number in
            let type = TypeExpression.named("Instantiator", [.named("T\(number)", [])])
            return Dependency(
                label: "make\(number)", type: type,
                source: .instantiated(Instantiation(deferral: Dialect.safeDI.deferral(type))), range: .start)
        }
        let received = edges.received.map { dependency($0, .received(ifAvailable: false)) }
        let optional = edges.optional.map { number in
            Dependency(
                label: "t\(number)", type: .optional(.named("T\(number)", [])),
                source: .received(ifAvailable: true), range: .start)
        }
        let forwarded = edges.isForwarded ? [value(number, .forwarded)] : []
        let values = edges.values.map { value($0, .received(ifAvailable: false)) }
        return made + deferred + received + optional + forwarded + values
    }

    private func dependency(_ number: Int, _ source: Dependency.Source) -> Dependency {
        Dependency(label: "t\(number)", type: .named("T\(number)", []), source: source, range: .start)
    }

    private func value(_ number: Int, _ source: Dependency.Source) -> Dependency {
        Dependency(label: "value\(number)", type: .named("Int", []), source: source, range: .start)
    }
}
