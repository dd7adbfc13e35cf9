import Arbor
import Lib

@MainActor @Instantiable(isRoot: true) struct Root: Instantiable {
    init(page: Instantiator<Page>) { self.page = page }
    @Instantiated let page: Instantiator<Page>
}

let page = Root().page.instantiate((done: { _ in }, mark: Base.Mark(), phase: Model<Int>.Phase(), style: Base.Style(), theme: [1]))
print(page.isolated.style != nil, page.isolated.mark != nil, page.branched.style != nil, page.branched.phase != nil)
print(page.themed.make.instantiate([2]).theme, page.note.make.instantiate(Feature.Note()).note)
