import Arbor

public protocol Log: AnyObject {}

@Instantiable(fulfillingAdditionalTypes: [Log.self])
public final class MemoryLog: Log, Instantiable {
    public init() {}
}
