import ArborGraph
import ArborModel
import ArborScanner
import ArborStorage

/// Checks the graph's assumptions against the projects' settings, and against sources that aren't part of the
/// graph. It reads nothing unless a fault depends on an assumption.
@available(macOS 10.15, *)
struct Assumptions {
    private let configuration: Configuration
    private var supertypes: SupertypeSearch
    /// The build that is checked.
    private let build: Build
    /// The modules with roots.
    private let wired: Set<String>
    /// `nil` if no file besides summaries is read.
    private var projects: ProjectReader?

    init(_ configuration: Configuration, _ run: borrowing Pipeline.Run) {
        self.configuration = configuration
        supertypes = SupertypeSearch(configuration.rereader, run)
        build = run.importing(configuration.build)
        wired = run.wiredModules(configuration)
        projects = configuration.rootModule == nil ? ProjectReader() : nil
    }

    /// The supertypes below which types don't have the default isolation, as far as was asked.
    private(set) var outside: Set<[Supertype]> = []
    /// Those of them that can be read.
    private(set) var certainlyOutside: Set<[Supertype]> = []

    /// The files of projects that decided something.
    var trackedPaths: [TrackedPath] { projects?.trackedPaths ?? [] }

    /// The text that decided something.
    var text: TextDependence { supertypes.text }

    /// The diagnostics of the suspicions whose assumptions hold, with the severities that the settings allow.
    mutating func faults(among suspicions: [Suspicion]) async -> [Diagnostic] {
        var faults: [Diagnostic] = []
        // Settings are cheap to look up, and decide most suspicions.
        for suspicion in suspicions where isLikely(suspicion) {
            if let fault = await fault(of: suspicion) { faults.append(fault) }
        }
        return faults
    }

    /// The same for the suspicions of a validation. A type outside of the default isolation may stand in front of one inside
    /// of it. If one is found, all are looked for, and the rules are asked again without them.
    ///
    /// - Parameter concerns: Returns whether a suspicion is looked at.
    mutating func faults(
        of validation: Validation, where concerns: (Suspicion) -> Bool = { _ in true }
    ) async -> [Diagnostic] {
        let faults = await faults(among: validation.suspicions.filter(concerns))
        if outside.isEmpty { return faults }
        await decide(validation.supertypesForDefault)
        let suspicions = await validation.suspicions(outside: outside, jobs: configuration.jobs)
        return await self.faults(among: suspicions.filter(concerns))
    }

    /// Finds those of some supertypes below which types don't have the default isolation.
    mutating func decide(_ open: Set<[Supertype]>) async {
        for supertypes in open { _ = await keepsDefaultIsolation(below: supertypes) }
    }

    private mutating func fault(of suspicion: Suspicion) async -> Diagnostic? {
        var diagnostic = suspicion.diagnostic
        for assumption in suspicion.assumptions {
            if case .isUnrelated = assumption {
                guard let lack = await lack(by: assumption) else { return nil }
                diagnostic.limit(to: lack)
            } else if await !holds(assumption) {
                guard case .swift6 = assumption else { return nil }
                diagnostic.severity = .warning
            }
        }
        return diagnostic
    }

    /// A conformance that a place needs and that some build lacks.
    fileprivate struct Lack {
        var type: Supertype
        var target: Supertype
        /// The builds, as a condition, or "true".
        var builds: String
    }

    /// Returns `nil` for any other assumption, and if no build lacks the conformance.
    private mutating func lack(by assumption: Suspicion.Assumption) async -> Lack? {
        guard case .isUnrelated(let type, let target, let conditions) = assumption else { return nil }
        return await supertypes.lack(of: target, by: type, where: conditions, in: build)
            .map { Lack(type: type, target: target, builds: $0) }
    }

