import Arbor

public protocol Screen {}

@Instantiable(fulfillingAdditionalTypes: [Screen.self])
public final class Profile: Screen, Instantiable {
    public init(user: String) { self.user = user }
    @Received let user: String
}

@Instantiable(isRoot: true)
public final class ProfileRoot: Instantiable {
    public init(profiles: ErasedInstantiator<String, any Screen>) { self.profiles = profiles }
    @Instantiated(fulfilledByType: "Profile") let profiles: ErasedInstantiator<String, any Screen>
}

@Instantiable
public final class Session: Instantiable {
    public init(name: String, next: Session) { (self.name, self.next) = (name, next) }
    @Forwarded let name: String
    @Instantiated let next: Session
}

@Instantiable(isRoot: true)
public final class SessionRoot: Instantiable {
    public init(sessions: Instantiator<Session>) { self.sessions = sessions }
    @Instantiated let sessions: Instantiator<Session>
}

public final class Cache<Value>: Instantiable {
    public init() {}
}

@Instantiable(isRoot: true)
public final class CacheRoot: Instantiable {
    public init(numbers: Cache<Int>, texts: Cache<String>, flags: Cache<Bool>) {
        (self.numbers, self.texts, self.flags) = (numbers, texts, flags)
    }
    @Instantiated let numbers: Cache<Int>
    @Instantiated let texts: Cache<String>
    @Instantiated let flags: Cache<Bool>
}

public protocol Clock {}

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
public struct WallClock: Clock, Instantiable {
    public init() {}
}

@Instantiable
public final class Alarm: Instantiable {
    public init(clock: any Clock) { self.clock = clock }
    @Received let clock: any Clock
}

@Instantiable(isRoot: true)
public final class ClockRoot: Instantiable {
    public init(clock: any Clock?, alarm: Alarm) { (self.clock, self.alarm) = (clock, alarm) }
    @Instantiated let clock: any Clock?
    @Instantiated let alarm: Alarm
}

@Instantiable
public final class Log: Instantiable {
    public init() {}
}

@Instantiable
public final class Row: Instantiable {
    public struct Log {
        public init() {}
    }
    public init(log: Log) { self.log = log }
    @Received let log: Log
}

@Instantiable(isRoot: true)
public final class RowRoot: Instantiable {
    public init(log: Log, row: Row) { (self.log, self.row) = (log, row) }
    @Instantiated let log: Log
    @Instantiated let row: Row
}
