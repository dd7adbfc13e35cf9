public struct Instantiator { public init() {} }
