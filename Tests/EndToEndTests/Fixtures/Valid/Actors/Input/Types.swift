import Arbor
import Identity

@Instantiable
public actor Counter: Instantiable {
    public init(step: Step) {
        self.step = step
    }

    @Received private let step: Step
    private var value = 0

    func next() -> Int {
        value += step.width
        return value
    }
}

@Instantiable
public nonisolated struct Step: Instantiable, Sendable {
    public init() {}
    let width = 3
}

@MainActor
@Instantiable
public final class Screen: Instantiable {
    public init(counter: Counter) {
        self.counter = counter
    }

    @Received let counter: Counter
    let identity = Identity("Screen")
}
