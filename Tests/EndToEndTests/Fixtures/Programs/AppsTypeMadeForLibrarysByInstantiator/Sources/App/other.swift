import Lib

struct Logger: Logging { var n: String { "App.Logger" } }
