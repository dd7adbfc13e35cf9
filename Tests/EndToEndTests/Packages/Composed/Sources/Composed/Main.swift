import Feature
import Services

// arbor: container
typealias AppDependencies = PageDependencies

@main
struct Main {
    static func main() {
        print(Page(dependencies: AppContainer(clock: Clock(hour: 7), name: "seven")).text)
    }
}
