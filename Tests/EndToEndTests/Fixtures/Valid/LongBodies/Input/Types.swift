import Arbor
import Identity

/// Of more values than one function computes: among them Instantiators, which catch values of other parts, a branch
/// of `#if`, another name of a value.
@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(
        origin: Origin,
        link1: Link,
        link2: Link,
        link3: Link,
        link4: Link,
        link5: Link,
        link6: Link,
        link7: Link,
        link8: Link,
        link9: Link,
        link10: Link,
        link11: Link,
        link12: Link,
        link13: Link,
        link14: Link,
        link15: Link,
        link16: Link,
        link17: Link,
        link18: Link,
        link19: Link,
        link20: Link,
        link21: Link,
        link22: Link,
        link23: Link,
        link24: Link,
        link25: Link,
        link26: Link,
        link27: Link,
        link28: Link,
        link29: Link,
        link30: Link,
        link31: Link,
        link32: Link,
        link33: Link,
        link34: Link,
        link35: Link,
        link36: Link,
        link37: Link,
        link38: Link,
        link39: Link,
        link40: Link,
        pages: Instantiator<Page>,
        boards: Instantiator<Board>,
        clock: Clock,
        named: any Named,
        done: Done,
        more1: Link,
        more2: Link,
        more3: Link,
        more4: Link,
        more5: Link,
        more6: Link,
        more7: Link,
        more8: Link,
        more9: Link,
        more10: Link,
        more11: Link,
        more12: Link,
        more13: Link,
        more14: Link,
        more15: Link,
        more16: Link,
        more17: Link,
        more18: Link,
        more19: Link,
        more20: Link,
        more21: Link,
        more22: Link,
        more23: Link,
        more24: Link,
        more25: Link
    ) {
        self.origin = origin
        self.link1 = link1
        self.link2 = link2
        self.link3 = link3
        self.link4 = link4
        self.link5 = link5
        self.link6 = link6
        self.link7 = link7
        self.link8 = link8
        self.link9 = link9
        self.link10 = link10
        self.link11 = link11
        self.link12 = link12
        self.link13 = link13
        self.link14 = link14
        self.link15 = link15
        self.link16 = link16
        self.link17 = link17
        self.link18 = link18
        self.link19 = link19
        self.link20 = link20
        self.link21 = link21
        self.link22 = link22
        self.link23 = link23
        self.link24 = link24
        self.link25 = link25
        self.link26 = link26
        self.link27 = link27
        self.link28 = link28
        self.link29 = link29
        self.link30 = link30
        self.link31 = link31
        self.link32 = link32
        self.link33 = link33
        self.link34 = link34
        self.link35 = link35
        self.link36 = link36
        self.link37 = link37
        self.link38 = link38
        self.link39 = link39
        self.link40 = link40
        self.pages = pages
        self.boards = boards
        self.clock = clock
        self.named = named
        self.done = done
        self.more1 = more1
        self.more2 = more2
        self.more3 = more3
        self.more4 = more4
        self.more5 = more5
        self.more6 = more6
        self.more7 = more7
        self.more8 = more8
        self.more9 = more9
        self.more10 = more10
        self.more11 = more11
        self.more12 = more12
        self.more13 = more13
        self.more14 = more14
        self.more15 = more15
        self.more16 = more16
        self.more17 = more17
        self.more18 = more18
        self.more19 = more19
        self.more20 = more20
        self.more21 = more21
        self.more22 = more22
        self.more23 = more23
        self.more24 = more24
        self.more25 = more25
    }

    @Instantiated let origin: Origin
    @Instantiated let link1: Link
    @Instantiated let link2: Link
    @Instantiated let link3: Link
    @Instantiated let link4: Link
    @Instantiated let link5: Link
    @Instantiated let link6: Link
    @Instantiated let link7: Link
    @Instantiated let link8: Link
    @Instantiated let link9: Link
    @Instantiated let link10: Link
    @Instantiated let link11: Link
    @Instantiated let link12: Link
    @Instantiated let link13: Link
    @Instantiated let link14: Link
    @Instantiated let link15: Link
    @Instantiated let link16: Link
    @Instantiated let link17: Link
    @Instantiated let link18: Link
    @Instantiated let link19: Link
    @Instantiated let link20: Link
    @Instantiated let link21: Link
    @Instantiated let link22: Link
    @Instantiated let link23: Link
    @Instantiated let link24: Link
    @Instantiated let link25: Link
    @Instantiated let link26: Link
    @Instantiated let link27: Link
    @Instantiated let link28: Link
    @Instantiated let link29: Link
    @Instantiated let link30: Link
    @Instantiated let link31: Link
    @Instantiated let link32: Link
    @Instantiated let link33: Link
    @Instantiated let link34: Link
    @Instantiated let link35: Link
    @Instantiated let link36: Link
    @Instantiated let link37: Link
    @Instantiated let link38: Link
    @Instantiated let link39: Link
    @Instantiated let link40: Link
    @Instantiated let pages: Instantiator<Page>
    @Instantiated let boards: Instantiator<Board>
    @Instantiated let clock: Clock
    @Received(fulfilledByDependencyNamed: "link7", ofType: Link.self) let named: any Named
    @Instantiated let done: Done
    @Instantiated let more1: Link
    @Instantiated let more2: Link
    @Instantiated let more3: Link
    @Instantiated let more4: Link
    @Instantiated let more5: Link
    @Instantiated let more6: Link
    @Instantiated let more7: Link
    @Instantiated let more8: Link
    @Instantiated let more9: Link
    @Instantiated let more10: Link
    @Instantiated let more11: Link
    @Instantiated let more12: Link
    @Instantiated let more13: Link
    @Instantiated let more14: Link
    @Instantiated let more15: Link
    @Instantiated let more16: Link
    @Instantiated let more17: Link
    @Instantiated let more18: Link
    @Instantiated let more19: Link
    @Instantiated let more20: Link
    @Instantiated let more21: Link
    @Instantiated let more22: Link
    @Instantiated let more23: Link
    @Instantiated let more24: Link
    @Instantiated let more25: Link

    var links: [Link] {
        [
            link1, link2, link3, link4, link5, link6, link7, link8, link9, link10, link11, link12, link13,
            link14, link15, link16, link17, link18, link19, link20, link21, link22, link23, link24, link25,
            link26, link27, link28, link29, link30, link31, link32, link33, link34, link35, link36, link37,
            link38, link39, link40, more1, more2, more3, more4, more5, more6, more7, more8, more9, more10,
            more11, more12, more13, more14, more15, more16, more17, more18, more19, more20, more21, more22,
            more23, more24, more25
        ]
    }
}

