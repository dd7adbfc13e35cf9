import Arbor
import Identity

@Instantiable
public struct Text: Instantiable {
    public init() {}
    let identity = Identity("Text")
}

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(text: Text, screens: Instantiator<Screen>) {
        self.text = text
        self.screens = screens
    }

    @Instantiated let text: Text
    @Instantiated let screens: Instantiator<Screen>
}

let root = Root()
let screen = root.screens.instantiate((identifier: 7, onTap: { print("tapped", $0) }))
let cell = screen.cells.instantiate(Screen.Style(name: "plain"))
cell.onTap(cell.state.identifier)
print(cell.style.name, cell.state === screen.state, cell.state.text.identity, root.text.identity)
