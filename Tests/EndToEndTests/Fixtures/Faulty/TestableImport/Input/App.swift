import Arbor
@testable import Store

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init() {}
}
