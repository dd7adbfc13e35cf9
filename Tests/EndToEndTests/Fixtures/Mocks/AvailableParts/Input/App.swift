import Arbor

public protocol Store: AnyObject { var count: Int { get } }

@available(iOS 17, macOS 14, *)
@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class DataStore: Store, Instantiable {
    public init(limit: Int = 10) {}
    public let count = 0
}

/// Is available everywhere, but what a test makes for it isn't.
@Instantiable(generateMock: true, generateTest: true)
public final class Editor: Instantiable {
    public init(store: any Store) { self.store = store }
    @Received let store: any Store
}

@available(iOS 17, macOS 14, *)
@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(store: any Store, editor: Editor) {
        self.store = store
        self.editor = editor
    }

    @Instantiated let store: any Store
    @Instantiated let editor: Editor
}