    /// Returns whether all assumptions hold, as far as is known. The supertypes of types from summaries can't be read. Those that
    /// the program declares count as not isolated, because the graph knows their own attributes.
    mutating func holdAsFarAsKnown(_ assumptions: [Suspicion.Assumption]) async -> Bool {
        for assumption in assumptions where await !holds(assumption) {
            guard case .noIsolation(let names) = assumption, supertypes.areOnlyListed(names) else {
                return false
            }
        }
        return true
    }

    /// Returns whether all assumptions hold.
    mutating func hold(_ assumptions: [Suspicion.Assumption]) async -> Bool {
        for assumption in assumptions where await !holds(assumption) { return false }
        return true
    }

    /// Not inlined, because each part of an asynchronous caller would have a copy of it.
    @inline(never)
    private mutating func holds(_ assumption: Suspicion.Assumption) async -> Bool {
        switch assumption {
        case .noSendableExtension(let type): await !supertypes.mayBeExtendedAsSendable(type)
        case .notInferredSendable(let type): await !supertypes.isInferredSendable(type)
        case .noIsolation(let names): await !supertypes.effects(of: names).mayIsolate
        case .notSendable(let names): await !supertypes.effects(of: names).maySend
        case .areNotSendable(let type): await !maySend(valuesOf: type)
        case .keepsDefaultIsolation(let names): await keepsDefaultIsolation(below: names)
        case .isUnrelated: await lack(by: assumption) != nil
        case .isFinal(let type): await supertypes.isFinal(type)
        case .isDeclared(let type): await isDeclared(type)
        case .namesAlike(let type, let position, let other, let index):
            await namesAlike(type, parameter: position, and: other, primaryType: index)
        case .swift6(let path): projects?.settings(above: path).languageMode != 5
        case .noDefaultIsolation(let path): !hasDefaultIsolation(path)
        case .lacksDefaultIsolation(let path, let names):
            if hasDefaultIsolation(path) { await defaultIsolation(below: names) == .lost } else { true }
        }
    }

    private mutating func isDeclared(_ type: Supertype) async -> Bool {
        if await supertypes.isAlias(type.name) { return false }
        return await supertypes.read(type)?.isEmpty == false
    }

    private mutating func namesAlike(
        _ type: Supertype, parameter position: Int, and other: Supertype, primaryType index: Int
    ) async -> Bool {
        let parameters = await supertypes.parameters(of: type, areOfProtocol: false)
        let primaryTypes = await supertypes.parameters(of: other, areOfProtocol: true)
        guard position < parameters.count, index < primaryTypes.count else { return false }
        return parameters[position] == primaryTypes[index]
    }

    /// Returns whether the values of a type without annotation are `Sendable`, or may be.
    private mutating func maySend(valuesOf type: Supertype) async -> Bool {
        // A global actor isolates the types that conform to a protocol. Their values as that protocol may be of any type.
        if await supertypes.isProtocol(type) { return await supertypes.effects(ofProtocol: type).maySend }
        if hasDefaultIsolation(type.path), await !supertypes.isNonisolated(type) { return true }
        let effects = await supertypes.effects(of: [type])
        if effects.maySend || effects.mayIsolate { return true }
        if await supertypes.mayBeExtendedAsSendable(type.name) { return true }
        return await supertypes.isInferredSendable(type)
    }

    private mutating func keepsDefaultIsolation(below names: [Supertype]) async -> Bool {
        let isolation = await defaultIsolation(below: names)
        if isolation != .kept { outside.insert(names) }
        if isolation == .lost { certainlyOutside.insert(names) }
        return isolation == .kept
    }

    /// What supertypes do to the default isolation of a type. Those that can't be read may take it away.
    private enum DefaultIsolation {
        case kept, lost, unknown
    }

