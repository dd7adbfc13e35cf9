import Arbor

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(theme: Theme, editors: Instantiator<Editor>) {
        self.theme = theme
        self.editors = editors
    }

    @Instantiated let theme: Theme
    @Instantiated let editors: Instantiator<Editor>
}

func edit(_ text: String?, in root: Root) -> Editor {
    root.editors.instantiate(
        (
            counts: ["a": [1]], didClose: nil, onSave: { print("saved:", $0) }, size: (width: 1, height: 2), text: text,
            transform: { $0.uppercased() }
        ))
}

let root = Root()
let editor = edit("text", in: root)
editor.toolbar?.button.press()
edit(nil, in: root).toolbar?.button.press()
print(editor.toolbar?.theme === root.theme, editor.toolbar?.user ?? "no user", editor.size, editor.counts)
