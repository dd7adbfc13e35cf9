import Arbor

let strict = TestGraph.Unset.strict { print("-", $0.message) }
strict.asCurrent {
    let lines = LinesDouble(line: { 1 }, x: { 2 }, column: { $0 }, onDouble: { 2 * $0 }, on1: { 5 })
    print(lines.line, lines.x, lines.column(3), lines.double(2), lines.`1`(), lines._x, lines.filePath)
    let screen = ScreenDouble(title: { "T" }, plain: { 4 })
    print(screen.title, screen.plain())
    var merged: any Merged = MergedDouble(slow: { 8 }, spelled: { $0.map { [$0] } ?? [] }, quick: { 6 })
    print(merged.spelled(7), merged.quick(), merged.slow())
    merged.both = 1
    print(FailingDouble(code: { 9 }).code)
    let copied = CopiedDouble()
    print(copied.isEqual(to: copied), CopiedDouble(copy: { copied }).copy() === copied)
    var kept: (() -> Void)?
    let forms = FormsDouble(
        setOnTap: { kept = $0 }, unwrapped: { $0?.count }, never: { 3 }, change: { $0.append(1) })
    forms.onTap = { print("tapped") }
    kept?()
    var values = [0]
    forms.change(&values)
    print(values, forms.never(), FormsDouble(value: 1).forced as Any, forms.unwrapped("abc") as Any)
    var number = 1
    FormsDouble(visit: { $0(&number) }, close: { print($0.number) }).visit { $0 += 1 }
    FormsDouble(close: { print("closed", $0.number) }).close(FormsDouble(open: { Handle(number: number) }).open())
    forms.nothing()
    forms.lazy(1, 2)
    _ = App.test()
}
