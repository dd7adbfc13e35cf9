import Arbor
import Lib

@Instantiable(isRoot: true)
final class App: Instantiable {
    init(clock: Clock, ruler: Ruler, pen: Pen) { (self.clock, self.ruler, self.pen) = (clock, ruler, pen) }
    @Instantiated let clock: Clock
    @Instantiated let ruler: Ruler
    @Instantiated let pen: Pen
}
_ = App()
