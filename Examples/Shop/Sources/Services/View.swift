/// A part of the screen, as lines of text.
public protocol View {
    var lines: [String] { get }
}
