@MainActor
public protocol Titled {}
