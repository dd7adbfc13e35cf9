public struct Session: Sendable { public let user: String }
