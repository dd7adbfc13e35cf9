/// The graph of a component: classes in layers, each of which takes two to four classes of lower layers.
///
/// About half of them are singletons, and the classes of the highest layer aren't. The same size gives the same graph on
/// every machine. Each class can be reached without a `Lazy`.
struct ComponentGraph {
    struct Parameter {
        var index: Int
        var isLazy = false
    }

    struct Provider {
        var isSingleton: Bool
        var parameters: [Parameter]
    }

    static let layers = 20

    /// The providers, from the lowest layer to the highest.
    private(set) var providers: [Provider] = []
    /// The number of providers in a layer.
    private let width: Int
    private var random = SplitMix64(seed: 1)

    /// - Parameter count: The number of providers, a multiple of the number of layers.
    init(count: Int) {
        width = count / Self.layers
        for index in 0..<width * Self.layers {
            // With fewer singletons, the calls would make many more objects: the layers multiply them.
            let isSingleton = random.below(2) == 0 && index < width * (Self.layers - 1)
            providers.append(Provider(isSingleton: isSingleton, parameters: parameters(of: index)))
        }
    }

    /// The providers that the component's functions return: those of the highest layer.
    var entryPoints: Range<Int> { providers.count - width..<providers.count }

    /// The first parameter belongs to the next lower layer, so that no class is left out. The others belong to any lower
    /// layer.
    private mutating func parameters(of index: Int) -> [Parameter] {
        guard index >= width else { return [] }
        var parameters = [Parameter(index: index - width)]
        for _ in 0...random.below(3) {
            let other = Parameter(index: random.below(index / width * width), isLazy: random.below(20) == 0)
            if !parameters.contains(where: { $0.index == other.index }) { parameters.append(other) }
        }
        return parameters
    }
}

extension ComponentGraph: CustomStringConvertible {
    /// The graph's numbers in one line.
    var description: String {
        let singletons = providers.indices.filter { providers[$0].isSingleton }
        let parameters = providers.flatMap(\.parameters)
        let lazy = parameters.count(where: \.isLazy)
        let made = madeObjects
        let calls = entryPoints.map { made[$0] }
        let average = (Double(calls.reduce(0, +)) / Double(width)).short
        let total = singletons.reduce(0) { $0 + made[$1] }
        return """
            \(providers.count.grouped) classes in \(Self.layers) layers, of which \(singletons.count) are singletons, \
            with \(parameters.count.grouped) parameters, of which \(lazy) are `Lazy`. A construction makes \
            \(total.grouped) objects of these classes. A call of one of the \(width) entry points makes \
            \(calls.min() ?? 0) to \(calls.max() ?? 0), on average \(average)
            """
    }

    /// The number of objects that a call of each provider makes. For a singleton, those that its first call makes.
    private var madeObjects: [Int] {
        var made: [Int] = []
        for provider in providers {
            let parts = provider.parameters.filter { !$0.isLazy && !providers[$0.index].isSingleton }
            made.append(1 + parts.reduce(0) { $0 + made[$1.index] })
        }
        return made
    }
}
