import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(missing: Missing) { self.missing = missing }
    @Instantiated let missing: Missing
}
