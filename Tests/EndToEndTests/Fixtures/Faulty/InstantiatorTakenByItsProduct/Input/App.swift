import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(pages: Instantiator<Page>) { self.pages = pages }
    @Instantiated let pages: Instantiator<Page>
}

@Instantiable
public final class Page: Instantiable {
    public init(pages: Instantiator<Page>) { self.pages = pages }
    @Received let pages: Instantiator<Page>
}
