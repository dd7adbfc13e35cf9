import SafeDI

@MainActor
@Instantiable
public final class Model: Instantiable {
    public init(step: Int = 2) { self.step = step }
    let step: Int
}

@MainActor
@Instantiable(generateMock: true)
public final class Screen: Instantiable {
    public init(model: Model) { self.model = model }
    @Instantiated let model: Model
}

/// Its initializer is isolated, and the type isn't.
@Instantiable(mockAttributes: "@MainActor", generateMock: true)
public struct Panel: Instantiable {
    @MainActor public init(model: Model) { self.model = model }
    @Instantiated let model: Model
}

public actor Worker {
    public init() {}
}

@Instantiable
extension Worker: Instantiable {
    public static func instantiate() -> Worker { Worker() }
}

@Instantiable(generateMock: true)
public actor Boss: Instantiable {
    public init(worker: Worker) { self.worker = worker }
    @Instantiated let worker: Worker
    func works(with other: Worker) -> Bool { worker === other }
}
