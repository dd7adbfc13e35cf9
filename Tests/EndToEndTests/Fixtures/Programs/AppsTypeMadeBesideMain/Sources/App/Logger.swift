import Core

/// The command line's own; bears no annotation.
struct Logger: Logging { var name: String { "App.Logger" } }
