// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

extension App {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeBoard(title: String, origin: Origin) -> Board {
            Board(
                title: title, origin: origin, part: Part(title: title),
                cell1: Cell(origin: origin, title: title), cell2: Cell(origin: origin, title: title),
                cell3: Cell(origin: origin, title: title), cell4: Cell(origin: origin, title: title),
                cell5: Cell(origin: origin, title: title), cell6: Cell(origin: origin, title: title),
                cell7: Cell(origin: origin, title: title), cell8: Cell(origin: origin, title: title),
                cell9: Cell(origin: origin, title: title), cell10: Cell(origin: origin, title: title),
                cell11: Cell(origin: origin, title: title), cell12: Cell(origin: origin, title: title),
                cell13: Cell(origin: origin, title: title), cell14: Cell(origin: origin, title: title),
                cell15: Cell(origin: origin, title: title), cell16: Cell(origin: origin, title: title),
                cell17: Cell(origin: origin, title: title), cell18: Cell(origin: origin, title: title),
                cell19: Cell(origin: origin, title: title), cell20: Cell(origin: origin, title: title),
                cell21: Cell(origin: origin, title: title), cell22: Cell(origin: origin, title: title),
                cell23: Cell(origin: origin, title: title), cell24: Cell(origin: origin, title: title),
                cell25: Cell(origin: origin, title: title), cell26: Cell(origin: origin, title: title),
                cell27: Cell(origin: origin, title: title), cell28: Cell(origin: origin, title: title),
                cell29: Cell(origin: origin, title: title), cell30: Cell(origin: origin, title: title),
                cell31: Cell(origin: origin, title: title), cell32: Cell(origin: origin, title: title),
                cell33: Cell(origin: origin, title: title), cell34: Cell(origin: origin, title: title),
                cell35: Cell(origin: origin, title: title), cell36: Cell(origin: origin, title: title),
                cell37: Cell(origin: origin, title: title), cell38: Cell(origin: origin, title: title),
                cell39: Cell(origin: origin, title: title), cell40: Cell(origin: origin, title: title),
                cell41: Cell(origin: origin, title: title), cell42: Cell(origin: origin, title: title),
                cell43: Cell(origin: origin, title: title), cell44: Cell(origin: origin, title: title),
                cell45: Cell(origin: origin, title: title), cell46: Cell(origin: origin, title: title),
                cell47: Cell(origin: origin, title: title), cell48: Cell(origin: origin, title: title),
                cell49: Cell(origin: origin, title: title), cell50: Cell(origin: origin, title: title),
                cell51: Cell(origin: origin, title: title), cell52: Cell(origin: origin, title: title),
                cell53: Cell(origin: origin, title: title), cell54: Cell(origin: origin, title: title),
                cell55: Cell(origin: origin, title: title), cell56: Cell(origin: origin, title: title),
                cell57: Cell(origin: origin, title: title), cell58: Cell(origin: origin, title: title),
                cell59: Cell(origin: origin, title: title), cell60: Cell(origin: origin, title: title),
                cell61: Cell(origin: origin, title: title), cell62: Cell(origin: origin, title: title),
                cell63: Cell(origin: origin, title: title), cell64: Cell(origin: origin, title: title),
                cell65: Cell(origin: origin, title: title)
            )
        }

        let origin = Origin()
        let link1 = Link(origin: origin)
        let link2 = Link(origin: origin)
        let link3 = Link(origin: origin)
        let link4 = Link(origin: origin)
        let link5 = Link(origin: origin)
        let link6 = Link(origin: origin)
        let link7 = Link(origin: origin)
        let link8 = Link(origin: origin)
        let link9 = Link(origin: origin)
        let link10 = Link(origin: origin)
        let link11 = Link(origin: origin)
        let link12 = Link(origin: origin)
        let link13 = Link(origin: origin)
        let link14 = Link(origin: origin)
        let link15 = Link(origin: origin)
        let link16 = Link(origin: origin)
        let link17 = Link(origin: origin)
        let link18 = Link(origin: origin)
        let link19 = Link(origin: origin)
        let link20 = Link(origin: origin)
        let link21 = Link(origin: origin)
        let link22 = Link(origin: origin)
        let link23 = Link(origin: origin)
        let link24 = Link(origin: origin)
        let link25 = Link(origin: origin)
        let link26 = Link(origin: origin)
        let link27 = Link(origin: origin)
        let link28 = Link(origin: origin)
        let link29 = Link(origin: origin)
        let link30 = Link(origin: origin)
        let link31 = Link(origin: origin)
        let link32 = Link(origin: origin)
        let link33 = Link(origin: origin)
        let link34 = Link(origin: origin)
        let link35 = Link(origin: origin)
        let link36 = Link(origin: origin)
        let link37 = Link(origin: origin)
        let link38 = Link(origin: origin)
        let link39 = Link(origin: origin)
        let link40 = Link(origin: origin)
        let done: Done = Done.instantiate()
        let pages = Instantiator<Page> { Page(link1: link1, link40: link40, done: done) }
        let boards = Instantiator<Board> { makeBoard(title: $0, origin: origin) }
#if !(canImport(NoSuchModule))
        let clock = Clock(link2: link2)
#endif
#if canImport(NoSuchModule)
        let clock = Clock()
#endif
        let named: any Named = link7
        self.init(
            origin: origin, link1: link1, link2: link2, link3: link3, link4: link4, link5: link5,
            link6: link6, link7: link7, link8: link8, link9: link9, link10: link10, link11: link11,
            link12: link12, link13: link13, link14: link14, link15: link15, link16: link16, link17: link17,
            link18: link18, link19: link19, link20: link20, link21: link21, link22: link22, link23: link23,
            link24: link24, link25: link25, link26: link26, link27: link27, link28: link28, link29: link29,
            link30: link30, link31: link31, link32: link32, link33: link33, link34: link34, link35: link35,
            link36: link36, link37: link37, link38: link38, link39: link39, link40: link40, pages: pages,
            boards: boards, clock: clock, named: named, done: done, more1: Link(origin: origin),
            more2: Link(origin: origin), more3: Link(origin: origin), more4: Link(origin: origin),
            more5: Link(origin: origin), more6: Link(origin: origin), more7: Link(origin: origin),
            more8: Link(origin: origin), more9: Link(origin: origin), more10: Link(origin: origin),
            more11: Link(origin: origin), more12: Link(origin: origin), more13: Link(origin: origin),
            more14: Link(origin: origin), more15: Link(origin: origin), more16: Link(origin: origin),
            more17: Link(origin: origin), more18: Link(origin: origin), more19: Link(origin: origin),
            more20: Link(origin: origin), more21: Link(origin: origin), more22: Link(origin: origin),
            more23: Link(origin: origin), more24: Link(origin: origin), more25: Link(origin: origin)
        )
    }
}
