import ArborModel

extension ModuleSummary {
    /// The part of the summary that other modules need.
    public var shared: ModuleSummary {
        let providing = files.filter { !$0.summary.providers.isEmpty }
        // The other files declare names too, such as those of protocols with doubles.
        let others = files.filter { $0.summary.providers.isEmpty && !$0.summary.outline.text.isEmpty }.map {
            ProgramModules.OtherFile(module: $0.module, outline: $0.summary.outline)
        }
        return ModuleSummary(
            providing.map { File($0.summary.shared, module: $0.module) }, outlines: outlines + others,
            origin: origin, form: form.subtracting(.ofRoot))
    }
}

extension FileSummary {
    /// The summary as other modules may link it: without the configuration and the doubles, which have an effect only where
    /// the file's own module is wired, and without the texts of expressions, which code of another module would run.
    public var shared: FileSummary {
        var summary = self
        if !configurations.isEmpty { summary.configurations = [] }
        if !doubles.isEmpty { summary.doubles = [] }
        summary.removeExpressions()
        return summary
    }

    private mutating func removeExpressions() {
        for index in providers.indices {
            guard var mocks = providers[index].particulars.mocks else { continue }
            mocks.removeExpressions()
            providers[index].particulars.mocks = mocks
        }
    }
}

extension MockTraits {
    fileprivate mutating func removeExpressions() {
        attributes = ""
        defaults = defaults.mapValues { _ in "" }
        for index in options.indices { options[index].value = "" }
        for index in functions.indices {
            functions[index].defaults = functions[index].defaults.mapValues { _ in "" }
            for option in functions[index].options.indices { functions[index].options[option].value = "" }
        }
    }
}
