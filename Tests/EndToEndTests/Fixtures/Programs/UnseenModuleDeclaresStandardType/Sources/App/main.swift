import Arbor
import Lib

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(pages: Instantiator<Page>) { self.pages = pages }
    @Instantiated let pages: Instantiator<Page>
}
print(pages(of: Root()))
func pages(of root: Root) -> Int { (try? root.pages.instantiate(.success(3)).result.get()) ?? 0 }
