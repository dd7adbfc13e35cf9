import Blade

@Module
struct CoffeeModule {}

@Component(modules: CoffeeModule.all)
class CoffeeShop {}

@Component(module: [CoffeeModule.self])
private protocol TeaShop {
    init(size: Int)
    init(name: String)
    var maker: Int { get }
    func cups(size: Int) -> Int
    func nothing()
    func opaque() -> some Equatable
    static func shared() -> Int
    func waiting() async -> Int
    func failing() throws -> Int
    #if DEBUG
    func debugging() -> Int
    #endif
}

@Module(provides: [CoffeeShop, Array<Int>.self], submodules: [(CoffeeModule).self])
enum OtherModule {}

#if DEBUG
@Module
#endif
enum ConditionalModule {}

@Provider func freePump() -> Int { 1 }
@Module let freeModule = 1

@Provider
final class Pump {
    @Module func module() {}
    @Component var (left, right) = (1, 2)
}

@Module
enum PropertyModule {
    @Provider static var size: Int { 1 }
    @Provider static let width = 1, height = 2
}

@Module
enum ModuleWithCases {
    #if DEBUG
    case one
    #else
    case two(Int), three
    #endif
    @Provider static func number() -> Double { 1 }
}

@Module
enum ModuleAroundCases {
    enum Inner { case inner }
    @Provider static func inner() -> Float {
        switch Inner.inner {
        case .inner: 1
        }
    }
}
