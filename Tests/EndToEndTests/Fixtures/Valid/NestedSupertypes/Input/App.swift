import Arbor

@Instantiable
public final class Page: Feature.Screen, Instantiable {
    public init() {}
}

@Instantiable
struct Value: Instantiable {
    init() {}

    let store = Feature.Store()
    let row = Feature.Model.Row()
}

@Instantiable
public actor Keeper: Instantiable {
    init(value: Value) { self.value = value }

    @Received let value: Value
}

public enum Home {
    public protocol Screen {}

    @Instantiable
    public final class View: Screen, Instantiable {
        public init() {}
    }
}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    init(value: Value, keeper: Keeper, page: Page, view: Home.View) {
        (self.value, self.keeper, self.page, self.view) = (value, keeper, page, view)
    }

    @Instantiated let value: Value
    @Instantiated let keeper: Keeper
    @Instantiated let page: Page
    @Instantiated let view: Home.View
}

@main
enum Main {
    static func main() { print(type(of: App().page)) }
}
