import Arbor

@Instantiable public final class Listed: Instantiable { public init() {} }
@Instantiable public final class Keyed: Instantiable { public init() {} }
@Instantiable public final class Paired: Instantiable { public init() {} }
@Instantiable public final class Refused: Instantiable { public init() {} }
@Instantiable public final class Fine: Instantiable { public init() {} }
@available(*, unavailable) extension Refused: Sendable {}
@available(macOS, unavailable) extension Fine: @unchecked Sendable {}
@Instantiable extension Array: Instantiable {
    public static func instantiate(listed: Listed) -> [Listed] { [listed] }
}
@Instantiable public final class Job: Instantiable {
    public init(list: [Listed], table: [String: Keyed]?, refused: Refused, fine: Fine, fines: [Fine]) {
        (self.list, self.table, self.refused, self.fine, self.fines) = (list, table, refused, fine, fines)
    }
    @Received let list: [Listed]
    @Received let table: [String: Keyed]?
    @Received let refused: Refused
    @Received let fine: Fine
    @Received let fines: [Fine]
}
@Instantiable public final class Middle: Instantiable {
    public init(
        pair: (Paired, Int), table: [String: Keyed]?, fines: [Fine], jobs: SendableInstantiator<Job>,
        others: SendableInstantiator<Other>
    ) {
        (self.pair, self.table, self.fines, self.jobs, self.others) = (pair, table, fines, jobs, others)
    }
    @Forwarded let pair: (Paired, Int)
    @Forwarded let table: [String: Keyed]?
    @Forwarded let fines: [Fine]
    @Instantiated let jobs: SendableInstantiator<Job>
    @Instantiated let others: SendableInstantiator<Other>
}
@Instantiable public final class Other: Instantiable {
    public init(pair: (Paired, Int)) { self.pair = pair }
    @Received let pair: (Paired, Int)
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(listed: Listed, list: [Listed], refused: Refused, fine: Fine, middles: Instantiator<Middle>) {
        (self.listed, self.list, self.refused, self.fine) = (listed, list, refused, fine)
        self.middles = middles
    }
    @Instantiated let listed: Listed
    @Instantiated let list: [Listed]
    @Instantiated let refused: Refused
    @Instantiated let fine: Fine
    @Instantiated let middles: Instantiator<Middle>
}
print(type(of: Root().fine))
