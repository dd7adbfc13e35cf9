/// A part of the user interface that fills the terminal.
@MainActor
public protocol Screen {
    func show()
}

/// A screen whose type the code that shows it needn't know.
@MainActor
public struct AnyScreen: Screen {
    private let screen: any Screen

    public init(_ screen: any Screen) {
        self.screen = screen
    }

    public func show() {
        screen.show()
    }
}
