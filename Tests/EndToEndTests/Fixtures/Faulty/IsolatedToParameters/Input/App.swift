@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(queue: Queue, worker: Worker, helper: Helper) {}
    @Instantiated let queue: Queue
    @Instantiated let worker: Worker
    @Instantiated let helper: Helper
}

@Instantiable
public actor Queue: Instantiable {
    public init() {}
}

@Instantiable
public final class Worker: Instantiable {
    public init(on queue: isolated Queue) {}
    @Received let queue: Queue
}

public final class Helper {}

@Instantiable
extension Helper: Instantiable {
    public static func instantiate(queue: isolated Queue) -> Helper { Helper() }
}
