import Core

struct Logger: Logging {
    var name: String { "App.Logger" }
}
