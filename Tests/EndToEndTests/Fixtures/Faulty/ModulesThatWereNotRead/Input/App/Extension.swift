import Base
import Blade

/// Base declares the module, and wasn't given.
extension BaseModule {
    @Provider static func text() -> String { "" }
}
