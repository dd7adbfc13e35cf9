import ArborModel

extension GraphTables {
    /// Returns the declared roots. If there are none, roots may be inferred (`Dialect.infersRoots`): the types that
    /// receive nothing from outside and that no such type's tree creates.
    func findRoots() -> [NodeID] {
        let all = declarations.indices.filter { resolved[declarations[$0]].isRoot }
        let declared = wiredRoots(among: all)
        if all.contains(where: { !isComponent(declarations[$0]) }) { return declared }
        // The declared roots may all be excluded from the checked build.
        let isInferred = !facts.excluded.contains(where: \.isRoot) && !asksForMocks
        return isInferred && modules.dialects.infersRoots(for: frontEnds)
            ? (declared + inferredRoots()).sorted() : declared
    }

    /// Returns whether a declaration is a root that its front end has checked: a component, beside which other roots may be
    /// inferred.
    func isComponent(_ location: BindingGraph.DeclarationPlace) -> Bool {
        resolved[location].isRoot && modules.dialects[resolved[location].frontEnd].checksOwnGraph
    }

    /// The roots that the code wires. A root is wired in its own module, and by a module that would wire nothing otherwise.
    private func wiredRoots(among all: [NodeID]) -> [NodeID] {
        let roots = all.filter { !isOutOfChoice($0) }
        guard let own = modules.own else { return roots }
        let ours = roots.filter {
            modules.ofFiles[declarations[$0].file] == own
                || resolved[declarations[$0]].mockRole?.function != nil
        }
        return ours.isEmpty && !asksForMocks ? roots : ours
    }

    /// True if another declaration of a root is chosen.
    private func isOutOfChoice(_ root: NodeID) -> Bool {
        guard let choice else { return false }
        return conflicts.contains { conflict in
            conflict.slot == ownSlot(of: root) && conflict.providers.contains(root)
                && conflict.chosen(by: choice) != root
        }
    }

    /// True if a root is declared several times, so that no choice of its providers has all trees of the graph.
    var hasRepeatedRoot: Bool {
        conflicts.contains { conflict in
            conflict.providers.count { roots.contains($0) && conflict.slot == ownSlot(of: $0) } > 1
        }
    }

    private func ownSlot(of node: NodeID) -> TypeID { ownSlots[node] ?? types.normal(of: nodeTypes[node]) }

    /// The front ends that lowered the declarations.
    private var frontEnds: some Sequence<FrontEndID> {
        declarations.lazy.map { resolved[$0].frontEnd }
    }

    private func inferredRoots() -> [NodeID] {
        var isMade = Table<NodeID, Bool>(repeating: false, count: nodeTypes.count)
        for edge in made.edges { isMade[made.target(at: edge)] = true }
        return declarations.indices.filter {
            !isMade[$0] && !bindingRanges[$0].isEmpty && standsAlone($0)
                && modules.dialects[resolved[declarations[$0]].frontEnd].infersRoots
        }
    }

    /// True if each property is instantiated here or is an alias of a property of this type.
    private func standsAlone(_ node: NodeID) -> Bool {
        var own: Set<KeyID> = []
        return bindings[bindingRanges[node]].allSatisfy { binding in
            switch binding.role {
            case .instantiated: return true
            case .alias(let source, _):
                if own.isEmpty { own = Set(bindings[bindingRanges[node]].map(\.key)) }
                return own.contains(source.key)
            case .forwarded, .received: return false
            }
        }
    }
}

extension [FileSummary] {
    /// True if a type of the code's module asks for a mock. A program without a declared root is then a library with tests of
    /// its own. If the module isn't stated, any type counts.
    func askForMocks(in modules: ModuleTable) -> Bool {
        containsOwn(of: modules) { file in
            // An index, because a loop over the declarations would copy each.
            return self[file].providers.indices.contains {
                self[file].providers[$0].asksForMock || self[file].providers[$0].asksForTest
            }
        }
    }

    /// True if a protocol of the code's module asks for a double.
    func askForDoubles(in modules: ModuleTable) -> Bool { containsOwn(of: modules) { self[$0].hasDoubles } }

    private func containsOwn(of modules: ModuleTable, where isFound: (Int) -> Bool) -> Bool {
        indices.contains { file in
            if let own = modules.own, modules.ofFiles[file] != own { return false }
            return isFound(file)
        }
    }
}
