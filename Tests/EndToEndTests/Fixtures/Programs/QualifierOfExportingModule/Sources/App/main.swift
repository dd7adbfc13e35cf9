import Kit

@Instantiable public final class Page: Instantiable {
    public init() {}
}

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(plain: Store, qualified: Kit.Store, pages: Core.Instantiator<Page>, more: Arbor.Instantiator<Page>) {
        self.plain = plain
        self.qualified = qualified
        self.pages = pages
        self.more = more
    }
    @Instantiated let plain: Store
    @Instantiated let qualified: Kit.Store
    @Instantiated let pages: Core.Instantiator<Page>
    @Instantiated let more: Arbor.Instantiator<Page>
}

let root = Root()
print(String(reflecting: type(of: root.plain)), String(reflecting: type(of: root.qualified)))
print(type(of: root.pages.instantiate()))