    /// By SE-0466, a class has the isolation of its superclass, and a protocol outside of the default isolation that inherits
    /// from `Sendable` takes it away.
    @inline(never)
    private mutating func defaultIsolation(below names: [Supertype]) async -> DefaultIsolation {
        var isTakenAway = false
        for name in names {
            guard let found = await supertypes.read(name) else {
                guard Suspicion.protocolsOutside.contains(name.name) else { return .unknown }
                isTakenAway = true
                continue
            }
            if found.contains(where: { !$0.isNonisolated && isDefaultUnknown($0.path) }) { return .unknown }
            let isIsolated = found.contains { hasDefaultIsolation($0.path) && !$0.isNonisolated }
            if found.contains(where: { $0.kind == .class }) { return isIsolated ? .kept : .lost }
            if isIsolated { return .kept }
            if await supertypes.effects(ofProtocol: name).maySend { isTakenAway = true }
        }
        return isTakenAway ? .lost : .kept
    }

    /// Makes fix-its uncertain whose assumptions don't hold.
    mutating func check(_ diagnostics: inout [Diagnostic]) async {
        for index in diagnostics.indices {
            for place in diagnostics[index].fixIts.indices {
                for assumption in diagnostics[index].fixIts[place].assumptions
                where await !holds(assumption) {
                    diagnostics[index].fixIts[place].isCertain = false
                }
                diagnostics[index].fixIts[place].assumptions = []
            }
        }
    }

    private mutating func holds(_ assumption: Diagnostic.FixIt.Assumption) async -> Bool {
        switch assumption {
        case .isProtocol(let supertype): await supertypes.isProtocol(supertype)
        case .conformsNowhereElse(let type): await !supertypes.mayConform(type, to: "Instantiable")
        case .isNoAlias(let name): await !supertypes.isAlias(name)
        case .isPublic(let name): await !supertypes.isInternal(name)
        case .hasNoInternalFunctions(let type, let path): await !hasInternalFunctions(type, in: path)
        }
    }

    private static let otherLevels: Set<String> = ["open", "public", "package", "fileprivate", "private"]

    private func hasInternalFunctions(_ type: String, in path: String) async -> Bool {
        for case (_, .success(let file)) in await configuration.rereader.declarations(in: [path]) {
            let functions = file.types.filter { $0.name == type }.flatMap(\.callables)
            if functions.contains(where: {
                $0.name != "init" && Self.otherLevels.isDisjoint(with: $0.modifiers)
            }) {
                return true
            }
        }
        return false
    }

    private mutating func isLikely(_ suspicion: Suspicion) -> Bool {
        for case .noDefaultIsolation(let path) in suspicion.assumptions where hasDefaultIsolation(path) {
            return false
        }
        return true
    }

    /// Returns whether the module of some file may be isolated to the main actor by default.
    mutating func mayIsolateByDefault(_ paths: [String]) -> Bool {
        Set(paths).contains { hasDefaultIsolation($0) }
    }

    /// The option is about the modules with roots. Others have what their projects say.
    private mutating func hasDefaultIsolation(_ path: String) -> Bool {
        if let isolation = configuration.defaultIsolation, !isInOtherModule(path) {
            return isolation == .mainActor
        }
        return projects?.settings(above: path).mayIsolateByDefault ?? false
    }

    /// True if the option isn't about a file, and its project doesn't tell the modules with the setting from others.
    private mutating func isDefaultUnknown(_ path: String) -> Bool {
        configuration.defaultIsolation == .mainActor && isInOtherModule(path) && hasDefaultIsolation(path)
    }

    private mutating func isInOtherModule(_ path: String) -> Bool {
        if wired.isEmpty { return false }
        return supertypes.module(of: path).map { !wired.contains($0) } ?? false
    }
}

extension Diagnostic {
    /// Says that a conformance is lacking in some builds only.
    @available(macOS 10.15, *)
    fileprivate mutating func limit(to lack: Assumptions.Lack) {
        if lack.builds == "true" { return }
        if nearMisses.isEmpty { message += " where \(lack.builds)" }
        for index in nearMisses.indices { nearMisses[index].message += " where \(lack.builds)" }
        help = "make \(lack.type.name) conform to '\(lack.target.name)' where \(lack.builds) too"
    }
}
