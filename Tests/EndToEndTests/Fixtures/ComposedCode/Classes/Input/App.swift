protocol CacheDependency: AnyObject { var cache: [String] { get set } }
protocol ClosureDependency { var onTap: (Int) -> Void { get } }
protocol OptionalDependency { var title: String? { get } }

// arbor: container
// arbor: test container FakeApp
typealias AppDependencies = CacheDependency & ClosureDependency & OptionalDependency

func use() {
    let app = AppContainer(cache: [], onTap: { _ in }, title: nil)
    app.cache.append("a")
}
