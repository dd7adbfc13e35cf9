/// A random component of swift-blade's, as data: what its values take, and which of them is shared.
///
/// `ComponentReference` predicts the result of wiring it, and `source` spells it as a program.
package struct RandomComponent {
    /// A value of the component's graph: a class of its own.
    package struct Value {
        /// True for `scope: .singleton`.
        package var isShared: Bool
        /// True if a function of a module makes the value; it then has a name.
        package var isNamed: Bool
        /// The module that provides it; `nil` if none does.
        package var module: Int?
        /// A further module that provides it as well.
        package var secondModule: Int?
        package var parameters: [Parameter]
    }

    /// A parameter of a value's initializer, or an entry point.
    package struct Parameter {
        package var target: Int
        package var isLazy: Bool
    }

    package let number: Int
    package private(set) var values: [Value] = []
    package private(set) var entryPoints: [Parameter] = []
    /// The modules that each module includes.
    package private(set) var submodules: [[Int]] = []
    /// The modules that the component names.
    package private(set) var modules: [Int] = []

    private static let moduleCount = 3

    /// Creates a component. Most have no fault; some lack a value, have one twice, or have a value that needs itself.
    package init(number: Int, seed: UInt64) {
        self.number = number
        var random = SplitMix(seed: seed)
        let count = 2 + random.below(7)
        let isFaulty = random.isTrue(25)
        for index in 0..<count { values.append(value(index, of: count, isFaulty, &random)) }
        for _ in 0...random.below(3) {
            let target = random.below(count)
            // An entry point asks for a value without a name.
            values[target].isNamed = false
            entryPoints.append(Parameter(target: target, isLazy: random.isTrue(20)))
        }
        submodules = (0..<Self.moduleCount).map { module in
            (module + 1..<Self.moduleCount).filter { _ in random.isTrue(60) }
        }
        modules = isFaulty ? [0] : Array(0..<Self.moduleCount)
    }

    private func value(_ index: Int, of count: Int, _ isFaulty: Bool, _ random: inout SplitMix) -> Value {
        let rarely = isFaulty ? 15 : 0
        var value = Value(
            isShared: random.isTrue(50), isNamed: random.isTrue(25),
            module: random.isTrue(rarely) ? nil : random.below(Self.moduleCount),
            secondModule: random.isTrue(rarely) ? random.below(Self.moduleCount) : nil, parameters: [])
        for _ in 0..<random.below(4) {
            // Values that are needed at once have higher numbers, so that none needs itself.
            let isLazy = index + 1 == count || random.isTrue(40)
            let first = isLazy || random.isTrue(rarely) ? 0 : index + 1
            value.parameters.append(Parameter(target: first + random.below(count - first), isLazy: isLazy))
        }
        if value.secondModule == value.module || value.module == nil { value.secondModule = nil }
        return value
    }
}
