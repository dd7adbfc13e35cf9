/// What a library of views has, as far as the app needs it: so it runs in a terminal.
public protocol View {
    var text: String { get }
}

/// Any view, as a value.
public struct AnyView: View {
    public init(_ view: any View) { text = view.text }

    public let text: String
}

/// What tells others of its changes.
public protocol ObservableObject: AnyObject {}

/// A wrapper as views have them.
@propertyWrapper
public struct ObservedObject<Value: ObservableObject> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public var wrappedValue: Value
}
