struct Box<Content> {}
enum Other { struct Item {} }
protocol Source { associatedtype Item }
protocol SourceDependency {
    associatedtype Feed: Source
    var feed: Box<Feed.Item> { get }
}
protocol ItemDependency {
    associatedtype Item
    var items: [Item] { get }
}
protocol OtherDependency { var other: Other.Item { get } }
protocol PairDependency {
    associatedtype First
    var pair: (First: First, Int) { get }
}
protocol CountDependency { var count: Int { get } }

typealias FooDependencies = SourceDependency & ItemDependency & OtherDependency & PairDependency & CountDependency
// arbor: spliced
typealias FooExternalDependencies = ItemDependency & OtherDependency & PairDependency & SourceDependency

protocol MoreDependency {
    associatedtype Item
    var more: Item { get }
}
typealias BarDependencies = ItemDependency & MoreDependency & CountDependency
// arbor: spliced
typealias BarExternalDependencies = ItemDependency
