import ArborModel
import ArborOutput
import CPDIFrontEnd

extension Pipeline {
    /// Writes the code that comments on composed dependencies ask for. With any error no output is changed.
    @available(macOS 10.15, *)
    public func compose() async -> Outcome {
        let outputs = [configuration.composedOutput, configuration.composedTestOutput].compactMap(\.self)
        OutputFile.recover(outputs)
        var run = await compositionRun()
        let program = await check(CompositionProgram.faultsOfCode, in: &run)
        run.outcome.statistics.isProof = false
        run.outcome.statistics.isComposed = true
        reportLack(of: program, in: &run.outcome)
        guard run.outcome.status == .fine else { return run.outcome }
        let spelling = await spelling(of: program, among: run.sources.files)
        let files = [(configuration.composedOutput, false), (configuration.composedTestOutput, true)]
            .compactMap { path, isForTests in
                path.map { path in
                    OutputFile(
                        path: path,
                        text: program.code(
                            forTests: isForTests, in: configuration.composedModule,
                            for: configuration.moduleName, spelling: spelling))
                }
            }
        write(files, into: &run.outcome)
        return run.outcome
    }

    /// Finds the modules of the types that properties have. Within one module all names mean the same.
    @available(macOS 10.15, *)
    private func spelling(of program: CompositionProgram, among files: [String]) async -> TypeSpelling {
        var locator = configuration.moduleLocator
        let modules = files.map { locator.module(of: $0) }
        var spelling = TypeSpelling(modules: Set(modules.compactMap(\.self)))
        let names = program.namesInTypes
        for (index, found) in await configuration.rereader.types(named: names, in: files) {
            guard let module = modules[index] else { continue }
            for type in found { spelling.add(type.name, of: module, isVisible: type.isVisible) }
        }
        return spelling
    }

    /// An output without a comment that asks for it is a mistake, unless a module is named that has no comment yet.
    private func reportLack(of program: CompositionProgram, in outcome: inout Outcome) {
        let modules = program.modulesWithDirectives
        let known =
            modules + configuration.modules.map(\.name) + [configuration.moduleName].compactMap(\.self)
        let isUnknown = configuration.composedModule.map { !known.contains($0) } ?? modules.isEmpty
        if isUnknown, outcome.status == .fine {
            let place = configuration.composedModule.map { " in the module '\($0)'" } ?? ""
            outcome.diagnostics.append(
                Diagnostic(
                    .invalidDirective, "no comment\(place) asks for code of composed dependencies", about: [],
                    help: "write a comment such as '// arbor: container' above an alias"))
        } else if modules.count > 1, configuration.composedModule == nil {
            outcome.diagnostics.append(
                Diagnostic(
                    .invalidDirective,
                    "comments of several modules ask for code: \(modules.joined(separator: ", "))",
                    about: modules,
                    help: "name the module that the file is for with '--composed-module'"))
        }
    }
}
