import Arbor

let app = App()
let page = app.pages.instantiate()
let board = app.boards.instantiate("board")
print(app.links.map(\.identity))
print(app.links.allSatisfy { $0.origin === app.origin }, app.origin.identity)
print(page.link1 === app.link1, page.link40 === app.link40, page.done.text)
print(app.clock.identity, app.clock.link2 === app.link2, app.named === app.link7)
print(board.cells.map(\.identity))
print(board.cells.allSatisfy { $0.origin === app.origin && $0.title == "board" }, board.part.title)
print(app.boards.instantiate("another").cell65.identity)
