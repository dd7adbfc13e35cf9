protocol ClockDependency { var clock: Int { get } }
class Legacy {}
protocol Service {}

protocol CountDependency: Actor { var count: Int { get } }
// arbor: container
typealias ActorDependencies = CountDependency
protocol LegacyDependency: Legacy { var legacy: Int { get } }
// arbor: container
typealias ClassDependencies = LegacyDependency
protocol OrderedDependency: Comparable { var ordered: Int { get } }
// arbor: test container
typealias LibraryDependencies = OrderedDependency

@MainActor protocol MainDependency { var main: Int { get } }
// arbor: container
typealias IsolatedDependencies = MainDependency & ClockDependency

protocol StoreDependency<Item> {
    associatedtype Item
    var store: Item { get }
}
// arbor: container
typealias ArgumentDependencies = StoreDependency<Int>
typealias GenericDependencies<Item> = StoreDependency<Item>
// arbor: container
typealias AliasDependencies = GenericDependencies<Int>

protocol ListDependency {
    associatedtype List: Collection where List.Element == Int
    var list: List { get }
}
// arbor: container
typealias ConstrainedDependencies = ListDependency
protocol NumberDependency: StoreDependency where Item == Int { var number: Int { get } }
// arbor: container
typealias ClauseDependencies = NumberDependency

protocol FlagDependency { var flag: Bool { get nonmutating set } }
// arbor: container
typealias SetterDependencies = FlagDependency
protocol CopyDependency { var copy: Self { get } }
// arbor: container
typealias SelfDependencies = CopyDependency
struct Token: ~Copyable {}
protocol TokenDependency: ~Copyable { var token: Token { borrowing get } }
// arbor: container
typealias TokenDependencies = TokenDependency
protocol DebugDependency {
    var always: Int { get }
    #if DEBUG
        var sometimes: Int { get }
    #endif
}
// arbor: container
typealias DebugDependencies = DebugDependency
enum Space {
    protocol KindDependency { var kind: Kind { get } }
    enum Kind {}
}
// arbor: container
typealias SpaceDependencies = Space.KindDependency
private protocol HiddenDependency { var hidden: Int { get } }
// arbor: container
private typealias HiddenDependencies = HiddenDependency

protocol WaitingDependency { var clock: Int { get async } }
typealias WaitDependencies = ClockDependency & WaitingDependency
// arbor: spliced
typealias WaitExternalDependencies = WaitingDependency
protocol TimerDependency { var clock: Int { get set } }
typealias TimeDependencies = ClockDependency & TimerDependency
// arbor: spliced
typealias TimeExternalDependencies = ClockDependency
protocol OddDependency { var externalDependencies: Int { get } }
typealias OddNameDependencies = OddDependency & ClockDependency
// arbor: spliced
typealias OddNameExternalDependencies = ClockDependency

protocol SharedDependency: Sendable { var shared: any Service { get } }
// arbor: container
typealias SentDependencies = SharedDependency
protocol ChangedDependency: AnyObject, Sendable { var changed: Int { get set } }
// arbor: container
typealias ChangedDependencies = ChangedDependency
protocol HandlerDependency {
    associatedtype Event
    typealias Handler = (Event) -> Void
    var handler: Handler { get }
}
// arbor: test container
typealias HandlerDependencies = HandlerDependency
protocol TextDependency { var text: Item { get } }
struct Item {}
// arbor: container
typealias ShadowDependencies = TextDependency & StoreDependency

// arbor: container class
typealias KeywordDependencies = ClockDependency
// arbor: container ClockDependency
typealias ProtocolDependencies = ClockDependency
// arbor: container Int
typealias TypeDependencies = ClockDependency

@MainActor protocol FreeDependency { nonisolated var free: Int { get } }
// arbor: container
typealias FreeDependencies = FreeDependency
protocol SentClockDependency: Sendable { var sentClock: Int { get } }
// arbor: spliced
typealias SentClockExternalDependencies = ClockDependency
typealias SentClockDependencies = SentClockDependency & ClockDependency
@globalActor actor OtherActor { static let shared = OtherActor() }
protocol FirstDependency { @MainActor var first: Int { get } }
protocol SecondDependency { @OtherActor var second: Int { get } }
// arbor: container
typealias BothDependencies = FirstDependency & SecondDependency

protocol ChangeDependency: Sendable { var changed: () -> Void { get } }
// arbor: container
typealias ChangeDependencies = ChangeDependency

typealias MiddleDependencies = ClockDependency & Comparable
protocol TopDependency: MiddleDependencies { var top: Int { get } }
// arbor: container
typealias TopDependencies = TopDependency

// One fault of an alias is reported once, however many comments are on it.
typealias Kilometers = Double
protocol LengthDependency { var length: Kilometers { get } }
protocol MilesDependency { var length: Int { get } }
// arbor: container
// arbor: test container
// arbor: container OtherContainer
typealias LengthDependencies = LengthDependency & MilesDependency

// What a type alias or a collection hides.
typealias Callback = () -> Void
typealias Renamed = Callback
typealias AnyService = any Service
protocol RenamedDependency: Sendable { var renamed: Renamed { get } }
// arbor: container
typealias RenamedDependencies = RenamedDependency
protocol AliasedDependency: Sendable { var aliased: AnyService { get } }
// arbor: container
typealias AliasedDependencies = AliasedDependency
protocol FunctionsDependency: Sendable { var functions: [String: (() -> Void)?] { get } }
// arbor: container
typealias FunctionsDependencies = FunctionsDependency
protocol Named {}
protocol ComposedDependency: Sendable { var composed: [any Service & Named] { get } }
// arbor: container
typealias ComposedDependencies = ComposedDependency
protocol IsolatedDependency: Sendable { @MainActor var isolated: any Service { get } }
// arbor: container
typealias IsolatedSentDependencies = IsolatedDependency
@MainActor protocol Router: AnyObject {}
protocol RouterDependency: Sendable { var router: any Router { get } }
// arbor: container
typealias RouterDependencies = RouterDependency

// No type conforms to a type of values.
// arbor: container
typealias AnyDependencies = any ClockDependency & LengthDependency
typealias InnerDependencies = (any ClockDependency)
// arbor: test container
typealias OuterDependencies = InnerDependencies
