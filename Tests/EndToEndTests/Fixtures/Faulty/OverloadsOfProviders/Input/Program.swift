import Blade

class Animal {}
final class Dog: Animal {
    @Provider override init() {}
}
protocol Material {}
struct Wood: Material {
    @Provider init() {}
}
typealias Hound = Dog

final class Kennel {
    @Provider init(dog: Dog, size: UInt = 3) {}
    init(dog: Dog) {}
}
struct Leash {
    let dog: Dog
    var length = 1
}
extension Leash {
    @Provider init(dog: Dog, size: UInt = 3) { self.dog = dog }
}
struct Bowl {
    var volume = 1
}
extension Bowl {
    @Provider init(size: UInt = 3) { volume = 2 }
}

@Module(provides: [Kennel.self, Leash.self, Bowl.self])
enum Parts {
    // Without 'size', the compiler calls the other function, or none.
    @Provider static func superclass(dog: Dog, size: UInt = 1) -> Int8 { 1 }
    static func superclass(dog: Animal) -> Int8 { 2 }
    @Provider static func existential(wood: Wood, size: UInt = 1) -> Int16 { 1 }
    static func existential(wood: any Material) -> Int16 { 2 }
    @Provider static func alias(dog: Hound, size: UInt = 1) -> Int32 { 1 }
    static func alias(dog: Dog, count: Int = 1) throws -> Int32 { 2 }
    @Provider static func named(dog: Dog, @Named("small") size: UInt = 1) -> Int64 { 1 }
    @Provider(named: "other") static func named(dog: Dog) -> Int64 { 1 }
    @Provider static func wider(dog: Dog, size: UInt = 1) -> Int { 1 }
    static func wider(dog: Animal, count: Int = 1) -> Int { 2 }
    @Provider static func elsewhere(size: UInt = 1) -> [Int] { [1] }
    // The results convert to each other.
    @Provider static func animal() -> Dog { Dog() }
    @Provider static func animal() -> Animal { Animal() }
    @Provider static func material() -> any Material { Wood() }
    @Provider static func material() -> Wood { Wood() }
    @Provider static func handler() -> (() -> Int) { { 1 } }
    @Provider static func handler() -> (() throws -> Int) { { 2 } }
}

@Component(modules: [Parts.self, Others.self])
protocol Shop {
    func kennel() -> Kennel
    func leash() -> Leash
    func bowl() -> Bowl
    func superclass() -> Int8
    func existential() -> Int16
    func alias() -> Int32
    func named() -> Int64
    func wider() -> Int
    func elsewhere() -> [Int]
    func animal() -> Animal
    func material() -> any Material
    func handler() -> () throws -> Int
}

// The compiler prefers the provider, or the size is provided.
@Module(provides: [Dog.self, Wood.self])
enum Clear {
    @Provider static func optional(dog: Dog, size: UInt = 1) -> Int8 { 1 }
    static func optional(dog: Dog?) -> Int8 { 2 }
    @Provider static func any(wood: Wood, size: UInt = 1) -> Int16 { 1 }
    static func any(wood: Any) -> Int16 { 2 }
    @Provider static func generic(wood: Wood, size: UInt = 1) -> Int32 { 1 }
    static func generic<M>(wood: M) -> Int32 { 2 }
    @Provider static func async(wood: Wood, size: UInt = 1) -> Int64 { 1 }
    static func async(wood: Wood) async -> Int64 { 2 }
    @Provider static func other(wood: Wood, size: UInt = 1) -> UInt8 { 1 }
    static func other(wood: Wood) -> String { "" }
    @Provider static func provided(wood: Wood, weight: UInt16 = 1) -> Float { 1 }
    static func provided(wood: Wood) -> Float { 2 }
    @Provider static func weight() -> UInt16 { 1 }
    @Provider static func variadic(wood: Wood, size: UInt = 1) -> Double { 1 }
    static func variadic(wood: Wood, _ others: Wood...) -> Double { 2 }
    @Provider static func hidden(wood: Wood, size: UInt = 1) -> Bool { true }
    private static func hidden(wood: Wood) -> Bool { false }
    @Provider static func result() -> String { "" }
    @Provider static func result() -> String? { nil }
    @Provider static func result() -> Character { "a" }
}

@Component(modules: [Clear.self])
protocol ClearShop {
    func optional() -> Int8
    func any() -> Int16
    func generic() -> Int32
    func async() -> Int64
    func other() -> UInt8
    func provided() -> Float
    func variadic() -> Double
    func hidden() -> Bool
    func string() -> String
    func optionalString() -> String?
    func character() -> Character
}
