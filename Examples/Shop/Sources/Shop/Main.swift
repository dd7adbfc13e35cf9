import Services

@main
enum Main {
    static func main() {
        let dependencies = AppViewContainer(
            logger: ConsoleLogger(), network: LocalNetwork(), tracker: ConsoleTracker())
        for line in AppView(dependencies: dependencies).lines { print(line) }
    }
}
