/// A generated monorepo whose modules import each other in layers, with one root at the top.
///
/// All modules import the base module. The modules between the base and the root form domains of 100 modules:
/// ten kits, the features, and the domain's own module. The features of a domain form a tree below the domain's
/// module. The first kit of each domain is shared by all domains.
///
/// A fifth of the files contain an annotated type. The types form a valid graph across the modules. The same
/// parameters give the same bytes on every machine.
struct ModuleGraph {
    /// The number of modules, from 3.
    let modules: Int
    /// The number of files, at least 5 for each module.
    let files: Int
    /// The average size of a file in bytes. Files are usually larger, because none ends within a declaration.
    let bytes: Int
    let seed: UInt64
    /// The number of files below each module's index, and the total at the end.
    private let firstFiles: [Int]

    init(modules: Int, files: Int, bytes: Int = 10_000, seed: UInt64 = 1) {
        (self.modules, self.files, self.bytes, self.seed) = (modules, files, bytes, seed)
        var random = SplitMix64(seed: seed)
        var sums = [0]
        for _ in 0..<modules { sums.append(sums.last! + Self.weights[random.below(Self.weights.count)]) }
        firstFiles = sums.map { $0 * files / sums.last! }
    }

    /// The relative sizes of modules. The largest are six times as large as the smallest.
    private static let weights = [4, 5, 6, 7, 8, 9, 10, 10, 11, 12, 14, 24]

    /// The number of files in the modules before a module.
    func firstFile(of module: Int) -> Int { firstFiles[module] }

    func fileCount(of module: Int) -> Int { firstFiles[module + 1] - firstFiles[module] }

    /// The number of annotated types of a module, from 1.
    func typeCount(of module: Int) -> Int { max(1, (fileCount(of: module) + 2) / 5) }

    var types: Int { (0..<modules).reduce(0) { $0 + typeCount(of: $1) } }

    /// Random numbers that depend only on the seed, the module and the purpose.
    func random(_ module: Int, _ purpose: Int) -> SplitMix64 {
        SplitMix64(seed: seed &+ UInt64(module) &* 0x9E37_79B9 &+ UInt64(purpose) &* 0xD1B5_4A32)
    }
}

// Where the modules are.
extension ModuleGraph {
    func name(of module: Int) -> String {
        switch role(of: module) {
        case .base: "Base"
        case .app: "App"
        case .kit: "Kit\(module)"
        case .feature: "Feature\(module)"
        case .domain: "Domain\(module)"
        }
    }

    /// The folder of a module, such as `Modules/Domain100/Feature12`.
    func folder(of module: Int) -> String {
        switch role(of: module) {
        case .base, .app: "Modules/\(name(of: module))"
        case .kit(let domain), .feature(let domain, _), .domain(let domain):
            "Modules/\(name(of: domain.own))/\(name(of: module))"
        }
    }

    /// The paths of a module's files.
    func paths(of module: Int) -> [String] {
        (0..<fileCount(of: module)).map { path(of: $0, in: module) }
    }

    func path(of file: Int, in module: Int) -> String {
        "\(folder(of: module))/Sources/\(name(of: module))File\(file).swift"
    }
}

extension ModuleGraph: CustomStringConvertible {
    var description: String {
        "\(files.grouped) files in \(modules.grouped) modules, \(types.grouped) annotated types, seed \(seed)"
    }
}
