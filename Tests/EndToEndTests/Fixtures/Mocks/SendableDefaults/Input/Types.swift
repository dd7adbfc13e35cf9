import SafeDI

// Any thread may make a Job, so its configuration is Sendable, and the types of its default values may not be.

public final class Counter {
    public init(start: Int = 0) { value = start }
    let value: Int
}

@Instantiable
public final class Part: Instantiable {
    public init() {}
}

@Instantiable
public final class Job: Instantiable {
    public init(
        counter: Counter = Counter(), make: @escaping () -> Int = { 3 }, late: (() -> Int)? = nil,
        done: @escaping @MainActor () -> Void = {}, count: Int = 4, names: [String: Int] = [:], part: Part
    ) {
        self.part = part
        text = "\(counter.value) \(make()) \(late?() ?? 0) \(count) \(names.count)"
    }

    let text: String
    @Instantiated let part: Part
}

@Instantiable(isRoot: true, generateMock: true)
public final class App: Instantiable {
    public init(jobs: SendableInstantiator<Job>) { self.jobs = jobs }
    @Instantiated let jobs: SendableInstantiator<Job>
}
