import Core

struct Logger: Logging { var n: String { "App.Logger" } }
