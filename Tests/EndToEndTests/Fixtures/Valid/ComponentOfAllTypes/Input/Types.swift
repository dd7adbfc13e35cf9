import Blade

protocol Logger: AnyObject {}
final class Console: Logger {}

enum Network {
    struct Address: Equatable {
        var host: String
        var port = 80

        @Provider
        init(_ host: String, port: Int = 8080) { (self.host, self.port) = (host, port) }
    }

    @Module(provides: [Address.self])
    enum Values {
        @Provider static func host() -> String { "localhost" }
    }
}

struct Box<Content> {
    var content: Content
}

actor Counter {
    let start: Int?

    @Provider
    init(start: Int?) { self.start = start }
}

enum Mode {
    case fast

    @Provider
    init() { self = .fast }
}

class Base {
    let names: [String]

    @Provider
    init(names: [String]) { self.names = names }
}

typealias Names = [String]

struct Everything {
    let optional: Int?
    let names: [String]
    let ages: [String: Int]
    let pair: (Int, String)
    let action: () -> Int
    let logger: any Logger
    let address: Network.Address
    let box: Box<Int>
    let other: Box<[String: Box<Bool>]>
    let type: Base.Type
    let counter: Counter
    let mode: Mode
    let base: Base
    let `default`: Set<Int>
}

extension Everything {
    @Provider
    init(
        _ optional: Optional<Int>, names: Array<String>, ages: Dictionary<String, Int>, of pair: (Int, String),
        action: @escaping () -> Int, logger: Logger, address: Network.Address, box: Box<Int>,
        other: Box<[String: Box<Bool>]>, type: Base.Type, counter: Counter, mode: Mode, base: Base,
        `default`: Set<Int>
    ) {
        self.init(
            optional: optional, names: names, ages: ages, pair: pair, action: action, logger: logger,
            address: address, box: box, other: other, type: type, counter: counter, mode: mode, base: base,
            default: `default`)
    }
}

@Module(
    provides: [Everything.self, Counter.self, Mode.self, Base.self], submodules: [Network.Values.self])
enum Values {
    @Provider static func optional() -> Int? { 7 }
    @Provider static func names() -> [String] { ["a", "b"] }
    @Provider static func ages(names: [String]) -> [String: Int] { [names[0]: 1] }
    @Provider static func pair(optional: Int?) -> (Int, String) { (optional ?? 0, "x") }
    @Provider static func action(pair: (Int, String)) -> () -> Int { { pair.0 } }
    @Provider(scope: .singleton) static func logger() -> any Logger { Console() }
    @Provider static func box() -> Box<Int> { Box(content: 3) }
    @Provider static func other() -> Box<[String: Box<Bool>]> { Box(content: ["y": Box(content: true)]) }
    @Provider static func type() -> Base.Type { Base.self }
    @Provider static func numbers() -> Set<Int> { [1] }
}

@Component(modules: [Values.self])
protocol Program {
    func everything() -> Everything
    func box() -> Box<Int>
    func other() -> Box<[String: Box<Bool>]>
    func logger() -> any Logger
    func sameLogger() -> Logger
    func value() -> Int?
    func value() -> [String]
    func forced() -> Int!
}

@Module
enum Forced {
    @Provider static func text(count: Int?, action: (() -> Int)!) -> String! { "\(count ?? 0) \(action())" }
}

@Component(modules: [Forced.self])
protocol ForcedProgram {
    init(count: Int!, _ action: (() -> Int)!)
    func text() -> String!
    func sameText() -> String?
    func count() -> Int?
    func action() -> (() -> Int)!
}

@Module
enum EmptyNames {
    @Provider(named: "") static func named() -> Int { 1 }
    @Provider static func unnamed() -> Int { 2 }
    @Provider static func both(@Named("") named: Int, unnamed: Int) -> String { "\(named) \(unnamed)" }
}

@Component(modules: [EmptyNames.self])
protocol EmptyNamesProgram {
    func both() -> String
    func unnamed() -> Int
}
