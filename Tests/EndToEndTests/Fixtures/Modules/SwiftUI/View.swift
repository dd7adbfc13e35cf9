/// A view that renders to text. The isolation is that of Apple's.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("a primitive has no body") }
}

/// A view that gives its lines itself.
@MainActor
protocol Primitive {
    var lines: [String] { get }
}

extension View {
    var rendered: [String] { (self as? any Primitive)?.lines ?? body.rendered }
}

@MainActor
@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
        TupleView(content: (repeat each content))
    }
    public static func buildOptional<Content: View>(_ content: Content?) -> AnyView {
        content.map { AnyView($0) } ?? AnyView(EmptyView())
    }
    public static func buildEither<Content: View>(first: Content) -> AnyView { AnyView(first) }
    public static func buildEither<Content: View>(second: Content) -> AnyView { AnyView(second) }
}

public struct EmptyView: View, Primitive {
    public init() {}
    public var body: Never { fatalError("a primitive has no body") }
    var lines: [String] { [] }
}

public struct TupleView<each Content: View>: View, Primitive {
    let content: (repeat each Content)
    public var body: Never { fatalError("a primitive has no body") }
    var lines: [String] {
        var lines: [String] = []
        for view in repeat each content { lines += view.rendered }
        return lines
    }
}
