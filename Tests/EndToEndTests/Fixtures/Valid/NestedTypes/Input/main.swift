import Arbor

let root = Program.Root()
print(root.configuration.identity)
print(root.store.configuration.identity)
print(root.screen.configuration.identity)
print("one store:", root.screen.store === root.store)
let pane = root.screen.panes.instantiate(Feature.Title(text: "title"))
print(pane.title.text, pane.configuration.identity)
