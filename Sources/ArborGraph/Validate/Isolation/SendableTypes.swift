import ArborModel

/// Finds the types that are not `Sendable`, as far as declarations show it.
struct SendableTypes {
    /// The reason why a type isn't `Sendable`.
    struct Fault {
        /// The declaration of a class or struct.
        var node: NodeID?
        /// True for a class or protocol without annotation.
        var isUnannotated = false
        /// The part of a container that isn't `Sendable`; `nil` if the type isn't a container.
        var part: TypeExpression?
        var assumptions: [Suspicion.Assumption] = []
    }

    private let graph: BindingGraph
    /// By type in normal form, the nodes of its annotated declarations.
    private var declarations: [TypeID: [NodeID]] = [:]
    private var faults: [TypeID: Fault?] = [:]
    /// The ids of the annotated types in containers, which may be the type of no property.
    private var parts: [TypeExpression: TypeID] = [:]
    /// The folders of files that import some module with `@preconcurrency`.
    private lazy var preconcurrentFolders = Set(
        graph.resolved.lazy.filter { $0.imports.contains { $0.attributes.contains("preconcurrency") } }
            .map(\.path.folder))

    /// - Parameter asked: The types that will be looked up, without `?` around them.
    init(in graph: BindingGraph, asked: SparseSet<TypeID>) {
        self.graph = graph
        let parts = Set(
            graph.types.indices.lazy.filter(asked.holds).flatMap { graph.parts(of: graph.types[$0]) })
        for node in graph.declarations.indices where graph.kind(of: node)?.declaresType != false {
            let type = graph.types.normal(of: graph.nodeTypes[node])
            let isPart = !parts.isEmpty && parts.contains(graph.types[type])
            if isPart { self.parts[graph.types[type]] = type }
            if isPart || asked.holds(type) { declarations[type, default: []].append(node) }
        }
    }

    /// - Parameter type: A type in normal form.
    mutating func fault(of type: TypeID) -> Fault? {
        if let known = faults[type] { return known }
        let fault = newFault(of: type)
        faults[type] = .some(fault)
        return fault
    }

    private mutating func newFault(of type: TypeID) -> Fault? {
        if graph.types[type].isUnsendableFunction { return Fault() }
        let type = graph.types.bare(of: type)
        let written = graph.types[type]
        if graph.isUnsendableDeferral(written) || graph.isUnsendableValue(written) { return Fault() }
        for part in graph.parts(of: written) where part != written {
            if part.isUnsendableFunction || graph.isUnsendableDeferral(part) || graph.isUnsendableValue(part)
            {
                return Fault(part: part)
            }
            guard var fault = parts[part].map({ fault(of: $0) }) ?? unannotatedFault(of: part) else {
                continue
            }
            fault.part = part
            return fault
        }
        guard let nodes = declarations[type], let node = nodes.first else {
            return unannotatedFault(of: written)
        }
        if nodes.contains(where: { isPerhapsSendable($0) }) { return nil }
        let declaration = graph.nodes[node].declaration
        var assumptions: [Suspicion.Assumption] = [.noSendableExtension(type: declaration?.name ?? "")]
        assumptions += nodes.compactMap { assumptionOnProperties(of: $0) }
        let supertypes = nodes.flatMap { graph.openSupertypes(of: $0) }
        if !supertypes.isEmpty {
            assumptions.append(.notSendable(supertypes))
            // An isolated type is Sendable.
            if graph.concurrency(of: node).type == .inferred {
                assumptions.append(.noIsolation(of: supertypes))
            }
        }
        // With a default isolation, a type that states none is isolated and therefore Sendable.
        if graph.concurrency(of: node).type == .inferred {
            assumptions.append(graph.lackOfDefaultIsolation(node))
        }
        return Fault(node: node, assumptions: assumptions)
    }

    /// What a type stores decides whether it is `Sendable`, unless that says so already.
    private func assumptionOnProperties(of node: NodeID) -> Suspicion.Assumption? {
        guard let declaration = graph.nodes[node].declaration, declaration.kind != .class,
            !declaration.dependencies.contains(where: { graph.isUnsendableDeferral($0.type) })
        else { return nil }
        return .notInferredSendable(
            Supertype(written: declaration.name, path: declaration.location.path))
    }

    /// The fault of a class or protocol without annotation. Its declaration decides whether it is Sendable, if a source
    /// file contains it.
    private func unannotatedFault(of type: TypeExpression) -> Fault? {
        guard case .named(let text, []) = type.withoutAny else { return nil }
        let (module, name) = ModuleQualifiedName.split(text) ?? ("", text[...])
        let known = graph.modules.isSingle ? graph.modules.first : String(module)
        guard let known, !name.utf8.contains(UInt8(ascii: ".")), module.isEmpty == graph.modules.isSingle,
            !module.isEmpty || !StandardLibrary.declares(text) || graph.declaresAtTopLevel(text),
            !isImportedAsPreconcurrent(known),
            let path = graph.path(ofFileIn: known)
        else { return nil }
        let declaration = Supertype(name: String(name), path: path, module: known.isEmpty ? nil : known)
        return Fault(isUnannotated: true, assumptions: [.areNotSendable(valuesOf: declaration)])
    }

    private func isImportedAsPreconcurrent(_ module: String) -> Bool {
        graph.resolved.contains { file in
            file.imports.contains { $0.module == module && $0.attributes.contains("preconcurrency") }
        }
    }

    private mutating func isPerhapsSendable(_ node: NodeID) -> Bool {
        let concurrency = graph.concurrency(of: node)
        if concurrency.mayBeSendable || mayBePreconcurrent(node) { return true }
        return concurrency.type == .inferred && concurrency.mayBeIsolated
    }

