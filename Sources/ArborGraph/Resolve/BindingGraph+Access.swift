import ArborModel

extension BindingGraph {
    package var nodeCount: Int { nodeTypes.count }

    package var nodeIDs: Range<NodeID> { nodeTypes.indices }

    package var keyIDs: Range<KeyID> { keyPairs.indices }

    @inlinable package func bindings(of node: NodeID) -> Range<BindingID> { bindingRanges[node] }

    /// The binding of a node's property.
    @inlinable package func binding(_ property: PropertyID, of node: NodeID) -> BindingID {
        bindingRanges[node].lowerBound + property.index
    }

    /// Returns the property of a node that a binding belongs to.
    @inlinable package func property(_ binding: BindingID, of node: NodeID) -> PropertyID {
        PropertyID(binding - bindingRanges[node].lowerBound)
    }

    package func arguments(of node: NodeID) -> ArraySlice<BoundArgument> { arguments[argumentRanges[node]] }

    /// Returns the calls that create a node. The first call whose conditions hold applies. Empty if one call is right
    /// in every build.
    package func branchedCalls(of node: NodeID) -> [BranchedCall] {
        branchedCalls.isEmpty ? [] : branchedCalls[node] ?? []
    }

    package func isDeclared(_ node: NodeID) -> Bool { declarations.contains(node) }

    func additionalSlots(of node: NodeID) -> ArraySlice<AdditionalSlot> {
        let first = additionalSlots.partitioningIndex { $0.node >= node }
        return additionalSlots[first...].prefix { $0.node == node }
    }

    /// Returns true if a property requests an instance for the slot.
    func isAsked(_ slot: TypeID) -> Bool { asked.holds(slot) }

    /// Returns a declaration as it is shown to people. A search in many declarations reads `resolved`.
    func declaration(of node: NodeID) -> ProviderDeclaration? {
        guard isDeclared(node) else { return nil }
        if !shown.isNeeded { return resolved[declarations[node]] }
        return shownDeclarations.withLock { known in
            if let declaration = known[node] { return declaration }
            let declaration = shown.shown(resolved[declarations[node]])
            known[node] = declaration
            return declaration
        }
    }

    /// Returns the rarely used parts of a declaration; `nil` if it has none.
    package func particulars(of node: NodeID) -> ProviderDeclaration.Particulars? {
        guard isDeclared(node), resolved[declarations[node]].hasParticulars else { return nil }
        return resolved[declarations[node]].particulars
    }

    package func kind(of node: NodeID) -> ProviderDeclaration.Kind? {
        guard isDeclared(node) else { return nil }
        return resolved[declarations[node]].kind
    }

    /// Returns the isolation that the source of a declared node states.
    package func concurrency(of node: NodeID) -> WrittenConcurrency {
        resolved[declarations[node]].concurrency
    }

    /// Returns the file that declares a node.
    package func file(of node: NodeID) -> FileSummary { resolved[declarations[node].file] }

    /// Returns the binding that represents the whole property if its instance is created in one of several `#if`
    /// branches; otherwise `nil`.
    package func branchedProperty(of binding: BindingID) -> BindingID? {
        branches.isEmpty ? nil : branches[binding]
    }

    func isUndecided(_ binding: BindingID) -> Bool { undecided[binding] != nil }

    /// Returns the conditions of the `#if` branches around a declaration, outermost first, without those that hold
    /// anyway.
    package func conditions(of node: NodeID, where known: [String] = []) -> [String] {
        guard isDeclared(node) else { return [] }
        let conditions = resolved[declarations[node]].conditions
        return conditions.isEmpty ? [] : conditions.filter { !known.contains($0) }
    }

    /// Returns the slot of the type itself. Slots of additional types are different.
    func ownSlot(of node: NodeID) -> TypeID { ownSlots[node] ?? types.normal(of: nodeTypes[node]) }

    /// Returns the name of the function that creates a type; `nil` if an initializer creates it.
    package func function(making node: NodeID) -> String? {
        guard isDeclared(node) else { return nil }
        let (file, index) = (declarations[node].file, declarations[node].index)
        if case .function(let name, _) = resolved[file].providers[index].construction { return name }
        return nil
    }

