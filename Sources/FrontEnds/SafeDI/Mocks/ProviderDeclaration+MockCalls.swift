import ArborModel
import SafeDILowering

extension ProviderDeclaration {
    /// Becomes a provider of the graph of mocks: with the call for tests, and the parameters that a test may set.
    mutating func becomeMock() {
        isRoot = false
        let mocks = particulars.mocks ?? MockTraits()
        let own = particulars.functionOwner == nil ? type.normal : nil
        if let function = mocks.functions.first(where: { own == nil || $0.returns.normal == own }),
            mocks.callsFunction
        {
            particulars.branches = []
            particulars.sent = function.sent
            concurrency.construction = function.isolation
            construction = .function(function.name, function.arguments)
        }
        // Several types of one generic declaration can't have a structure each.
        if type.argumentsOfAll.isEmpty { takeOptions() }
    }

    /// Lets a test set the parameters of the call that have default values.
    mutating func takeOptions() {
        guard let mocks = particulars.mocks, particulars.branches.isEmpty else { return }
        switch construction {
        case .initializer(let arguments):
            construction = .initializer(taking(mocks.options, in: arguments))
        case .function(let name, let arguments):
            let forTests = mocks.callsFunction ? mocks.function(name, arguments) : nil
            construction = .function(name, taking(forTests?.options ?? mocks.options, in: arguments))
        case .implementation, .list: break
        }
    }

    /// Adds a dependency for each parameter that a test may set, and returns the arguments with theirs.
    private mutating func taking(_ options: [OptionalParameter], in arguments: [Argument]) -> [Argument] {
        let labels = Set(dependencies.map(\.label))
        let settable = options.filter {
            !$0.value.isEmpty && $0.fieldType != nil && !labels.contains($0.label)
                && !$0.label.isOfConfiguration
        }
        if settable.isEmpty || !kind.declaresType { return arguments }
        var role = particulars.mockRole ?? MockRole()
        var all: [Argument] = []
        for position in 0...arguments.count {
            for option in settable where option.position == position {
                guard let type = option.fieldType else { continue }
                role.settings[option.label] = option.value
                dependencies.append(
                    Dependency(
                        label: option.label, qualifier: "setting \(option.label) of \(self.type)", type: type,
                        source: .forwarded, range: location.range ?? .start))
                all.append(
                    Argument(
                        label: option.label, dependency: option.label, isEscaping: option.type.isEscaping))
            }
            if position < arguments.count { all.append(arguments[position]) }
        }
        particulars.mockRole = role
        return all
    }

    /// Looks for a provider of each property's declared type first, because the named one is for production. A property
    /// that nothing makes is received, so that a test can give its value.
    mutating func takeOthers(in providers: MockProviders) {
        for index in dependencies.indices {
            guard case .instantiated(var instantiation) = dependencies[index].source else { continue }
            let type = dependencies[index].type
            if instantiation.product != nil, !instantiation.isWrapped {
                var own = instantiation
                own.product = nil
                if providers.areAlike(own, instantiation, for: type) { instantiation = own }
            }
            if providers.makers(of: instantiation, for: type).isEmpty {
                dependencies[index].source = .received(ifAvailable: false)
            } else {
                dependencies[index].source = .instantiated(instantiation)
            }
        }
    }
}

extension MockTraits {
    /// True if a function, written by hand, makes the type for tests. A generated one of the usual name calls it only by
    /// another name.
    fileprivate var callsFunction: Bool { !isGenerated || functions.contains { $0.name != "mock" } }

    /// The function, written by hand, that a call is of.
    fileprivate func function(_ name: String, _ arguments: [Argument]) -> MockFunction? {
        functions.first { $0.name == name && $0.arguments == arguments }
    }
}

extension String {
    /// True for the names of a configuration's own members. The parameter with such a label is left out.
    fileprivate var isOfConfiguration: Bool { self == "safeDIBuilder" || hasPrefix("_box") }
}

extension OptionalParameter {
    /// The type of a variable that holds the argument; `nil` if no variable can.
    fileprivate var fieldType: TypeExpression? {
        switch type {
        case .attributed(let words, let base):
            let left = words.filter { $0 != "@escaping" }
            let isHeld = left.allSatisfy { $0 == "@Sendable" || $0 == "@MainActor" }
            return isHeld ? (left.isEmpty ? base : .attributed(left, base)) : nil
        case .prefixed("some", _), .unknown: return nil
        default: return type
        }
    }
}
