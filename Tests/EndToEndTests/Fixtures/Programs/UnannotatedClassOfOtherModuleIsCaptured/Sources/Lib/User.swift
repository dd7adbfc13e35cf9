public final class User { public init() {}; public var x = 4 }
