import Arbor
import Base
import Feature
import Screens

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(clock: Clock, feature: Feature, screen: Screen) {
        self.clock = clock
        self.feature = feature
        self.screen = screen
    }

    @Instantiated let clock: Clock
    @Instantiated let feature: Feature
    @Instantiated let screen: Screen
}

@main
struct Main {
    static func main() {
        let app = App()
        print(app.screen.title, app.feature.sum)
    }
}
