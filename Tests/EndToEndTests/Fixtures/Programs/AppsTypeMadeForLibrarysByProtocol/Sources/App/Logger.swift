import Core

/// A quick logger for the command line, nothing to do with Lib's.
struct Logger: Logging { var n: String { "App.Logger" } }
