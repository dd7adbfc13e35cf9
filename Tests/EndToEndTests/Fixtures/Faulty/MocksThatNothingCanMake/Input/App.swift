import SafeDI

#SafeDIConfiguration(additionalMocksToGenerate: ["Watch", "Bell"])

@Instantiable(isRoot: true, generateMock: true)
public struct App: Instantiable {
    public init(clock: Clock) { self.clock = clock }
    @Instantiated let clock: Clock
    // The generated function has this name.
    public static func mock(clock: Clock) -> App { App(clock: clock) }
}

@Instantiable
public struct Clock: Instantiable {
    public init() {}
    private static func mock(hour: Int) -> Int { hour }
}

@Instantiable(mockOnly: true, generateMock: true)
public struct StoppedClock {
    @Received let hand: Hand
    public static func mock(hand: Bell) -> StoppedClock { StoppedClock(hand: Hand(clock: Clock())) }
}

@Instantiable(generateMock: true, customMockName: "fake")
public struct Hand: Instantiable {
    public init(clock: Clock) { self.clock = clock }
    @Received let clock: Clock
}

@Instantiable
public struct Dial: Instantiable {
    public init(clock: Clock, hand: Hand) {
        self.clock = clock
        self.hand = hand
    }

    @Received let clock: Clock
    @Received let hand: Hand
    public static func mock(clock: Clock) throws -> Dial { Dial(clock: clock, hand: Hand(clock: clock)) }
    public static func mock(hand: Hand) -> Dial { Dial(clock: hand.clock, hand: hand) }
}

@Instantiable(mockOnly: true)
public struct Bell {}

// A misspelt argument.
@Instantiable(generateMocks: true)
public struct Log: Instantiable {
    public init() {}
}
