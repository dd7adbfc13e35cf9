@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(
        disk: any Store, cloud: any Store, screen: AnyScreen, reader: any Reader, shown: any Screen,
        page: Instantiator<Page>, recent: Last?, viewer: Viewer
    ) {}
    @Instantiated(fulfilledByType: "DiskStore") let disk: any Store
    @Instantiated(fulfilledByType: "Page") let cloud: any Store
    @Instantiated(fulfilledByType: "Page") let screen: AnyScreen
    @Received(fulfilledByDependencyNamed: "disk", ofType: (any Store).self) let reader: any Reader
    @Instantiated(fulfilledByType: "Page", erasedToConcreteExistential: true) let shown: any Screen
    @Instantiated let page: Instantiator<Page>
    @Instantiated let recent: Last?
    @Instantiated let viewer: Viewer
}

@Instantiable
public struct Viewer: Instantiable {
    public init(last: Last, first: Last?) {}
    @Received(fulfilledByDependencyNamed: "recent", ofType: Last?.self) let last: Last
    @Received(fulfilledByDependencyNamed: "recent", ofType: Last?.self) let first: Last?
}

// Each of these conforms to a protocol that it lists, but for the last.
@Instantiable(fulfillingAdditionalTypes: [Base.self])
public struct DiskStore: Store, Instantiable {
    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [Screen.self])
public struct Page: Instantiable {
    public init(extended: Extended, inherited: Inherited, unknown: Unknown, expanded: Expanded, last: Last) {}
    @Instantiated let extended: Extended
    @Instantiated let inherited: Inherited
    @Instantiated let unknown: Unknown
    @Instantiated let expanded: Expanded
    @Instantiated let last: Last
}

@Instantiable(fulfillingAdditionalTypes: [Reader.self])
public struct Extended: Instantiable {
    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [Writer.self])
public final class Inherited: Parent, Instantiable {
    public override init() {}
}

@Instantiable(fulfillingAdditionalTypes: [Logger.self])
public final class Unknown: Imported, Instantiable {
    public init() {}
}

// A macro may add the conformance.
@Instantiable(fulfillingAdditionalTypes: [Mock.self])
@Mocking
public struct Expanded: Instantiable {
    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
public struct Last: Hashable, Instantiable {
    public init() {}
}
