print(App.mock().text.value, App.mock().pair.first.value)
let app = App.mock(safeDIOverrides: .init(number: { Box(value: 5) }, pair: { Pair(first: $0, part: Part()) }))
print(app.text.value, app.pair.first.value)
print(Pair<Int>.mock(first: 1).times, Pair<Int>.mock(times: 3, others: [4], first: 1).others)
