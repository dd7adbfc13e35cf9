public struct Result { public init() {} }
