import Arbor
import Lib

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(page: Instantiator<Page>) { self.page = page }
    @Instantiated let page: Instantiator<Page>
}
let page = Root().page.instantiate(Base.Key())
print(page.row.key == nil, page.row.other == nil, type(of: page.log))
