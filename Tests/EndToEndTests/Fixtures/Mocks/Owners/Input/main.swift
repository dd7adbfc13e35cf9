let plain = Screen.mock()
print(await plain.store.sum, await plain.meter.count, plain.theme.text, await plain.later.instantiate().sum)

let counter = Counter(start: 10)
let first = await Store.mock(counter: counter, limit: 0).sum
var overrides = Screen.SafeDIOverrides(
    store: { Store.mock(limit: 7) }, meter: .init(counter: Counter(start: 5)),
    theme: .init(other: nil, make: { Palette.shared.name + "!" }))
overrides.theme.palette = Palette(name: "light")
let changed = Screen.mock(safeDIOverrides: overrides)
print(first, await changed.store.sum, await changed.meter.count, changed.theme.text)

let pair = Pair.mock(first: Counter(start: 1), second: 2, safeDIOverrides: .init(counter: Counter(start: 6)))
print(await pair.count, await Pair.mock(first: 1, second: 2).count)
let couple = Couple.mock(safeDIOverrides: .init(counter: Counter(start: 8)))
print(couple.counter?.count ?? 0, await couple.pairs.instantiate((first: 1, second: 2)).count)
