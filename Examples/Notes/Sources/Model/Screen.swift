/// Something that is shown to the user, once.
public protocol Screen {
    func show() async throws
}

/// Any screen: lets a module show one whose type it can't see, as `AnyView` does for views.
public struct AnyScreen: Screen {
    public init(_ screen: some Screen) {
        showScreen = screen.show
    }

    public func show() async throws {
        try await showScreen()
    }

    private let showScreen: () async throws -> Void
}
