import Blade

typealias Number = Int
typealias Numbers = [Number]
typealias Handler = () -> Number
typealias Both = First & Second
typealias Values = AllValues

protocol First {}
protocol Second {}
struct One: First, Second {}

enum Outer {
    typealias ID = String

    final class Inner {
        let text: String

        @Provider
        init(id: ID, size: Number?, handler: @escaping Handler, both: any Both, lazy: Lazy<Number>) {
            text = "\(id) \(size ?? 0) \(handler()) \(both) \(lazy.get())"
        }
    }
}

@Module(provides: [Outer.Inner.self])
enum AllValues {
    @Provider static func number() -> Number { 1 }
    @Provider static func numbers(number: Int) -> Numbers { [number] }
    @Provider static func id() -> String { "id" }
    @Provider static func size() -> Int? { 2 }
    @Provider static func handler() -> Handler { { 3 } }
    @Provider static func both() -> any First & Second { One() }
}

#if os(macOS)
    typealias Color = Int
#else
    struct Color {}
#endif

typealias Surroundings = Outer

@Module
enum Colors {
    @Provider static func color() -> Color { Color() }
    @Provider static func length(id: Surroundings.ID, color: Color) -> Int64 { Int64(id.count) }
}
