import Arbor

public enum Scene {
    @Instantiable(isRoot: true)
    public final class Root: Instantiable {
        public init(page: Page) { self.page = page }
        @Instantiated let page: Page
    }
}

print(String(reflecting: type(of: Scene.Root().page.logger)))
