public protocol Screen {}

@Instantiable(fulfillingAdditionalTypes: [Screen.self])
public struct Page: Screen, Instantiable {
    public init() {}
}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(screens: Instantiator<any Screen>, pages: Instantiator<Page>) {}
    @Instantiated let screens: Instantiator<any Screen>
    @Instantiated let pages: Instantiator<Page>
}
