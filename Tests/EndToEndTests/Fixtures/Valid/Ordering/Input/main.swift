import Arbor
import Identity

/// Each is declared before what it takes: by itself, by what it makes, under another name, or if available only.
@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(
        report: Report, outline: Outline, title: any Named, press: Press, ink: Ink, margin: Margin?, paper: Paper,
        copier: Copier
    ) {
        self.report = report
        self.outline = outline
        self.title = title
        self.press = press
        self.ink = ink
        self.margin = margin
        self.paper = paper
        self.copier = copier
    }

    @Instantiated let report: Report
    @Instantiated let outline: Outline
    @Received(fulfilledByDependencyNamed: "paper", ofType: Paper.self) let title: any Named
    @Instantiated let press: Press
    @Instantiated let ink: Ink
    @Instantiated let margin: Margin?
    @Instantiated let paper: Paper
    @Instantiated let copier: Copier
}

public protocol Named {
    var identity: Identity { get }
}

/// Takes an alias, and by way of what it makes the press.
@Instantiable
public struct Report: Instantiable {
    public init(title: any Named, page: Page) {
        self.title = title
        self.page = page
    }

    @Received let title: any Named
    @Instantiated let page: Page
    let identity = Identity("Report")
}

@Instantiable
public struct Page: Instantiable {
    public init(press: Press, margin: Margin?) {
        self.press = press
        self.margin = margin
    }

    @Received let press: Press
    @Received(onlyIfAvailable: true) let margin: Margin?
    let identity = Identity("Page")
}

/// Takes its margin if available only, and comes after it all the same.
@Instantiable
public struct Outline: Instantiable {
    public init(margin: Margin?) {
        self.margin = margin
    }

    @Received(onlyIfAvailable: true) let margin: Margin?
    let identity = Identity("Outline")
}

@Instantiable
public final class Press: Instantiable {
    public init(ink: Ink, paper: Paper) {
        self.ink = ink
        self.paper = paper
    }

    @Received let ink: Ink
    @Received let paper: Paper
    let identity = Identity("Press")
}

@Instantiable
public struct Ink: Instantiable {
    public init(paper: Paper) {
        self.paper = paper
    }

    @Received let paper: Paper
    let identity = Identity("Ink")
}

/// Makes a paper of its own, for which there is an ink.
@Instantiable
public struct Copier: Instantiable {
    public init(paper: Paper) {
        self.paper = paper
    }

    @Instantiated let paper: Paper
}

/// Wants an ink if there is one, which can't be for the root's: the ink needs it.
@Instantiable
public final class Paper: Named, Instantiable {
    public init(ink: Ink?) {
        self.ink = ink
    }

    @Received(onlyIfAvailable: true) let ink: Ink?
    public let identity = Identity("Paper")
}

@Instantiable
public struct Margin: Instantiable {
    public init() {}
    let identity = Identity("Margin")
}

let root = Root()
print(root.paper.identity, root.paper.ink == nil, root.ink.identity, root.press.identity, root.margin!.identity)
print(root.report.page.identity, root.report.identity, root.outline.identity)
print(root.title.identity == root.paper.identity, root.report.title.identity == root.paper.identity)
print(root.report.page.press === root.press, root.outline.margin!.identity == root.margin!.identity)
print(root.copier.paper.identity, root.copier.paper.ink!.identity)
