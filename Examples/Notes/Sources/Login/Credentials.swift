/// What someone says to be recognized.
public struct Credentials: Equatable, Sendable {
    public let name: String
    public let password: String

    public init(name: String, password: String) {
        self.name = name
        self.password = password
    }
}
