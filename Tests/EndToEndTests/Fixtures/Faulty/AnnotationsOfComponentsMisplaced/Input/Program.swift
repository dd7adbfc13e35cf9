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
