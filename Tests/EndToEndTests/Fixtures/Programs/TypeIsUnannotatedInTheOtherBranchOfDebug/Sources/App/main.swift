import Arbor

#if DEBUG
    @Instantiable public final class Tool: Instantiable { public init() {} }
    @Instantiable(isRoot: true) public final class Root: Instantiable {
        public init(tool: Tool, mid: Mid) { (self.tool, self.mid) = (tool, mid) }
        @Instantiated let tool: Tool
        @Instantiated let mid: Mid
    }
#else
    public final class Tool {}
    @Instantiable(isRoot: true) public final class Root: Instantiable {
        public init(mid: Mid) { self.mid = mid }
        @Instantiated let mid: Mid
    }
#endif
@Instantiable public final class Page: Instantiable {
    public init(tool: Tool?) { self.tool = tool }
    @Received(onlyIfAvailable: true) let tool: Tool?
}
@Instantiable public final class Mid: Instantiable {
    public init(page: Page) { self.page = page }
    @Instantiated let page: Page
}
print(Root().mid.page.tool == nil)
