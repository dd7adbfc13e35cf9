// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeEditor(
            text: String?, onSave: @escaping (String) -> Void,
            transform: @escaping @Sendable (String) -> String, didClose: (() -> Void)?,
            counts: [String: [Int]], size: (width: Int, height: Int), theme: Theme?
        ) -> Editor {
            let toolbar: Toolbar? = makeToolbar(
                onSave: onSave, text: text, theme: theme, transform: transform
            )
            return Editor(
                text: text, onSave: onSave, transform: transform, didClose: didClose, toolbar: toolbar,
                counts: counts, size: size
            )
        }

        func makeToolbar(
            onSave: @escaping (String) -> Void, text: String?, theme: Theme?,
            transform: @escaping @Sendable (String) -> String
        ) -> Toolbar {
            Toolbar(
                onSave: onSave, button: Button(onSave: onSave, transform: transform, text: text),
                theme: theme, user: nil
            )
        }

        let theme = Theme()
        let editors = Instantiator<Editor> {
            makeEditor(
                text: $0.text, onSave: $0.onSave, transform: $0.transform, didClose: $0.didClose,
                counts: $0.counts, size: $0.size, theme: theme
            )
        }
        self.init(theme: theme, editors: editors)
    }
}
