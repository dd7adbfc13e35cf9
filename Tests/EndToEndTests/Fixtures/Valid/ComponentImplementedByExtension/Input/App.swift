import Blade

// The requirements that a component inherits are met by its extension.
@Component(modules: [LogModule.self])
public protocol App: CustomStringConvertible { func log() -> Log }

extension App { nonisolated public var description: String { "an app" } }

@Module(provides: [Log.self]) public enum LogModule {}
public final class Log { @Provider public init() {} }
