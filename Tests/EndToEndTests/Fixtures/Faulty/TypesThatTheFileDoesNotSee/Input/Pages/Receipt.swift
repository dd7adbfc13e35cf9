@Instantiable
public struct Receipt: Instantiable {
    public init(clock: any Clock) { self.clock = clock }
    // The file doesn't import Core.
    @Received let clock: any Clock
}
