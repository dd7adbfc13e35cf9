extension ProgramCaseTests {
    /// The cases that fail today: none. A new case is listed here until it is fixed.
    static let knownFailures: Set<String> = []
}
