import Arbor
import Kit

@Instantiable(isRoot: true)
public final class Root: Controller, Instantiable {
    public init(page: Instantiator<Page>) {
        self.page = page
        super.init(title: "")
    }
    @Instantiated let page: Instantiator<Page>
}

let page = Root().page.instantiate(App.Token())
print(String(reflecting: type(of: page.logger)), String(reflecting: type(of: page.reader.token)))