/// Made in a function with parameters, which its parts catch.
@Instantiable
public struct Board: Instantiable {
    public init(
        title: String,
        origin: Origin,
        part: Part,
        cell1: Cell,
        cell2: Cell,
        cell3: Cell,
        cell4: Cell,
        cell5: Cell,
        cell6: Cell,
        cell7: Cell,
        cell8: Cell,
        cell9: Cell,
        cell10: Cell,
        cell11: Cell,
        cell12: Cell,
        cell13: Cell,
        cell14: Cell,
        cell15: Cell,
        cell16: Cell,
        cell17: Cell,
        cell18: Cell,
        cell19: Cell,
        cell20: Cell,
        cell21: Cell,
        cell22: Cell,
        cell23: Cell,
        cell24: Cell,
        cell25: Cell,
        cell26: Cell,
        cell27: Cell,
        cell28: Cell,
        cell29: Cell,
        cell30: Cell,
        cell31: Cell,
        cell32: Cell,
        cell33: Cell,
        cell34: Cell,
        cell35: Cell,
        cell36: Cell,
        cell37: Cell,
        cell38: Cell,
        cell39: Cell,
        cell40: Cell,
        cell41: Cell,
        cell42: Cell,
        cell43: Cell,
        cell44: Cell,
        cell45: Cell,
        cell46: Cell,
        cell47: Cell,
        cell48: Cell,
        cell49: Cell,
        cell50: Cell,
        cell51: Cell,
        cell52: Cell,
        cell53: Cell,
        cell54: Cell,
        cell55: Cell,
        cell56: Cell,
        cell57: Cell,
        cell58: Cell,
        cell59: Cell,
        cell60: Cell,
        cell61: Cell,
        cell62: Cell,
        cell63: Cell,
        cell64: Cell,
        cell65: Cell
    ) {
        self.title = title
        self.origin = origin
        self.part = part
        self.cell1 = cell1
        self.cell2 = cell2
        self.cell3 = cell3
        self.cell4 = cell4
        self.cell5 = cell5
        self.cell6 = cell6
        self.cell7 = cell7
        self.cell8 = cell8
        self.cell9 = cell9
        self.cell10 = cell10
        self.cell11 = cell11
        self.cell12 = cell12
        self.cell13 = cell13
        self.cell14 = cell14
        self.cell15 = cell15
        self.cell16 = cell16
        self.cell17 = cell17
        self.cell18 = cell18
        self.cell19 = cell19
        self.cell20 = cell20
        self.cell21 = cell21
        self.cell22 = cell22
        self.cell23 = cell23
        self.cell24 = cell24
        self.cell25 = cell25
        self.cell26 = cell26
        self.cell27 = cell27
        self.cell28 = cell28
        self.cell29 = cell29
        self.cell30 = cell30
        self.cell31 = cell31
        self.cell32 = cell32
        self.cell33 = cell33
        self.cell34 = cell34
        self.cell35 = cell35
        self.cell36 = cell36
        self.cell37 = cell37
        self.cell38 = cell38
        self.cell39 = cell39
        self.cell40 = cell40
        self.cell41 = cell41
        self.cell42 = cell42
        self.cell43 = cell43
        self.cell44 = cell44
        self.cell45 = cell45
        self.cell46 = cell46
        self.cell47 = cell47
        self.cell48 = cell48
        self.cell49 = cell49
        self.cell50 = cell50
        self.cell51 = cell51
        self.cell52 = cell52
        self.cell53 = cell53
        self.cell54 = cell54
        self.cell55 = cell55
        self.cell56 = cell56
        self.cell57 = cell57
        self.cell58 = cell58
        self.cell59 = cell59
        self.cell60 = cell60
        self.cell61 = cell61
        self.cell62 = cell62
        self.cell63 = cell63
        self.cell64 = cell64
        self.cell65 = cell65
    }

