import Arbor
import Base
import Plain
import Third

@Instantiable
public struct Feature: Instantiable {
    public init(clock: Clock, third: Third) {
        self.clock = clock
        self.third = third
    }

    @Received let clock: Clock
    @Instantiated let third: Third

    public var sum: Int { clock.now() + plain }
}
