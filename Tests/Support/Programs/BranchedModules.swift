/// A random component whose modules have other lists, and other functions, in each branch of an `#if`.
public struct BranchedModules {
    /// The program, as Swift.
    public private(set) var source = "import Blade\n"
    private var random: SplitMix
    private static let types = 4
    private static let modules = 3

    /// Creates the program of a seed.
    public init(seed: UInt64) {
        random = SplitMix(seed: seed)
        for type in 0..<Self.types { addType(type) }
        for module in 0..<Self.modules { addModule(module) }
        addComponent()
    }

    private mutating func addType(_ type: Int) {
        let initializer = "@Provider init(\(parameters(after: type))) {}"
        let branches =
            random.isTrue(25)
            ? "#if DEBUG\n\(initializer)\n#else\n@Provider init(\(parameters(after: type))) {}\n#endif"
            : initializer
        source += "struct T\(type) {\n\(branches)\n}\n"
    }

    private mutating func parameters(after type: Int) -> String {
        (type + 1..<Self.types).filter { _ in random.isTrue(30) }.map { other in
            "t\(other): \(random.isTrue(20) ? "Lazy<T\(other)>" : "T\(other)")"
        }.joined(separator: ", ")
    }

    private mutating func addModule(_ module: Int) {
        inBranches(40) { program in
            let types = (0..<Self.types).filter {
                program.random.isTrue($0 % Self.modules == module ? 92 : 4)
            }.map { "T\($0).self" }
            let modules = (module + 1..<Self.modules).filter { _ in program.random.isTrue(60) }
            let others = modules.map { "M\($0).self" }.joined(separator: ", ")
            return
                "@Module(provides: [\(types.joined(separator: ", "))], submodules: [\(others)])\nenum M\(module) {}"
        }
        guard random.isTrue(12) else { return }
        let type = random.below(Self.types)
        source += "extension M\(module) {\n"
        inBranches(50) { program in
            "@Provider static func t\(type)(\(program.parameters(after: type))) -> T\(type) { fatalError() }"
        }
        source += "}\n"
    }

    private mutating func addComponent() {
        inBranches(40) { program in
            let modules = (0..<Self.modules).filter { $0 == 0 || program.random.isTrue(75) }
            let list = modules.map { "M\($0).self" }.joined(separator: ", ")
            return "@Component(modules: [\(list)])\nprotocol Program {\n    func t0() -> T0\n}"
        }
    }

    /// Writes a declaration, in some of a hundred cases one for each branch.
    private mutating func inBranches(_ percent: Int, _ declaration: (inout Self) -> String) {
        let first = declaration(&self)
        if random.isTrue(percent) {
            source += "#if DEBUG\n\(first)\n#else\n\(declaration(&self))\n#endif\n"
        } else {
            source += first + "\n"
        }
    }
}
