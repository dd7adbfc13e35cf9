/// What is shown.
@MainActor
public protocol Screen {}
