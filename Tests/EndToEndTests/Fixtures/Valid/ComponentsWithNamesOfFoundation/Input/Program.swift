import Blade
import Foundation

struct Pair<First, Second> {
    let first: First
    let second: Second
}

/// In this module, `Data` is not Foundation's.
typealias Data = Pair<Foundation.Data, Foundation.Data>

/// So `Date` is not Foundation's either.
struct Date {
    let data: Data

    @Provider
    init(data: Data) { self.data = data }
}

@Module(provides: [Date.self])
enum Values {
    @Provider static func half() -> Foundation.Data { Foundation.Data([1, 2, 3]) }
    @Provider static func whole(half: Foundation.Data) -> Data { Data(first: half, second: half + half) }
    @Provider static func now() -> Foundation.Date { Foundation.Date(timeIntervalSince1970: 0) }
}

@Component(modules: [Values.self])
protocol Clock {
    func date() -> Date
    func half() -> Foundation.Data
    func now() -> Foundation.Date
}
