@testable import Store

/// Nothing of it is generated.
public struct Plain {}
