import Equipment

@main
struct CoffeeApp {
    static func main() {
        let shop = BladeCoffeeShop(configuration: Configuration(water: 95, milk: 60) { print("  \($0)") })
        print("A coffee maker")
        shop.maker().brew()
        print("A coffee maker with two boilers")
        shop.dualBoiler().brew()
        print("A coffee maker that grinds, made and not used yet")
        let maker = shop.grindingMaker()
        print("It is used twice")
        maker.brew()
        maker.brew()
        print("Alice orders at the counter")
        shop.counter().order(by: "Alice")
    }
}
