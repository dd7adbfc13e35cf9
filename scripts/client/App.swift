import Arbor

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(greeter: Greeter) { self.greeter = greeter }
    @Instantiated let greeter: Greeter
}

@Instantiable
public struct Greeter: Instantiable {
    public init() {}
    public let greeting = "Hello, Arbor"
}

@main
struct Main {
    static func main() { print(App().greeter.greeting) }
}
