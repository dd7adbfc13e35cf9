import Arbor

/// Its initializer could only set what is Sendable if it were nonisolated.
@MainActor @Instantiable
public final class Panel: Instantiable {
    public init(draft: Draft) { self.draft = draft }

    @Instantiated let draft: Draft
}

@Instantiable
public final class Draft: Instantiable {
    public var count = 0
    public init() {}
}

@StorageActor @Instantiable(isRoot: true)
public final class Desk: Instantiable {
    public init(panel: Panel) { self.panel = panel }

    @Instantiated let panel: Panel
}

@globalActor
public actor StorageActor {
    public static let shared = StorageActor()
}
