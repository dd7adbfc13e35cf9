extension [String] {
    /// Returns whether some build fulfils these conditions and others.
    package func mayHold(with others: [String]) -> Bool {
        if isEmpty || others.isEmpty { return true }
        var logic = ConditionLogic(self + others)
        return logic.both(logic.formula(of: self), logic.formula(of: others)) != .never
    }
}
