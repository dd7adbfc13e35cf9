/// The standard library has a protocol of this name too.
public protocol Clock {}
public protocol Mailer {}
protocol Vault {}

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
public struct SystemClock: Clock, Instantiable {
    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [Vault.self])
public struct Safe: Vault, Instantiable {
    public init() {}
}

@Instantiable
public final class Log: Instantiable {
    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [Mailer.self])
public struct PostOffice: Mailer, Instantiable {
    public init(log: Log) { self.log = log }
    @Received let log: Log
}