    /// True if a file may import the declaration's module with `@preconcurrency`. The compiler then doesn't require
    /// `Sendable`. The files of one folder belong to one module.
    private mutating func mayBePreconcurrent(_ node: NodeID) -> Bool {
        let folder = graph.file(of: node).path.folder
        return preconcurrentFolders.contains { $0 != folder }
    }
}

extension SendableTypes.Fault {
    /// The same fault with names as messages show them.
    func shown(in graph: BindingGraph) -> SendableTypes.Fault {
        var fault = self
        fault.part = part.map(graph.shown.shown)
        return fault
    }

    /// - Parameters:
    ///   - counterpart: The type that defers making like the property's type and isn't Sendable; `nil` if the property is in no
    ///     source.
    ///   - also: The other places where it must be written.
    func help(
        _ type: TypeExpression, _ property: BindingGraph.Property, counterpart: String?,
        also: String, in graph: BindingGraph
    ) -> String {
        let remedy = sendableRemedy(type, in: graph)
        return counterpart.map { "declare '\(property.label)' with '\($0)' instead\(also); or \(remedy)" }
            ?? remedy
    }

    /// The help text on how to make a value of the type Sendable.
    func sendableRemedy(_ whole: TypeExpression, in graph: BindingGraph) -> String {
        let type = part ?? whole
        if node != nil || isUnannotated { return "make \(type.withoutAny) conform to Sendable" }
        if type.isUnsendableFunction { return "declare the function '@Sendable'" }
        if type.isOfAnyValue {
            return type == .named("Any", [])
                ? "write 'any Sendable' instead of 'Any'" : "use a Sendable type instead of '\(type)'"
        }
        let name = type.lastName ?? ""
        let counterpart = graph.dialects.libraryType(named: name)?.sendableCounterpart ?? name
        return "use '\(counterpart)' instead of '\(name)'"
    }
}

extension BindingGraph {
    /// The name of the type that defers making like a Sendable one and isn't Sendable itself.
    func isolatedCounterpart(of type: TypeExpression, in node: NodeID) -> String {
        type.lastName.flatMap(dialects.isolatedCounterpart) ?? terms(of: node).deferred
    }

    /// The name of the type by which a node may store what it makes later. If the node is Sendable, that has to be too.
    func storedDeferral(in node: NodeID) -> String {
        let name = terms(of: node).deferred
        return (keepsOnlySendable(node) ? dialects.libraryType(named: name)?.sendableCounterpart : nil)
            ?? name
    }

    func keepsOnlySendable(_ node: NodeID) -> Bool { declaration(of: node)?.keepsOnlySendable ?? false }

    /// True for a library's type that defers making and isn't Sendable.
    fileprivate func isUnsendableDeferral(_ type: TypeExpression) -> Bool {
        dialects.deferral(type).map { !$0.isSendable } ?? false
    }

    /// True for a type of the standard library whose values may be of any type, Sendable or not.
    fileprivate func isUnsendableValue(_ type: TypeExpression) -> Bool {
        type.isOfAnyValue && !(type.lastName.map(declaresAtTopLevel) ?? false)
    }

    /// The types that must be Sendable for a type to be so: those of a container, and the product of a library's type.
    fileprivate func parts(of type: TypeExpression) -> [TypeExpression] {
        guard let name = type.lastName, dialects.libraryType(named: name)?.takesSendable == true else {
            return type.parts
        }
        return type.arguments.flatMap(\.leaves)
    }

    /// The path of some file of a module. If the graph has none, the path of its first file.
    fileprivate func path(ofFileIn module: String) -> String? {
        let id = modules.module(named: module)
        return resolved.indices.first { modules.ofFiles[$0] == id }.map { resolved[$0].path }
            ?? resolved.first?.path
    }
}

extension TypeExpression {
    /// The type without `any`: `P` for `any P`.
    package var withoutAny: TypeExpression {
        if case .prefixed("any", let base) = self { base } else { self }
    }

    fileprivate var isOfAnyValue: Bool {
        guard case .named(let name, []) = self else { return false }
        return ["Any", "AnyHashable", "AnyObject"].contains(name)
    }

    /// The types that must be Sendable for a container of the standard library to be Sendable. Empty for other types.
    fileprivate var parts: [TypeExpression] {
        switch self {
        case .array(let element): element.leaves
        case .dictionary(let key, let value): key.leaves + value.leaves
        case .tuple(let elements): elements.flatMap(\.type.leaves)
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped.parts
        case .named(let name, let arguments), .member(.named("Swift", []), let name, let arguments):
            Self.containers.contains(name) ? arguments.flatMap(\.leaves) : []
        default: []
        }
    }

    /// The parts of a type, or the type itself if it has none.
    package var leaves: [TypeExpression] {
        let parts = parts
        if !parts.isEmpty { return parts }
        // The attributes of a function decide.
        return [nonOptional.isFunction ? nonOptional : bare.normal]
    }

    private static let containers: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Dictionary", "InlineArray", "Optional", "Set",
    ]

    /// True for a function type, optional or not, that is neither `@Sendable` nor isolated to a global actor.
    package var isUnsendableFunction: Bool {
        var type = self
        while true {
            switch type {
            case .function: return true
            case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): type = wrapped
            case .attributed(let words, let base):
                guard words.allSatisfy({ $0 == "@escaping" || $0 == "@autoclosure" }) else { return false }
                type = base
            default: return false
            }
        }
    }
}
