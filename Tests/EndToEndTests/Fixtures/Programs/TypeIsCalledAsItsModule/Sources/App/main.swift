import Arbor
import Other

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(page: Page, thing: Thing) {
        self.page = page
        self.thing = thing
    }
    @Instantiated let page: Page
    @Instantiated let thing: Thing
}

let root = Root()
print(String(reflecting: type(of: root.page.cache)), root.page.reader.cache === root.page.cache)
