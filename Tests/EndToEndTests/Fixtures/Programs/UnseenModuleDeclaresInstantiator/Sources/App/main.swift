import Arbor
import Lib

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(pages: Arbor.Instantiator<Page>) { self.pages = pages }
    @Instantiated let pages: Arbor.Instantiator<Page>
}
print(type(of: Root().pages.instantiate().make()))
