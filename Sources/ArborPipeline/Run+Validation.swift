import ArborGraph
import ArborModel
import ArborPlanning

extension Pipeline.Run {
    /// Validates the code of production and that of tests, and sets the diagnostics. Nothing can be said about a graph with
    /// missing files.
    ///
    /// - Parameter modules: The modules of the files.
    @available(macOS 10.15, *)
    mutating func validate(modules: ProgramModules, _ configuration: Configuration) async {
        if outcome.status != .unreadableInput {
            var program = configuration.program(of: files.map(\.summary), modules: modules)
            program.table.namesMocks = !settings.mocks.isEmpty || !configuration.mockNames.names.isEmpty
            let mockGraphs = mockGraphs(of: program, configuration)
            addDoubles(of: program, configuration)
            checkMockNames(in: program, configuration)
            outcome.diagnostics += findings.classify(doubles.faults)
            await validate(BindingGraph(program, excluded: excluded), configuration)
            await validate(mockGraphs, configuration)
        }
        await checkFixIts(configuration)
        outcome.diagnostics.sort(by: Diagnostic.inPrintingOrder)
        outcome.notes += [findings.note].compactMap(\.self)
    }

    private mutating func addDoubles(of program: ResolvedProgram, _ configuration: Configuration) {
        // The option is about the modules with roots.
        let wired = configuration.defaultIsolation == .mainActor ? wiredModules(configuration) : []
        let table = withClearDoubles(program, configuration)
        doubles = Doubles(
            table, isOfSummary: { [linked] in linked.declares($0) },
            isCodeIsolated: configuration.defaultIsolation == .mainActor,
            isIsolatedByDefault: { [files] file in
                configuration.defaultIsolation == .mainActor
                    && (wired.isEmpty || files[file].module.map(wired.contains) != false)
            })
    }

    /// Validates the graph of production.
    @available(macOS 10.15, *)
    private mutating func validate(_ graph: BindingGraph, _ configuration: Configuration) async {
        let validation = await validation(of: graph, configuration)
        outcome.diagnostics =
            validation.advising(outcome.diagnostics) + findings.classify(validation.diagnostics)
        await check(validation, configuration)
        outcome.diagnostics += findings.classify(await unused(in: validation.graph, configuration))
        outcome.diagnostics += findings.classify(await unusedClasses(in: validation.graph, configuration))
        if let graph = validation.graph { outcome.statistics.add(graph) }
        checkRootFiles(configuration, validation.graph)
        if outcome.status == .fine { self.graph = validation.graph }
    }

    /// Keeps the fix-its whose assumptions hold.
    @available(macOS 10.15, *)
    private mutating func checkFixIts(_ configuration: Configuration) async {
        guard outcome.diagnostics.contains(where: { $0.fixIts.contains { !$0.assumptions.isEmpty } }) else {
            return
        }
        var assumptions = Assumptions(configuration, self)
        await assumptions.check(&outcome.diagnostics)
        add(assumptions)
    }
}

extension Configuration {
    @available(macOS 10.15, *)
    fileprivate func validation(of graph: BindingGraph, _ survey: DeclarationSurvey) async -> Validation {
        await graph.validate(
            jobs: jobs, advising: policy.advice, isIsolatedByDefault: defaultIsolation == .mainActor,
            survey: survey)
    }
}

extension Pipeline.Run {
    /// Validates a graph. If other declarations may explain its faults, these are read, and the graph is validated again.
    @available(macOS 10.15, *)
    private mutating func validation(of graph: BindingGraph, _ configuration: Configuration) async
        -> Validation
    {
        let first = await configuration.validation(of: graph, DeclarationSurvey())
        if first.graph != nil, !first.lacksRoot, outcome.status == .fine { return first }
        var survey = await DeclarationSearch(configuration, self).survey(for: first)
        survey.isTorn = files.contains { $0.summary.lostNames != nil }
        text = .allFiles
        return survey == DeclarationSurvey() ? first : await configuration.validation(of: graph, survey)
    }

    /// Reports the suspicions whose assumptions hold. If other declarations may explain them, these are read, and the graph
    /// is validated again.
    @available(macOS 10.15, *)
    private mutating func check(_ validation: Validation, _ configuration: Configuration) async {
        if validation.suspicions.isEmpty { return }
        judged = Set(validation.suspicions.map(\.subject))
        var assumptions = Assumptions(configuration, self)
        var faults = await assumptions.faults(of: validation)
        if let graph = validation.graph?.graph, !faults.isEmpty, !text.isOfAllFiles {
            var survey = await DeclarationSearch(configuration, self).survey(for: validation)
            survey.outside = assumptions.outside
            let explained = await configuration.validation(of: graph, survey)
            faults = await assumptions.faults(among: explained.suspicions)
            text = .allFiles
        }
        faults = faults.joiningSpecializations.joiningCommonCauses
        outcome.diagnostics.removeAll { duplicate in faults.contains { $0.explains(duplicate) } }
        outcome.diagnostics += findings.classify(faults)
        add(assumptions)
    }

    /// The diagnostics of the properties that no consumer receives and no code reads.
    @available(macOS 10.15, *)
    private func unused(in graph: ValidatedGraph?, _ configuration: Configuration) async -> [Diagnostic] {
        let ids = configuration.adviceFromSources
        guard !ids.isEmpty, let candidates = graph?.unusedPropertyCandidates(ids) else { return [] }
        let areUnread = await configuration.rereader.areUnread(candidates.map(\.place), in: sources.files)
        return zip(candidates, areUnread).filter(\.1).map(\.0.diagnostic)
    }

    /// The diagnostics of the generated classes that no code uses.
    @available(macOS 10.15, *)
    private func unusedClasses(in graph: ValidatedGraph?, _ configuration: Configuration) async
        -> [Diagnostic]
    {
        let ids = configuration.adviceFromSources
        guard !ids.isEmpty, let candidates = graph?.unusedImplementationCandidates(ids) else { return [] }
        let used = await configuration.rereader.used(candidates.map(\.name), in: sources.files)
        return candidates.filter { !used.contains($0.name) }.map(\.diagnostic)
    }
}

extension Outcome.Statistics {
    fileprivate mutating func add(_ validated: ValidatedGraph) {
        wiredTypes = validated.reachedTypeCount
        // A root in several branches of an `#if` is one.
        roots = Set(validated.graph.roots.map { validated.graph.nodes[$0].type.description }).sorted()
    }
}

extension Diagnostic {
    /// True if another fault only follows from this one: a type lists or names what it can't be converted to.
    fileprivate func explains(_ other: Diagnostic) -> Bool {
        guard id == .notConforming, severity == .error, location != nil else { return false }
        return switch other.id {
        case .duplicateProvider: explains(duplicate: other)
        // The wrong type needs other values than the right one.
        case .erasedValues:
            location?.path == other.location?.path && subject.count > 2
                && subject.prefix(2) == other.subject.prefix(2)
        default: false
        }
    }

    /// True if two types provide another only because one of them lists it without conforming to it, which this diagnostic says.
    private func explains(duplicate: Diagnostic) -> Bool {
        // All types of a list have its location.
        duplicate.places.count == 1 && duplicate.subject.allSatisfy(subject.contains)
            && (duplicate.location == location || duplicate.places[0].location == location)
    }
}
