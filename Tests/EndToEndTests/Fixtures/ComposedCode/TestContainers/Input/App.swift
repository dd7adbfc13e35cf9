protocol ValuesDependency: Sendable { var values: [Int] { get } }
protocol UnsetDependency { var unset: Bool { get } }
protocol ActionDependency { var action: @Sendable (Int) -> Void { get } }
protocol ItemDependency { associatedtype Item: Sendable; var item: Item { get } }
@MainActor protocol ScreenDependency { var title: String? { get } }

// arbor: test container
typealias PlainDependencies = ValuesDependency & UnsetDependency & ActionDependency & ItemDependency
// arbor: test container FakeScreen
typealias ScreenViewDependencies = ScreenDependency

protocol ObjectDependency: AnyObject { var count: Int { get set } }
typealias SentDependencies = ObjectDependency & Sendable
// arbor: test container
typealias SharedDependencies = SentDependencies & UnsetDependency