    /// Returns the type whose static function creates a node; `nil` if it is the node's own type.
    package func functionOwner(of node: NodeID) -> TypeExpression? {
        guard isDeclared(node) else { return nil }
        let provider = resolved[declarations[node]]
        return provider.hasParticulars ? provider.particulars.functionOwner : nil
    }

    /// Returns the class that the generated code declares for a node; `nil` if it declares none.
    package func implementation(of node: NodeID) -> Implementation? {
        guard isDeclared(node), case .implementation(let found) = resolved[declarations[node]].construction
        else {
            return nil
        }
        return found
    }

    /// Returns whether the generated code declares a class for a node. The class belongs to the module of its protocol.
    package func isImplementedHere(_ node: NodeID) -> Bool {
        guard implementation(of: node) != nil else { return false }
        return modules.own.map { modules.ofFiles[declarations[node].file] == $0 } ?? true
    }

    /// Returns the module of a name. A call of the table itself from another module of the tool would copy the table.
    package func module(named name: String) -> ModuleID? { modules.module(named: name) }

    /// The module that the generated code is stated to be compiled in; otherwise the roots' module, if they share one.
    package var moduleOfCode: ModuleID? {
        if let own = modules.own { return own }
        let homes = Set(roots.map { modules.ofFiles[declarations[$0].file] })
        return homes.count == 1 ? homes.first : nil
    }

    /// The roots in the module of the generated code, if it is known. Code for tests may make types of other modules.
    var rootsOfCode: [NodeID] {
        guard let own = modules.own else { return roots }
        return roots.filter { modules.ofFiles[declarations[$0].file] == own }
    }

    /// The dialects of the program's front ends.
    package var dialects: Dialects { modules.dialects }

    /// True if the front end that lowered a node checks the graph of its declarations itself.
    func checksOwnGraph(_ node: NodeID) -> Bool {
        isDeclared(node) && dialects[resolved[declarations[node]].frontEnd].checksOwnGraph
    }

    /// Returns the dialect of the front end that lowered a node, or the first one if the node is missing.
    package func dialect(of node: NodeID) -> Dialect {
        isDeclared(node) ? dialects[resolved[declarations[node]].frontEnd] : dialects.first
    }

    /// Returns the words of the front end that lowered a node. If the node is missing, they are those of the first
    /// front end.
    func terms(of node: NodeID) -> Terms { dialect(of: node).terms }

    /// Returns the name that generated code gives to values of a key.
    package func label(of key: KeyID) -> Symbol { keyNames[key] }

    /// Returns the key's qualifier: its label, or the text that its front end uses instead.
    func qualifier(of key: KeyID) -> Symbol { keyPairs[key].first }

    /// Returns the key's type in normal form.
    func type(of key: KeyID) -> TypeID { keyPairs[key].second }

    package var keyCount: Int { keyPairs.count }

    /// Returns the key as it is shown to people.
    func key(_ key: KeyID) -> Key {
        Key(qualifier: symbols[qualifier(of: key)], type: shown(type(of: key)))
    }

    /// Returns the key as messages print it, with the type as it is spelled in code.
    func title(of key: KeyID) -> String {
        let (qualifier, type) = (symbols[qualifier(of: key)], shown(spellings[key]))
        return qualifier.isEmpty ? "\(type)" : "\(qualifier): \(type)"
    }

    /// True if some name is shown with its module.
    package var hasQualifiedNames: Bool { shown.isNeeded }

    /// True if a name may be that of a declared type. With modules in front of the types' names, a name without one is a generic
    /// parameter, or means nothing of the program.
    package func mayNameType(_ name: String) -> Bool {
        !hasQualifiedNames || ModuleQualifiedName.split(name) != nil
    }

    /// Returns the type as it is shown to people.
    package func shown(_ type: TypeID) -> TypeExpression { shown.shown(types[type]) }

    /// Returns the text of the type as it is shown to people.
    package func shownText(of type: TypeID) -> String {
        shown.isNeeded ? shown(type).description : symbols[types.text(of: type)]
    }

    /// Returns the resolved name of a declaration.
    package func name(of node: NodeID) -> String { resolved[declarations[node]].name }

    /// Returns the key of the same label and the wrapped type, which also meets an if-available need. `nil` if it
    /// doesn't occur.
    package func unwrappedKey(of need: Need) -> KeyID? {
        need.isIfAvailable ? unwrapped[need.key] : nil
    }
}
