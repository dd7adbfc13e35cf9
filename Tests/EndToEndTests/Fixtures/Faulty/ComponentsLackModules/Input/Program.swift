import Blade

final class Api { @Provider init(host: String, log: Log, clock: Clock) {} }
struct Log {}
struct Clock {}
final class Feed { @Provider init(api: Api, log: Log) {} }
final class Profile { @Provider init(api: Api, clock: Clock) {} }

@Module(provides: [Api.self, Feed.self, Profile.self])
enum AppModule {
    @Provider static func host() -> String { "" }
}

@Module
enum CoreModule {
    @Provider static func log() -> Log { Log() }
    @Provider static func clock() -> Clock { Clock() }
}

@Component(modules: [AppModule.self])
protocol Shop {
    func feed() -> Feed
    func profile() -> Profile
}
@Component(modules: [AppModule.self])
protocol OtherShop {
    func feed() -> Feed
}
