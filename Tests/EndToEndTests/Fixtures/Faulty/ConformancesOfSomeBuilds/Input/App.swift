import Arbor

public protocol P {}
public protocol Q: P {}

@Instantiable public struct Stub: Instantiable { public init() {} }
@Instantiable public struct Listed: Instantiable { public init() {} }
@Instantiable public struct Deep: Instantiable { public init() {} }
@Instantiable(fulfillingAdditionalTypes: [P.self]) public struct Main: Instantiable { public init() {} }

#if DEBUG
extension Stub: P {}
#endif

#if os(iOS)
extension Listed: P {}
#elseif os(macOS)
extension Listed: Q {}
#endif

#if DEBUG && os(Linux)
extension Main: P {}
#else
extension Main: Q {}
#endif

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(stub: any P, listed: any P, deep: any P, main: any P, number: Int) { fatalError() }
    @Instantiated(fulfilledByType: "Stub") let stub: any P
    @Instantiated(fulfilledByType: "Listed") let listed: any P
    @Instantiated(fulfilledByType: "Deep") let deep: any P
    @Instantiated let main: any P
    /// Summaries show this too, but no extensions.
    @Instantiated(fulfilledByType: "Stub") let number: Int
}
