import Arbor

@Instantiable(isRoot: true)
final class App: Instantiable {
    init(start: any Start) { self.start = start }
    @Instantiated let start: any Start
}
protocol Start {}
@Instantiable(fulfillingAdditionalTypes: [Start.self])
final class FeedStart: Start, Instantiable {
    init(view: HomeView) { self.view = view }
    @Instantiated let view: HomeView
}
@Instantiable(fulfillingAdditionalTypes: [Start.self])
final class ProfileStart: Start, Instantiable {
    init(view: HomeView) { self.view = view }
    @Instantiated let view: HomeView
}
@MainActor @Instantiable final class HomeView: Instantiable { init() {} }