    @Forwarded let title: String
    @Received let origin: Origin
    @Instantiated let part: Part
    @Instantiated let cell1: Cell
    @Instantiated let cell2: Cell
    @Instantiated let cell3: Cell
    @Instantiated let cell4: Cell
    @Instantiated let cell5: Cell
    @Instantiated let cell6: Cell
    @Instantiated let cell7: Cell
    @Instantiated let cell8: Cell
    @Instantiated let cell9: Cell
    @Instantiated let cell10: Cell
    @Instantiated let cell11: Cell
    @Instantiated let cell12: Cell
    @Instantiated let cell13: Cell
    @Instantiated let cell14: Cell
    @Instantiated let cell15: Cell
    @Instantiated let cell16: Cell
    @Instantiated let cell17: Cell
    @Instantiated let cell18: Cell
    @Instantiated let cell19: Cell
    @Instantiated let cell20: Cell
    @Instantiated let cell21: Cell
    @Instantiated let cell22: Cell
    @Instantiated let cell23: Cell
    @Instantiated let cell24: Cell
    @Instantiated let cell25: Cell
    @Instantiated let cell26: Cell
    @Instantiated let cell27: Cell
    @Instantiated let cell28: Cell
    @Instantiated let cell29: Cell
    @Instantiated let cell30: Cell
    @Instantiated let cell31: Cell
    @Instantiated let cell32: Cell
    @Instantiated let cell33: Cell
    @Instantiated let cell34: Cell
    @Instantiated let cell35: Cell
    @Instantiated let cell36: Cell
    @Instantiated let cell37: Cell
    @Instantiated let cell38: Cell
    @Instantiated let cell39: Cell
    @Instantiated let cell40: Cell
    @Instantiated let cell41: Cell
    @Instantiated let cell42: Cell
    @Instantiated let cell43: Cell
    @Instantiated let cell44: Cell
    @Instantiated let cell45: Cell
    @Instantiated let cell46: Cell
    @Instantiated let cell47: Cell
    @Instantiated let cell48: Cell
    @Instantiated let cell49: Cell
    @Instantiated let cell50: Cell
    @Instantiated let cell51: Cell
    @Instantiated let cell52: Cell
    @Instantiated let cell53: Cell
    @Instantiated let cell54: Cell
    @Instantiated let cell55: Cell
    @Instantiated let cell56: Cell
    @Instantiated let cell57: Cell
    @Instantiated let cell58: Cell
    @Instantiated let cell59: Cell
    @Instantiated let cell60: Cell
    @Instantiated let cell61: Cell
    @Instantiated let cell62: Cell
    @Instantiated let cell63: Cell
    @Instantiated let cell64: Cell
    @Instantiated let cell65: Cell

    var cells: [Cell] {
        [
            cell1, cell2, cell3, cell4, cell5, cell6, cell7, cell8, cell9, cell10, cell11, cell12, cell13,
            cell14, cell15, cell16, cell17, cell18, cell19, cell20, cell21, cell22, cell23, cell24, cell25,
            cell26, cell27, cell28, cell29, cell30, cell31, cell32, cell33, cell34, cell35, cell36, cell37,
            cell38, cell39, cell40, cell41, cell42, cell43, cell44, cell45, cell46, cell47, cell48, cell49,
            cell50, cell51, cell52, cell53, cell54, cell55, cell56, cell57, cell58, cell59, cell60, cell61,
            cell62, cell63, cell64, cell65
        ]
    }
}
