import Core
struct Silent: Logging {}
func Logger() -> any Logging { Silent() }
