print(App().calendar.text)
let app = App.mock(
    safeDIOverrides: .init(default: { "other" }, calendar: .init(plans: 2, in: 6, make: { $0 * 10 })))
print(app.default, app.calendar.default, app.calendar.text, app.calendar.date.name)
