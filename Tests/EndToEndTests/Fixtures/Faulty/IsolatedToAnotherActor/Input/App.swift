import Arbor

@globalActor
public actor Disk {
    public static let shared = Disk()
}

@Disk
@Instantiable
public final class Index: Instantiable {
    public init() {}
}

@MainActor
@Instantiable
public final class Model: Instantiable {
    public init() {}
}

@MainActor
@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(model: Model, index: Index) {
        self.model = model
        self.index = index
    }

    @Instantiated let model: Model
    @Instantiated let index: Index
}

public protocol Scene {}

/// Where it is made can't be known, but not on two actors at once.
@Instantiable(isRoot: true)
public struct Tool: Scene, Instantiable {
    public init(model: Model, index: Index) {
        self.model = model
        self.index = index
    }

    @Instantiated let model: Model
    @Instantiated let index: Index
}

/// Of no actor, or of the main one by default: wrong either way.
@Instantiable(isRoot: true)
public struct Search: Instantiable {
    public init(index: Index) {
        self.index = index
    }

    @Instantiated let index: Index
}
