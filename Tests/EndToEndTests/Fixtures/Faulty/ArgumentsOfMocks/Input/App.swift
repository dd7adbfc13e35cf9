import SafeDI

#SafeDIConfiguration(additionalMocksToGenerate: ["Clock"], mockConditionalCompilation: nil)

@Instantiable(isRoot: true, mockAttributes: "@MainActor", generateMock: true, customMockName: "fake")
public struct App: Instantiable {
    public init(clock: Clock) { self.clock = clock }
    @Instantiated let clock: Clock
    public static func fake(clock: Clock) -> App { App(clock: clock) }
}

// Without effect, and so without a word.
@Instantiable(mockOnly: false, mockAttributes: "", generateMock: false, customMockName: nil)
public struct Clock: Instantiable {
    public init() {}
}

// No second provider, though it has neither an initializer nor a conformance.
@Instantiable(fulfillingAdditionalTypes: [Clock.self], mockOnly: true)
public struct FrozenClock {
    public init(time: Int) {}
    public static func mock() -> FrozenClock { FrozenClock(time: 0) }
}

// A misspelt one is not one of SafeDI's.
@Instantiable(generateMocks: true)
public struct Log: Instantiable {
    public init() {}
}
