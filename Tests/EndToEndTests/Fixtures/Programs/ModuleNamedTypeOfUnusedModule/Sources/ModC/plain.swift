public struct ModC { public init() {} }
