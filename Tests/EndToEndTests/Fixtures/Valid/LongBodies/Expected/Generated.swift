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
            func part_2() -> (
                Part, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
                Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
                Cell, Cell, Cell
            ) {
                let part = Part(title: title)
                let cell1 = Cell(origin: origin, title: title)
                let cell2 = Cell(origin: origin, title: title)
                let cell3 = Cell(origin: origin, title: title)
                let cell4 = Cell(origin: origin, title: title)
                let cell5 = Cell(origin: origin, title: title)
                let cell6 = Cell(origin: origin, title: title)
                let cell7 = Cell(origin: origin, title: title)
                let cell8 = Cell(origin: origin, title: title)
                let cell9 = Cell(origin: origin, title: title)
                let cell10 = Cell(origin: origin, title: title)
                let cell11 = Cell(origin: origin, title: title)
                let cell12 = Cell(origin: origin, title: title)
                let cell13 = Cell(origin: origin, title: title)
                let cell14 = Cell(origin: origin, title: title)
                let cell15 = Cell(origin: origin, title: title)
                let cell16 = Cell(origin: origin, title: title)
                let cell17 = Cell(origin: origin, title: title)
                let cell18 = Cell(origin: origin, title: title)
                let cell19 = Cell(origin: origin, title: title)
                let cell20 = Cell(origin: origin, title: title)
                let cell21 = Cell(origin: origin, title: title)
                let cell22 = Cell(origin: origin, title: title)
                let cell23 = Cell(origin: origin, title: title)
                let cell24 = Cell(origin: origin, title: title)
                let cell25 = Cell(origin: origin, title: title)
                let cell26 = Cell(origin: origin, title: title)
                let cell27 = Cell(origin: origin, title: title)
                let cell28 = Cell(origin: origin, title: title)
                let cell29 = Cell(origin: origin, title: title)
                let cell30 = Cell(origin: origin, title: title)
                let cell31 = Cell(origin: origin, title: title)
                let cell32 = Cell(origin: origin, title: title)
                return (
                    part, cell1, cell2, cell3, cell4, cell5, cell6, cell7, cell8, cell9, cell10, cell11,
                    cell12, cell13, cell14, cell15, cell16, cell17, cell18, cell19, cell20, cell21, cell22,
                    cell23, cell24, cell25, cell26, cell27, cell28, cell29, cell30, cell31, cell32
                )
            }
            let (
                part, cell1, cell2, cell3, cell4, cell5, cell6, cell7, cell8, cell9, cell10, cell11, cell12,
                cell13, cell14, cell15, cell16, cell17, cell18, cell19, cell20, cell21, cell22, cell23,
                cell24, cell25, cell26, cell27, cell28, cell29, cell30, cell31, cell32
            ) = part_2()
            func part_3() -> (
                Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
                Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
                Cell, Cell, Cell
            ) {
                let cell33 = Cell(origin: origin, title: title)
                let cell34 = Cell(origin: origin, title: title)
                let cell35 = Cell(origin: origin, title: title)
                let cell36 = Cell(origin: origin, title: title)
                let cell37 = Cell(origin: origin, title: title)
                let cell38 = Cell(origin: origin, title: title)
                let cell39 = Cell(origin: origin, title: title)
                let cell40 = Cell(origin: origin, title: title)
                let cell41 = Cell(origin: origin, title: title)
                let cell42 = Cell(origin: origin, title: title)
                let cell43 = Cell(origin: origin, title: title)
                let cell44 = Cell(origin: origin, title: title)
                let cell45 = Cell(origin: origin, title: title)
                let cell46 = Cell(origin: origin, title: title)
                let cell47 = Cell(origin: origin, title: title)
                let cell48 = Cell(origin: origin, title: title)
                let cell49 = Cell(origin: origin, title: title)
                let cell50 = Cell(origin: origin, title: title)
                let cell51 = Cell(origin: origin, title: title)
                let cell52 = Cell(origin: origin, title: title)
                let cell53 = Cell(origin: origin, title: title)
                let cell54 = Cell(origin: origin, title: title)
                let cell55 = Cell(origin: origin, title: title)
                let cell56 = Cell(origin: origin, title: title)
                let cell57 = Cell(origin: origin, title: title)
                let cell58 = Cell(origin: origin, title: title)
                let cell59 = Cell(origin: origin, title: title)
                let cell60 = Cell(origin: origin, title: title)
                let cell61 = Cell(origin: origin, title: title)
                let cell62 = Cell(origin: origin, title: title)
                let cell63 = Cell(origin: origin, title: title)
                let cell64 = Cell(origin: origin, title: title)
                let cell65 = Cell(origin: origin, title: title)
                return (
                    cell33, cell34, cell35, cell36, cell37, cell38, cell39, cell40, cell41, cell42, cell43,
                    cell44, cell45, cell46, cell47, cell48, cell49, cell50, cell51, cell52, cell53, cell54,
                    cell55, cell56, cell57, cell58, cell59, cell60, cell61, cell62, cell63, cell64, cell65
                )
            }
            let (
                cell33, cell34, cell35, cell36, cell37, cell38, cell39, cell40, cell41, cell42, cell43,
                cell44, cell45, cell46, cell47, cell48, cell49, cell50, cell51, cell52, cell53, cell54,
                cell55, cell56, cell57, cell58, cell59, cell60, cell61, cell62, cell63, cell64, cell65
            ) = part_3()
            return Board(
                title: title,
                origin: origin,
                part: part,
                cell1: cell1,
                cell2: cell2,
                cell3: cell3,
                cell4: cell4,
                cell5: cell5,
                cell6: cell6,
                cell7: cell7,
                cell8: cell8,
                cell9: cell9,
                cell10: cell10,
                cell11: cell11,
                cell12: cell12,
                cell13: cell13,
                cell14: cell14,
                cell15: cell15,
                cell16: cell16,
                cell17: cell17,
                cell18: cell18,
                cell19: cell19,
                cell20: cell20,
                cell21: cell21,
                cell22: cell22,
                cell23: cell23,
                cell24: cell24,
                cell25: cell25,
                cell26: cell26,
                cell27: cell27,
                cell28: cell28,
                cell29: cell29,
                cell30: cell30,
                cell31: cell31,
                cell32: cell32,
                cell33: cell33,
                cell34: cell34,
                cell35: cell35,
                cell36: cell36,
                cell37: cell37,
                cell38: cell38,
                cell39: cell39,
                cell40: cell40,
                cell41: cell41,
                cell42: cell42,
                cell43: cell43,
                cell44: cell44,
                cell45: cell45,
                cell46: cell46,
                cell47: cell47,
                cell48: cell48,
                cell49: cell49,
                cell50: cell50,
                cell51: cell51,
                cell52: cell52,
                cell53: cell53,
                cell54: cell54,
                cell55: cell55,
                cell56: cell56,
                cell57: cell57,
                cell58: cell58,
                cell59: cell59,
                cell60: cell60,
                cell61: cell61,
                cell62: cell62,
                cell63: cell63,
                cell64: cell64,
                cell65: cell65
            )
        }

        func part_2() -> (
            Origin, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link,
            Link, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link,
            Link, Link, Link, Link, Link, Link, Link, Link, Link, Done, Instantiator<Page>,
            Instantiator<Board>
        ) {
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
            return (
                origin, link1, link2, link3, link4, link5, link6, link7, link8, link9, link10, link11, link12,
                link13, link14, link15, link16, link17, link18, link19, link20, link21, link22, link23,
                link24, link25, link26, link27, link28, link29, link30, link31, link32, link33, link34,
                link35, link36, link37, link38, link39, link40, done, pages, boards
            )
        }
        let (
            origin, link1, link2, link3, link4, link5, link6, link7, link8, link9, link10, link11, link12,
            link13, link14, link15, link16, link17, link18, link19, link20, link21, link22, link23, link24,
            link25, link26, link27, link28, link29, link30, link31, link32, link33, link34, link35, link36,
            link37, link38, link39, link40, done, pages, boards
        ) = part_2()
