@MainActor open class Base { public init() {} }
