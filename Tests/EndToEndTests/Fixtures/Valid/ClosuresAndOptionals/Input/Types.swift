import Arbor
import Identity

@Instantiable
public final class Theme: Instantiable {
    public init() {}
    let identity = Identity("Theme")
}

@Instantiable
public final class Editor: Instantiable {
    public init(
        text: String?, onSave: @escaping (String) -> Void, transform: @escaping @Sendable (String) -> String,
        didClose: (() -> Void)?, toolbar: Toolbar?, counts: [String: [Int]], size: (width: Int, height: Int)
    ) {
        self.text = text
        self.onSave = onSave
        self.transform = transform
        self.didClose = didClose
        self.toolbar = toolbar
        self.counts = counts
        self.size = size
    }

    @Forwarded let text: String?
    @Forwarded let onSave: (String) -> Void
    @Forwarded let transform: @Sendable (String) -> String
    @Forwarded let didClose: (() -> Void)?
    @Forwarded let counts: [String: [Int]], size: (width: Int, height: Int)
    @Instantiated let toolbar: Toolbar?
}

@Instantiable
public final class Toolbar: Instantiable {
    public init(onSave: @escaping (String) -> Void, button: Button, theme: Theme?, user: String?) {
        self.onSave = onSave
        self.button = button
        self.theme = theme
        self.user = user
    }

    @Received let onSave: (String) -> Void
    @Instantiated let button: Button
    /// There is a `Theme`, not a `Theme?`: it is taken all the same.
    @Received(onlyIfAvailable: true) let theme: Theme?
    /// There is none.
    @Received(onlyIfAvailable: true) let user: String?
}

@Instantiable
public final class Button: Instantiable {
    public init(onSave: @escaping (String) -> Void, transform: @escaping @Sendable (String) -> String, text: String?) {
        self.onSave = onSave
        self.transform = transform
        self.text = text
    }

    @Received let onSave: (String) -> Void
    @Received let transform: @Sendable (String) -> String
    @Received let text: String?

    func press() { onSave(transform(text ?? "nothing")) }
}
