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
        func makeReport(margin: Margin?, press: Press, title: any Named) -> Report {
            let page = Page(press: press, margin: margin)
            return Report(title: title, page: page)
        }

        let paper = Paper(ink: nil)
        let ink = Ink(paper: paper)
        let press = Press(ink: ink, paper: paper)
        let title: any Named = paper
        let margin: Margin? = Margin()
        let report = makeReport(margin: margin, press: press, title: title)
        let outline = Outline(margin: margin)
        self.init(
            report: report,
            outline: outline,
            title: title,
            press: press,
            ink: ink,
            margin: margin,
            paper: paper
        )
    }
}
