import ArborGraph
import ArborModel
import ArborPlans

/// Plans the structures by which tests replace parts of trees.
struct ConfigurationPlanner {
    private let mocks: Mocks
    private let validated: ValidatedGraph
    private let code: CodeNames
    private var conditions: ConditionPlanner
    /// The aliases of types whose names mean something else in the types that hold the structures.
    private(set) var aliases: [Symbol: String] = [:]

    /// The names of generic parameters that types of the graph have too.
    private let byParameters: Set<String>

    /// The global actors of the nodes with configurations.
    private let actors: [NodeID: String]

    /// True if no structure is to be isolated by its module. In Swift 5, its initializer couldn't be called in a default
    /// argument then. A default value that is more than a literal may be isolated itself, and keeps the isolation. So does a
    /// type that rests on a conformance, which the module isolates too.
    private let areKeptOut: Bool

    private var graph: BindingGraph { validated.graph }

    init(_ mocks: Mocks, _ validated: ValidatedGraph, _ code: CodeNames, isIsolatedByDefault: Bool) {
        self.mocks = mocks
        self.validated = validated
        self.code = code
        conditions = ConditionPlanner(validated.graph)
        let graph = validated.graph
        actors = validated.writtenActors(of: validated.reached.filter(mocks.isConfigured))
        areKeptOut =
            isIsolatedByDefault
            && (graph.roots + validated.reached).allSatisfy { node in
                graph.settings(of: node).values.allSatisfy(\.isLiteral)
                    && !graph.bindings(of: node).contains {
                        graph.types[graph.bindings[$0].type].restsOnConformances
                    }
            }
        let parameters = Set(graph.roots.flatMap { graph.particulars(of: $0)?.genericParameters ?? [] })
        byParameters = parameters.isEmpty ? [] : Self.names(of: validated).intersection(parameters)
    }

    /// The names of the reached types that are declared and not generic, and their last parts.
    private static func names(of validated: ValidatedGraph) -> Set<String> {
        let graph = validated.graph
        var names: Set<String> = []
        for node in validated.reached where graph.isDeclared(node) && !graph.isGeneric(node) {
            let name: String = graph.name(of: node)
            names.insert(name)
            if let part = name.split(separator: ":").last { names.insert(String(part)) }
        }
        return names
    }

    /// The structures of the types below the roots, in the order of the types.
    mutating func plans() -> [ConfigurationPlan] {
        let nodes = validated.reached.filter(mocks.isConfigured)
        let hidden = graph.hiddenNames(of: nodes)
        return zip(nodes, hidden).map { node, hidden in
            var plan = plan(of: node, hiding: hidden)
            plan.condition = conditions.condition(ofMaking: node)
            plan.availability = mocks.availability(below: [node])
            plan.builder = parameters(of: node, hiding: hidden)
            return plan
        }
    }

    /// The structures of the replacements in the trees of roots, in their order; `nil` for a root without parts.
    mutating func plans(ofRoots roots: [NodeID], hiding hidden: [HiddenNames]) -> [ConfigurationPlan?] {
        zip(roots, hidden).map { root, hidden in
            let plan = plan(of: root, hiding: hidden)
            return plan.entries.isEmpty ? nil : plan
        }
    }

    private mutating func plan(of node: NodeID, hiding hidden: HiddenNames) -> ConfigurationPlan {
        let known = conditions.conditions(below: node, functions: [])
        let isSendable = mocks.isSendable(node)
        var entries: [ConfigurationPlan.Entry] = []
        for binding in graph.bindings(of: node) {
            guard let form = form(of: binding, in: node, hiding: hidden) else { continue }
            var isShared = isSendable
            if case .instantiated(_, let mode) = graph.bindings[binding].role {
                isShared = isShared || mode.isSendable
            }
            entries.append(
                .init(
                    name: LocalName(label: graph.bindings[binding].label),
                    condition: known.bindings[binding] ?? "", form: form, isSendable: isShared,
                    isEscaping: graph.isEscaping[graph.bindings[binding].key]))
        }
        var plan = ConfigurationPlan(
            type: code.text(of: graph.nodeTypes[node]), entries: entries, isSendable: isSendable)
        plan.isNonisolated = areKeptOut || mocks.isNonisolated(node)
        return plan
    }

