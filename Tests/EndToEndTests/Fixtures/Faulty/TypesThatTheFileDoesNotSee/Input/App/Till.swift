@Instantiable
public struct Till: Instantiable {
    public init(till: any Clock) { self.till = till }
    // The file doesn't import Core.
    @Instantiated let till: any Clock
}
