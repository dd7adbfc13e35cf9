// Each lacks its function. Nobody who needs one of them is blamed.

import Arbor
public protocol P {}
@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(log: Log, p: any P) { self.log = log; self.p = p }
    @Instantiated let log: Log
    @Instantiated let p: any P
}
@Instantiable(mockOnly: true)
public final class Log: Instantiable { public init() {} }
@Instantiable(fulfillingAdditionalTypes: [P.self])
public final class Real: P, Instantiable { public init() {} }
@Instantiable(fulfillingAdditionalTypes: [P.self], mockOnly: true)
public final class Fake: P { public init() {} }
