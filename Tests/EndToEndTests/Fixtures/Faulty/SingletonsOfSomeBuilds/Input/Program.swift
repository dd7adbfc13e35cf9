import Blade

#if DEBUG
final class Brewer {
    @Provider init(size: Int) {}
}
#else
final class Brewer {
    @Provider init(title: String) {}
}
#endif

@Module(provides: [Brewer.self])
enum Values {
    #if DEBUG
    @Provider(scope: .singleton) static func size() -> Int { 3 }
    #else
    @Provider static func title() -> String { "" }
    #endif

    #if os(Linux)
    @Provider(scope: .singleton) static func linux() -> Double { 1 }
    #elseif os(macOS)
    @Provider(scope: .singleton) static func mac() -> Double { 2 }
    #endif
}

@Component(modules: [Values.self])
protocol Shop {
    func brewer() -> Brewer
    func lazyWeight() -> Lazy<Double>
}

#if DEBUG && os(macOS)
@Component(modules: [Values.self])
protocol DebugShop {
    func brewer() -> Brewer
    func weight() -> Double
}
#endif
