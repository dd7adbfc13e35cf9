import Blade

@Component(modules: [UIModule.self, NetMOdule.self])
protocol Program {
    func model() -> FeedModel
    func detail() -> DetialModel
}

@Module(provides: [FeedModel.self, Logger.self, DetailModel.self])
enum UIModule {}

@Module(provides: [LiveClient.self])
enum NetModule {
    @Provider static func client(live: any HTTPClient) -> any HTTPClient { live }
    @Provider(named: "page") static func page() -> Int { 20 }
}

@Component(modules: [UIModule.self, NetModule.self])
protocol Feed {
    func model() -> FeedModel
    func client() -> any HTTPClient
}

protocol HTTPClient {}

final class LiveClient: HTTPClient {
    @Provider init(logger: Loger) {}
}

final class Logger {
    @Provider(scope: .singleton) init() {}
}

final class FeedModel {
    @Provider init(client: any HTTPCLient, detail: Lasy<DetailModel>, logger: Logger, @Named("page") size: Int?) {}
}

final class DetailModel {
    @Provider init(logger: Logger) {}
}
