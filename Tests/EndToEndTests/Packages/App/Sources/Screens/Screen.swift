import Arbor
import Base

@Instantiable
public struct Screen: Instantiable {
    public init(clock: Clock) { self.clock = clock }

    @Received let clock: Clock

    public var title: String { "clock \(clock.now())" }
}