    private mutating func form(of binding: BindingID, in node: NodeID, hiding hidden: HiddenNames)
        -> ConfigurationPlan.Entry.Form?
    {
        let found = graph.bindings[binding]
        switch found.role {
        case .instantiated(let target, let mode):
            if mocks.ownsParts(node) { return nil }
            if mocks.isConfigured(target) {
                if mocks.isRecursion(from: node, to: target) { return nil }
                return .configuration(text(graph.nodeTypes[target], hiding: hidden))
            }
            return .function(
                parameters(of: target, hiding: hidden),
                result: text(graph.product(of: found.type, by: mode), hiding: hidden))
        case .forwarded where graph.isSetting(binding, of: node):
            let value = graph.settings(of: node)[graph.symbols[found.label]] ?? "nil"
            let type = graph.types[graph.types.spelling(of: found.type)]
            if mocks.isMade(binding, of: node) { return .maker(text(type, hiding: hidden), value) }
            if let actor = actors[node] ?? mocks.actor(ofValuesOf: node), !value.isLiteral {
                return .isolated(text(type, hiding: hidden), value, actor: code.text(ofActor: actor))
            }
            return .value(text(mocks.isSendable(node) ? type.sendable : type, hiding: hidden), value)
        case .forwarded, .received, .alias: return nil
        }
    }

    /// The types of the arguments of the call that makes a node.
    private mutating func parameters(of node: NodeID, hiding hidden: HiddenNames) -> [TypeText] {
        let arguments =
            mocks.isConfigured(node)
            ? graph.arguments(of: node).map { TreePlanner.Parameter.property($0.property) }
            : mocks.arguments(of: node)
        var parameters: [TypeText] = []
        for argument in arguments {
            let (key, spelling) =
                switch argument {
                case .property(let property): keyAndType(of: property, in: node)
                case .need(let need): (need.key, graph.spellings[need.key])
                }
            let type = graph.types[spelling]
            let isEscaping = type.isFunction || graph.isEscaping[key]
            let text = self.spelling(of: type, hiding: hidden)
            parameters.append(.written(isEscaping && !type.isEscaping ? text.escaping : text))
        }
        return parameters
    }

    private func keyAndType(of property: PropertyID, in node: NodeID) -> (KeyID, TypeID) {
        let binding = graph.bindings[graph.binding(property, of: node)]
        return (binding.key, graph.types.spelling(of: binding.type))
    }

    private mutating func text(_ type: TypeID, hiding hidden: HiddenNames) -> TypeText {
        .written(spelling(of: graph.types[type], hiding: hidden))
    }

    private mutating func spelling(of type: TypeExpression, hiding hidden: HiddenNames) -> String {
        var aliases: [Symbol: String] = [:]
        let (graph, code) = (graph, code)
        let byParameters = self.byParameters.intersection(hidden.parameters)
        func aliased(_ type: TypeExpression) -> TypeExpression {
            type.mapNames { written in
                guard case .named(let name, let arguments) = written, let symbol = graph.symbols.find(name)
                else { return nil }
                let first = code.spelling(of: symbol).first
                guard
                    hidden.mayHide(first)
                        || byParameters.contains(String(first)) && graph.mayNameType(name)
                else { return nil }
                let alias = code.topLevelName(of: symbol)
                aliases[symbol] = alias
                return .named(alias, arguments.map(aliased))
            }
        }
        let text = code.mapped(hidden.isNothing ? type : aliased(type)).description
        self.aliases.merge(aliases) { first, _ in first }
        return text
    }
}

extension BindingGraph {
    /// The type that is made for a property: its own, or the product of a type that defers making.
    fileprivate func product(of type: TypeID, by mode: InstantiationMode) -> TypeExpression {
        guard let deferral = mode.deferral else { return types[types.spelling(of: type)] }
        return deferral.writtenProduct(of: types[type].nonOptional)
    }
}

extension ConfigurationPlanner {
    private mutating func text(_ type: TypeExpression, hiding hidden: HiddenNames) -> TypeText {
        .written(spelling(of: type, hiding: hidden))
    }
}

extension TypeExpression {
    /// The type, in which a function is `Sendable`. In Swift 5, that isn't implied by a global actor.
    fileprivate var sendable: TypeExpression {
        switch self {
        case .optional(let base): .optional(base.sendable)
        case .implicitlyUnwrapped(let base): .implicitlyUnwrapped(base.sendable)
        case .attributed(let words, let base)
        where base.isFunction && !words.contains("@Sendable"):
            .attributed(words + ["@Sendable"], base)
        case .function: .attributed(["@Sendable"], self)
        default: self
        }
    }
}

extension String {
    /// The function type with `@escaping`, which follows a specifier without an `@`.
    fileprivate var escaping: String {
        let specifier = "nonisolated(nonsending) "
        return hasPrefix(specifier)
            ? specifier + "@escaping " + dropFirst(specifier.count) : "@escaping " + self
    }

    /// True for a default value that is the same on each actor: a number, a word or a text without further code.
    var isLiteral: Bool {
        if ["nil", "true", "false", "[]", "[:]"].contains(self) { return true }
        let quote = UInt8(ascii: "\"")
        let isText = utf8.first == quote && !utf8.contains(UInt8(ascii: "\\"))
        if isText { return utf8.filter { $0 == quote }.count == 2 }
        let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : utf8[...]
        return digits.first?.isDigit == true
            && digits.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
