print(App.mock().text.value, App.mock().pair.first.value)
let app = App.mock(safeDIOverrides: .init(number: { Box(value: 5) }, pair: { Pair(first: $0, part: Part()) }))
print(app.text.value, app.pair.first.value)
