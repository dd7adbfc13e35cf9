import Blade

@Component
protocol Shop: Hashable {
    associatedtype Item
    init(
        sizes: Int..., opaque: some Equatable, auto: @autoclosure () -> Int, passing: inout Int,
        closure: () -> Int, lazy: Lazy<String>)
    subscript(index: Int) -> Int { get }
    @MainActor func isolated() -> Int
    nonisolated func free() -> Int
}

@Module
enum Values {
    @Provider static func lazy() -> Lazy<Int> { Lazy { 1 } }
}
