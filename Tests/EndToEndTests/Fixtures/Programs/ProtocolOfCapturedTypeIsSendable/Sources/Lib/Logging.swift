public protocol Logging: Tagged {}
public protocol Tagged: Sendable {}
