import Arbor

@globalActor public actor Work { public static let shared = Work() }

@Instantiable public struct Plain: Sendable, Instantiable {
    public init() {}
}
