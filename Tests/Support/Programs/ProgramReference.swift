/// Makes what a program makes, by the rules as the manual has them: each property on demand, each received one looked
/// up from the inside out. Nothing is solved, shared or remembered.
final class ProgramReference {
    struct Fault: Hashable {
        /// Nothing where the tool may choose: what is wrong, not how it is called, is what counts.
        var id: String?
        var symbol: Int
        /// Nothing for the type itself.
        var property: Int?
        /// The type of a value that must be Sendable: one error for each such type, at one of the properties.
        var captured: String?
        /// True of what the root can't make where it is made: one error, at one of all such properties.
        var isOfRoot = false
    }

    final class Object {
        let symbol: Int
        var children: [(label: String, value: Value)] = []

        init(_ symbol: Int) { self.symbol = symbol }
    }

    /// What an Instantiator is in this account: how to make one more.
    final class Maker {
        let make: () -> Object?

        init(_ make: @escaping () -> Object?) { self.make = make }
    }

    enum Value {
        case object(Object)
        case maker(Maker)
    }

    /// A type that is being made, and what it has so far.
    final class Frame {
        let symbol: Int
        let given: [String: Object]
        /// Stands in for the creator of the frame where that is a `SendableInstantiator`'s closure: owner and property.
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
    /// Steps left: a program that takes more is none that the generator wants.
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
        program.symbols.indices.filter { number in
            guard let provider = program.symbols[number].provider, program.isDeclared(number, in: build)
            else {
                return false
            }
            return number == type || provider.protocols.contains(type)
        }
    }

    /// One for each protocol, whichever of its providers meet in a build.
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
        _ symbol: Int, for number: Int? = nil, below frames: [Frame], given: [String: Object],
        sendableFrom: (symbol: Int, property: Int)?
    ) -> Object? {
        budget -= 1
        guard budget > 0, frames.count < 20 else { return nil }
        let frame = Frame(symbol, given, sendableFrom)
        checkIsolation(of: symbol, for: number, below: frames, sendableFrom)
        let object = Object(symbol)
        for (number, property) in provider(symbol).properties.enumerated() {
            guard let value = value(of: number, in: frame, below: frames) else { continue }
            object.children.append((property.key.label, value))
        }
        return object
    }

    private func value(of number: Int, in frame: Frame, below frames: [Frame]) -> Value? {
        if let value = frame.values[number] { return value }
        guard frame.underWay.insert(number).inserted else {
            faults.insert(Fault(id: "dependency-cycle", symbol: frame.symbol, property: number))
            return nil
        }
        let property = provider(frame.symbol).properties[number]
        let value: Value? =
            switch property.source {
            case .forwarded: frame.given[property.key.label].map(Value.object)
            case .made: made(property, number, in: frame, below: frames)
            case .received:
                lookup(property.key, asker: (frame, number), in: frames + [frame], from: frames.count)
            case .alias(let key):
                lookup(key, asker: (frame, number), in: frames + [frame], from: frames.count + 1)
            }
        frame.values[number] = value
        return value
    }

    private func made(
        _ property: Program.Property, _ number: Int, in frame: Frame, below frames: [Frame]
    ) -> Value? {
        let place = (symbol: frame.symbol, property: number)
        guard let target = property.maker ?? providers(of: property.key.type).first,
            program.symbols[target].provider != nil, program.isDeclared(target, in: build)
        else {
            let isConditional = program.symbols.contains { $0.condition != nil }
            faults.insert(
                Fault(id: isConditional ? nil : "missing-provider", symbol: frame.symbol, property: number))
            return nil
        }
        guard property.key.wrapper != nil else {
            if !provider(target).forwarded.isEmpty {
                faults.insert(Fault(id: "forwarded-into-constant", symbol: frame.symbol, property: number))
                return nil
            }
            return make(target, for: number, below: frames + [frame], given: [:], sendableFrom: nil)
                .map(Value.object)
        }
        let maker = Maker { [self] in
            let given = provider(target).forwarded.map { ($0.key.label, Object($0.key.type)) }
            return make(
                target, for: number, below: frames + [frame], given: Dictionary(uniqueKeysWithValues: given),
                sendableFrom: property.key.wrapper == .sendable ? place : nil)
        }
        // What its product takes must be there before it is.
        _ = maker.make()
        return .maker(maker)
    }

    private func lookup(
        _ key: Program.Key, asker: (frame: Frame, property: Int), in frames: [Frame], from end: Int
    ) -> Value? {
        for depth in (0..<end).reversed() {
            let frame = frames[depth]
            let properties = provider(frame.symbol).properties
            guard
                let number = properties.firstIndex(where: {
                    $0.key == key && !($0.maker != nil && key.wrapper == .erased)
                })
            else { continue }
            if depth == end - 1, frame === asker.frame, number == asker.property { continue }
            checkCapture(of: key, at: depth, in: frames)
            return value(of: number, in: frame, below: Array(frames[..<depth]))
        }
        faults.insert(Fault(id: "unmet-dependency", symbol: asker.frame.symbol, property: asker.property))
        return nil
    }
}

/// Isolation.
extension ProgramReference {
    private func isOfMainActor(_ symbol: Int) -> Bool {
        guard let provider = program.symbols[symbol].provider else { return false }
        return provider.isolation != .none || program.modules[program.module(of: symbol)].isMainActorByDefault
    }

    /// - Parameter number: the property that the symbol is made for.
    private func checkIsolation(
        of symbol: Int, for number: Int?, below frames: [Frame],
        _ sendableFrom: (symbol: Int, property: Int)?
    ) {
        guard isOfMainActor(symbol), let owner = frames.last else { return }
        let boundary = sendableFrom ?? frames.lazy.compactMap(\.sendableFrom).last
        if let boundary {
            faults.insert(Fault(id: nil, symbol: boundary.symbol, property: boundary.property))
        } else if !isOfMainActor(frames[0].symbol) {
            faults.insert(Fault(id: nil, symbol: owner.symbol, property: number, isOfRoot: true))
        }
    }

    /// What stands outside of a `@Sendable` closure and is used within must be `Sendable`.
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
