/// Creates the objects of a program by the rules of the manual. Each property is created on demand, and each
/// received one is looked up from the innermost scope outwards. Nothing is solved in advance or cached.
final class ProgramReference {
    struct Fault: Hashable {
        /// The id; `nil` if the tool may choose it, because only the fault counts.
        var id: String?
        var symbol: Int
        /// The index of the property; `nil` for the type itself.
        var property: Int?
        /// The type of a value that must be Sendable. There is one error for each such type, at one of the
        /// properties.
        var captured: String?
        /// True if the root's isolation doesn't allow the creation. There is one error, at one of all such
        /// properties.
        var isOfRoot = false
    }

    final class Object {
        let symbol: Int
        var children: [(label: String, value: Value)] = []

        init(_ symbol: Int) { self.symbol = symbol }
    }

    /// An Instantiator, as a function that creates one more object.
    final class InstantiatorValue {
        let make: () -> Object?

        init(_ make: @escaping () -> Object?) { self.make = make }
    }

    enum Value {
        case object(Object)
        case instantiator(InstantiatorValue)
    }

    /// A type that is being created, and its values so far.
    final class Frame {
        let symbol: Int
        let given: [String: Object]
        /// The owner and the property of the `SendableInstantiator` whose closure creates this frame, if one
        /// does.
        let sendableFrom: (symbol: Int, property: Int)?
        var values: [Int: Value?] = [:]
        var underWay: Set<Int> = []

        init(_ symbol: Int, _ given: [String: Object], _ sendableFrom: (symbol: Int, property: Int)?) {
            self.symbol = symbol
            self.given = given
            self.sendableFrom = sendableFrom
        }
    }

    private let program: Program
    private let build: Program.Build
    private(set) var faults: Set<Fault> = []
    /// The remaining steps. The generator rejects programs that need more.
    private(set) var budget = 20_000

    init(_ program: Program, _ build: Program.Build) {
        self.program = program
        self.build = build
    }

    func makeRoot() -> Object? {
        let root = program.root
        findDuplicates()
        guard program.isDeclared(root, in: build) else { return nil }
        return make(root, below: [], given: [:], sendableFrom: nil)
    }

    private func provider(_ symbol: Int) -> Program.Provider { program.symbols[symbol].provider! }

    private func providers(of type: Int) -> [Int] {
        program.symbols.indices.filter { index in
            guard let provider = program.symbols[index].provider, program.isDeclared(index, in: build)
            else {
                return false
            }
            return index == type || provider.protocols.contains(type)
        }
    }

    /// One fault for each protocol with several providers in a build.
    private func findDuplicates() {
        for type in program.symbols.indices where program.symbols[type].isProtocol {
            let last = program.present.last {
                program.symbols[$0].provider?.protocols.contains(type) == true
            }
            guard let last, providers(of: type).count > 1 else { continue }
            faults.insert(Fault(id: "duplicate-provider", symbol: last))
        }
    }
}

extension ProgramReference {
    private func make(
        _ symbol: Int, for index: Int? = nil, below frames: [Frame], given: [String: Object],
        sendableFrom: (symbol: Int, property: Int)?
    ) -> Object? {
        budget -= 1
        guard budget > 0, frames.count < 20 else { return nil }
        let frame = Frame(symbol, given, sendableFrom)
        checkIsolation(of: symbol, for: index, below: frames, sendableFrom)
        let object = Object(symbol)
        for (index, property) in provider(symbol).properties.enumerated() {
            guard let value = value(of: index, in: frame, below: frames) else { continue }
            object.children.append((property.key.label, value))
        }
        return object
    }

    private func value(of index: Int, in frame: Frame, below frames: [Frame]) -> Value? {
        if let value = frame.values[index] { return value }
        guard frame.underWay.insert(index).inserted else {
            faults.insert(Fault(id: "dependency-cycle", symbol: frame.symbol, property: index))
            return nil
        }
        let property = provider(frame.symbol).properties[index]
        let value: Value? =
            switch property.source {
            case .forwarded: frame.given[property.key.label].map(Value.object)
            case .made: made(property, index, in: frame, below: frames)
            case .received:
                lookup(property.key, consumer: (frame, index), in: frames + [frame], from: frames.count)
            case .alias(let key):
                lookup(key, consumer: (frame, index), in: frames + [frame], from: frames.count + 1)
            }
        frame.values[index] = value
        return value
    }