#if !(canImport(NoSuchModule))
        let clock = Clock(link2: link2)
#endif
#if canImport(NoSuchModule)
        let clock = Clock()
#endif
        func part_3() -> (
            any Named, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link,
            Link, Link, Link, Link, Link, Link, Link, Link, Link, Link, Link
        ) {
            let named: any Named = link7
            let more1 = Link(origin: origin)
            let more2 = Link(origin: origin)
            let more3 = Link(origin: origin)
            let more4 = Link(origin: origin)
            let more5 = Link(origin: origin)
            let more6 = Link(origin: origin)
            let more7 = Link(origin: origin)
            let more8 = Link(origin: origin)
            let more9 = Link(origin: origin)
            let more10 = Link(origin: origin)
            let more11 = Link(origin: origin)
            let more12 = Link(origin: origin)
            let more13 = Link(origin: origin)
            let more14 = Link(origin: origin)
            let more15 = Link(origin: origin)
            let more16 = Link(origin: origin)
            let more17 = Link(origin: origin)
            let more18 = Link(origin: origin)
            let more19 = Link(origin: origin)
            let more20 = Link(origin: origin)
            let more21 = Link(origin: origin)
            let more22 = Link(origin: origin)
            let more23 = Link(origin: origin)
            let more24 = Link(origin: origin)
            let more25 = Link(origin: origin)
            return (
                named, more1, more2, more3, more4, more5, more6, more7, more8, more9, more10, more11, more12,
                more13, more14, more15, more16, more17, more18, more19, more20, more21, more22, more23,
                more24, more25
            )
        }
        let (
            named, more1, more2, more3, more4, more5, more6, more7, more8, more9, more10, more11, more12,
            more13, more14, more15, more16, more17, more18, more19, more20, more21, more22, more23, more24,
            more25
        ) = part_3()
        self.init(
            origin: origin,
            link1: link1,
            link2: link2,
            link3: link3,
            link4: link4,
            link5: link5,
            link6: link6,
            link7: link7,
            link8: link8,
            link9: link9,
            link10: link10,
            link11: link11,
            link12: link12,
            link13: link13,
            link14: link14,
            link15: link15,
            link16: link16,
            link17: link17,
            link18: link18,
            link19: link19,
            link20: link20,
            link21: link21,
            link22: link22,
            link23: link23,
            link24: link24,
            link25: link25,
            link26: link26,
            link27: link27,
            link28: link28,
            link29: link29,
            link30: link30,
            link31: link31,
            link32: link32,
            link33: link33,
            link34: link34,
            link35: link35,
            link36: link36,
            link37: link37,
            link38: link38,
            link39: link39,
            link40: link40,
            pages: pages,
            boards: boards,
            clock: clock,
            named: named,
            done: done,
            more1: more1,
            more2: more2,
            more3: more3,
            more4: more4,
            more5: more5,
            more6: more6,
            more7: more7,
            more8: more8,
            more9: more9,
            more10: more10,
            more11: more11,
            more12: more12,
            more13: more13,
            more14: more14,
            more15: more15,
            more16: more16,
            more17: more17,
            more18: more18,
            more19: more19,
            more20: more20,
            more21: more21,
            more22: more22,
            more23: more23,
            more24: more24,
            more25: more25
        )
    }
}
