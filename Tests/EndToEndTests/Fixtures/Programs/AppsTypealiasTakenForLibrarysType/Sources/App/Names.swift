import Core

struct Silent: Logging {
    var name: String { "App.Silent" }
}

typealias Logger = Silent
