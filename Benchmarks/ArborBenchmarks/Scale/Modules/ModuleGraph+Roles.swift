// The layers: base, shared kits, kits, features in a tree, domains, app.
extension ModuleGraph {
    /// A range of modules that belong together. The last of them is the domain's own module.
    struct Domain {
        let kits: Range<Int>
        let features: Range<Int>
        var own: Int { features.upperBound }

        /// The features below a node of the domain's tree. Node 0 is the domain's own module.
        func features(below node: Int) -> [Int] {
            (3 * node + 1...3 * node + 3).map { features.lowerBound + $0 - 1 }.filter(features.contains)
        }
    }

    enum Role {
        case base
        case kit(Domain)
        /// A feature, with its node in the domain's tree.
        case feature(Domain, node: Int)
        case domain(Domain)
        case app
    }

    /// The largest number of modules in a domain.
    private static let domainSize = 100

    func role(of module: Int) -> Role {
        if module == 0 { return .base }
        if module == app { return .app }
        let domain = domain((module - 1) / Self.domainSize)
        if domain.kits.contains(module) { return .kit(domain) }
        if module == domain.own { return .domain(domain) }
        return .feature(domain, node: module - domain.features.lowerBound + 1)
    }

    var app: Int { modules - 1 }

    var domains: [Domain] {
        (0..<(modules - 3 + Self.domainSize) / Self.domainSize).map { domain($0) }
    }

    private func domain(_ number: Int) -> Domain {
        let first = 1 + number * Self.domainSize
        let size = min(Self.domainSize, app - first)
        let kits = size < 3 ? 0 : max(1, size / 10)
        return Domain(kits: first..<first + kits, features: first + kits..<first + size - 1)
    }

    /// The kits that the root makes, which any domain can use.
    var sharedKits: [Int] { domains.compactMap(\.kits.first) }

    /// True if a feature is made by an `Instantiator`, with a forwarded value.
    func isDeferred(_ module: Int) -> Bool {
        guard case .feature = role(of: module) else { return false }
        return module % 4 == 0
    }
}

// The modules that a module uses.
extension ModuleGraph {
    /// The kits that a module's types receive: up to three of its domain, and a shared one of any domain.
    func receivedKits(of module: Int) -> [Int] {
        switch role(of: module) {
        case .base, .app: return []
        case .kit(let domain): return module == domain.kits.lowerBound ? [] : [domain.kits.lowerBound]
        case .feature(let domain, _), .domain(let domain):
            var random = random(module, 1)
            guard !domain.kits.isEmpty else { return [] }
            let own = (0..<3).map { _ in domain.kits.lowerBound + random.below(domain.kits.count) }
            let shared = sharedKit(random.below(domainCount))
            return Set(own + [shared].compactMap(\.self)).sorted()
        }
    }

    private var domainCount: Int { (modules - 3 + Self.domainSize) / Self.domainSize }

    private func sharedKit(_ number: Int) -> Int? { domain(number).kits.first }

    /// The modules whose main type a module's main type makes.
    func madeModules(of module: Int) -> [Int] {
        switch role(of: module) {
        case .base, .kit: []
        case .feature(let domain, let node): domain.features(below: node)
        case .domain(let domain): Array(domain.kits.dropFirst()) + domain.features(below: 0)
        case .app: sharedKits + domains.map(\.own)
        }
    }

    /// The modules that a module imports, in order.
    func imports(of module: Int) -> [Int] {
        if module == 0 { return [] }
        return Set([0] + receivedKits(of: module) + madeModules(of: module)).sorted()
    }
}
