import Arbor

@Instantiable
public struct Login: Instantiable { public init() {} }
