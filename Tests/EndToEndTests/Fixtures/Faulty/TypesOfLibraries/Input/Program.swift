import Arbor
import Foundation

@Instantiable
final class Data: Instantiable { init() {} }

@Instantiable
final class Page: Instantiable {
    @Instantiated let own: Data
    @Received let payload: Foundation.Data
    init(own: Data, payload: Foundation.Data) { self.own = own; self.payload = payload }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let pages: Instantiator<Page>
    init(pages: Instantiator<Page>) { self.pages = pages }
}
@Instantiable
extension ContinuousClock: @retroactive Instantiable {
    static func instantiate() -> ContinuousClock { ContinuousClock() }
}

@Instantiable(isRoot: true)
struct Clocks: Instantiable {
    @Instantiated let clock: any Clock<Duration>
    init(clock: any Clock<Duration>) { self.clock = clock }
}
