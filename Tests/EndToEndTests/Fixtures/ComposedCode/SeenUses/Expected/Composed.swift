// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

typealias BaseDependencies = ClockDependency
typealias BasketDependencies = CartHeadDependencies
typealias BoxHolderDependencies = ClockDependency & Sendable
typealias DerivedDependencies = StoreDependency & BaseDependencies
typealias ExtendedDependencies = LogDependency & StoreDependency
typealias HolderDependencies = PageDependencies
typealias MakerDependencies = LogDependency & BasketDependencies & PageDependencies
typealias OwnerDependencies = ClockDependency & LogDependency & StoreDependency
typealias PageDependencies = Home.CellDependencies
typealias SenderDependencies = SentDependencies & WatchedDependencies & AnyObject & Sendable
typealias SentDependencies = ClockDependency
typealias SentSenderDependencies = ClockDependency
typealias ShelfDependencies = ItemDependency
typealias ShopDependencies = ItemDependency & ShelfDependencies
typealias ShownDependencies = ClockDependency & LogDependency
typealias TopSenderDependencies = SentSenderDependencies & Sendable
typealias WatchedDependencies = StoreDependency
