import Arbor

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(
        pages: Instantiator<Pge>, nothing: Instantiator, views: ErasedInstantiator<String, AnyView>,
        shapes: SendableErasedInstantiator<(), AnyView>
    ) {
        self.pages = pages
        self.nothing = nothing
        self.views = views
        self.shapes = shapes
    }

    @Instantiated let pages: Instantiator<Pge>
    @Instantiated let nothing: Instantiator
    @Instantiated(fulfilledByType: "Unknown.View") let views: ErasedInstantiator<String, AnyView>
    @Instantiated(fulfilledByType: "Page") let shapes: SendableErasedInstantiator<(), AnyView>
}

@Instantiable
public struct Page: Instantiable {
    public init() {}
}
