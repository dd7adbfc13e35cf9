import Core

struct Logger: Logging {
    static func instantiate() -> Logger { Logger() }
    var name: String { "App.Logger" }
}