    /// The provider of a property that is made; `nil` if no type makes it in this build.
    private func target(of property: Program.Property) -> Int? {
        guard let target = property.namedProvider ?? providers(of: property.key.type).first,
            program.symbols[target].provider != nil, program.isDeclared(target, in: build)
        else { return nil }
        return target
    }

    private func made(
        _ property: Program.Property, _ index: Int, in frame: Frame, below frames: [Frame]
    ) -> Value? {
        let location = (symbol: frame.symbol, property: index)
        guard let target = target(of: property) else {
            let isConditional = program.symbols.contains { $0.condition != nil }
            faults.insert(
                Fault(id: isConditional ? nil : "missing-provider", symbol: frame.symbol, property: index))
            return nil
        }
        guard property.key.wrapper != nil else {
            // A type that makes itself is a cycle, and nothing else.
            if target != frame.symbol, !provider(target).forwarded.isEmpty {
                faults.insert(Fault(id: "forwarded-into-constant", symbol: frame.symbol, property: index))
                return nil
            }
            return make(target, for: index, below: frames + [frame], given: [:], sendableFrom: nil)
                .map(Value.object)
        }
        let instantiator = InstantiatorValue { [self] in
            let given = provider(target).forwarded.map { ($0.key.label, Object($0.key.type)) }
            return make(
                target, for: index, below: frames + [frame], given: Dictionary(uniqueKeysWithValues: given),
                sendableFrom: property.key.wrapper == .sendable ? location : nil)
        }
        // The dependencies of the product must exist before it.
        _ = instantiator.make()
        return .instantiator(instantiator)
    }

    private func lookup(
        _ key: Program.Key, consumer: (frame: Frame, property: Int), in frames: [Frame], from end: Int
    ) -> Value? {
        for depth in (0..<end).reversed() {
            let frame = frames[depth]
            let properties = provider(frame.symbol).properties
            guard
                let index = properties.firstIndex(where: {
                    $0.key == key && !($0.namedProvider != nil && key.wrapper == .erased)
                })
            else { continue }
            if depth == end - 1, frame === consumer.frame, index == consumer.property { continue }
            checkCapture(of: key, at: depth, in: frames)
            return value(of: index, in: frame, below: Array(frames[..<depth]))
        }
        // A property of this label may be meant, if its type has no provider. That is reported.
        let mayBeMeant = frames[..<end].contains { frame in
            provider(frame.symbol).properties.contains {
                $0.key.label == key.label && $0.source == .made && target(of: $0) == nil
            }
        }
        if mayBeMeant { return nil }
        faults.insert(
            Fault(id: "unmet-dependency", symbol: consumer.frame.symbol, property: consumer.property))
        return nil
    }
}

/// Isolation.
extension ProgramReference {
    private func isOfMainActor(_ symbol: Int) -> Bool {
        guard let provider = program.symbols[symbol].provider else { return false }
        return provider.isolation != .none || program.modules[program.module(of: symbol)].isMainActorByDefault
    }

    /// - Parameter index: The property that the symbol is created for.
    private func checkIsolation(
        of symbol: Int, for index: Int?, below frames: [Frame],
        _ sendableFrom: (symbol: Int, property: Int)?
    ) {
        guard isOfMainActor(symbol), let owner = frames.last else { return }
        let boundary = sendableFrom ?? frames.lazy.compactMap(\.sendableFrom).last
        if let boundary {
            faults.insert(Fault(id: nil, symbol: boundary.symbol, property: boundary.property))
        } else if !isOfMainActor(frames[0].symbol) {
            faults.insert(Fault(id: nil, symbol: owner.symbol, property: index, isOfRoot: true))
        }
    }

    /// A value outside a `@Sendable` closure that is used inside it must be `Sendable`.
    private func checkCapture(of key: Program.Key, at depth: Int, in frames: [Frame]) {
        guard !isSendable(key) else { return }
        for frame in frames[(depth + 1)...] {
            if let boundary = frame.sendableFrom {
                faults.insert(
                    Fault(
                        id: nil, symbol: boundary.symbol, property: boundary.property, captured: "\(key)"))
            }
        }
    }

    private func isSendable(_ key: Program.Key) -> Bool {
        if let wrapper = key.wrapper { return wrapper == .sendable }
        if program.modules[program.module(of: key.type)].isBeforeConcurrency { return true }
        switch program.symbols[key.type].role {
        case .token: return true
        case .provider(let provider): return provider.isSendable
        default: return false
        }
    }
}
