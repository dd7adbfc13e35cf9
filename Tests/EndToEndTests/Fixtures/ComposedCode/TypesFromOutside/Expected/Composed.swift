// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

struct SplicedBarDependencies<ExternalDependencies: BarExternalDependencies>: BarDependencies {
    typealias Item = ExternalDependencies.Item
    private let externalDependencies: ExternalDependencies
    let count: Int
    let more: Item
    var items: [Item] { externalDependencies.items }

    init(
        externalDependencies: ExternalDependencies,
        count: Int,
        more: Item
    ) {
        self.externalDependencies = externalDependencies
        self.count = count
        self.more = more
    }
}

struct SplicedFooDependencies<ExternalDependencies: FooExternalDependencies>: FooDependencies {
    typealias Feed = ExternalDependencies.Feed
    typealias First = ExternalDependencies.First
    typealias Item = ExternalDependencies.Item
    private let externalDependencies: ExternalDependencies
    let count: Int
    var feed: Box<Feed.Item> { externalDependencies.feed }
    var items: [Item] { externalDependencies.items }
    var other: Other.Item { externalDependencies.other }
    var pair: (First: First, Int) { externalDependencies.pair }

    init(
        externalDependencies: ExternalDependencies,
        count: Int
    ) {
        self.externalDependencies = externalDependencies
        self.count = count
    }
}
