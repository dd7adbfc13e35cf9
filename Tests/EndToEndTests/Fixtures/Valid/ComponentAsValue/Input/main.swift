import Arbor

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(net: any NetGraph, page: Page, cache: Cache<Int>) {
        self.net = net
        self.page = page
        self.cache = cache
    }

    @Instantiated(fulfilledByType: "BladeNetGraph") let net: any NetGraph
    @Instantiated let page: Page
    @Instantiated let cache: Cache<Int>
}

let app = App()
print(app.page.text, app.cache.values.count, app.net.client() === app.page.net.client())
