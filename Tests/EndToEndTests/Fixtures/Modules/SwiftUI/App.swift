/// A program of views: it prints its scene and ends.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    public static func main() {
        for line in Self().body.lines { print(line) }
    }
}

@MainActor @preconcurrency
public protocol Scene {
    var lines: [String] { get }
}

@MainActor
@resultBuilder
public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
    private let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
    public var lines: [String] { ["window"] + content().rendered.map { "  " + $0 } }
}
