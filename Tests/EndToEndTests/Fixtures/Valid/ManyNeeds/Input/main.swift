import Arbor

/// The labels of the values that two types don't share.
func difference(_ one: [Value], _ other: [Value]) -> [Int] {
    zip(one, other).enumerated().filter { $1.0 !== $1.1 }.map(\.offset)
}

let app = App()
let page = app.screen.page
print("page", difference(page.values, app.values), page.v7 === app.screen.v7, page.missing == nil)
let popup = app.popups.instantiate("one")
print("popup", popup.title, difference(popup.values, app.values), difference(popup.row.values, Array(app.values[2...])))
let inner = app.screen.popups.instantiate("two")
print("inner", inner.title, difference(inner.values, app.values), inner.row.v7 === app.screen.v7)
let job = app.jobs.instantiate()
print("job", difference(job.values, app.values), difference(job.task.values, app.values))
