public struct AnyView: View, Primitive {
    private let view: any View

    public init<V: View>(_ view: V) { self.view = view }
    public var body: Never { fatalError("a primitive has no body") }
    var lines: [String] { view.rendered }
}

public struct Text: View, Primitive {
    private let text: String

    public init(_ text: String) { self.text = text }
    public var body: Never { fatalError("a primitive has no body") }
    var lines: [String] { [text] }
}

/// Its content, indented.
public struct VStack<Content: View>: View, Primitive {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError("a primitive has no body") }
    var lines: [String] { content.rendered.map { "  " + $0 } }
}

/// Rendering follows it: the title, and the destination below.
public struct NavigationLink<Destination: View>: View, Primitive {
    private let title: String
    private let destination: () -> Destination

    public init(_ title: String, @ViewBuilder destination: @escaping () -> Destination) {
        self.title = title
        self.destination = destination
    }
    public var body: Never { fatalError("a primitive has no body") }
    var lines: [String] { ["[\(title)]"] + destination().rendered.map { "  " + $0 } }
}
