@MainActor public protocol Screen {}
