import Arbor

public struct Cache { public init() {} }
@Instantiable public final class Oth: Instantiable { public init() {} }
