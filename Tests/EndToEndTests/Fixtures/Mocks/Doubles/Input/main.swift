import Arbor

let strict = TestGraph.Unset.strict { print("-", $0.message) }

// What is set.
let store = StoreDouble(
    loadId: { [$0, $0] }, each: { body, x, ys, z in x += ys.reduce(z() ? 1 : 0, +) }, go: { "\($0)" },
    name: { "double" })
let app = App.test(strict) {
    $0.store = store
    $0.clock = ClockDouble(hour: { 12 })
}
print(app.store.name, app.store.load(id: 2), app.clock.hour, app.store.go(3) ?? "")
var x = 1
app.store.each({ _ in }, x: &x, ys: 2, 3, z: true)
print(x)

// What isn't.
let unset = App.test(strict)
print(unset.clock.hour, unset.store.isOpen, unset.store.load(id: 1), unset.store.name.isEmpty)
unset.store.isOpen = true
unset.store.nothing()
unset.store.default(in: 1)
unset.store.go(1)
unset.store.show(1)
do {
    _ = try unset.store.load(name: "a")
} catch {
    print(error)
}
nonisolated func slow(_ strict: TestGraph.Unset) async {
    do {
        print(try await StoreDouble(slow: { 5 }).slow)
        print(try await strict.asCurrent { StoreDouble() }.slow)
    } catch {
        print(error)
    }
}
await slow(strict)
print(await unset.worker.work(3), unset.store.onMain() as Any)
strict.asCurrent {
    print(StoreDouble.limit, StoreDouble.make())
    print(ScreenDouble(title: { "T" }).title, ScreenDouble().title.isEmpty, ScreenDouble(id: { 4 }).id)
    print(StoreDouble(path: "x").name.isEmpty)
}
