public enum Screens {
    @MainActor public protocol Shown {}
    public protocol Sheet: Shown {}
    public typealias Named = Sheet
    /// It hides the isolated protocol at the top level.
    public protocol Plain {}
    @MainActor open class Base {
        public init() {}
    }
}

extension Screens {
    open class Detail: Base {}
}

@MainActor public protocol Plain {}

public protocol Listed: Screens.Sheet {}
