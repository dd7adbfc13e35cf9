protocol Shown { func show() }

/// A requirement that isn't deprecated, through which the code at the top may call what is.
struct Screen: Shown {
    @available(*, deprecated)
    func show() {
        print(App().page.font.name)
        print(App.mock().page.font.name)
        print(App.mock(safeDIOverrides: .init(page: .init(ink: { Ink(name: "red") }))).page.font.name)
    }
}
func show(_ shown: some Shown) { shown.show() }
show(Screen())
