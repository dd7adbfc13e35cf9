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
        func makeCopier(ink: Ink?) -> Copier {
            Copier(paper: Paper(ink: ink))
        }

        func makeReport(margin: Margin?, press: Press, title: any Named) -> Report {
            Report(title: title, page: Page(press: press, margin: margin))
        }

        let paper = Paper(ink: nil)
        let ink = Ink(paper: paper)
        let press = Press(ink: ink, paper: paper)
        let title: any Named = paper
        let margin: Margin? = Margin()
        self.init(
            report: makeReport(margin: margin, press: press, title: title), outline: Outline(margin: margin),
            title: title, press: press, ink: ink, margin: margin, paper: paper, copier: makeCopier(ink: ink)
        )
    }
}
