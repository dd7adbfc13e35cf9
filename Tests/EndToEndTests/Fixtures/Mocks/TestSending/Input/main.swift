final class TestLog: Log { let lines = ["test"] }

@MainActor
func show(_ app: App) async {
    print(await app.store.text(), app.job.log.lines, app.job.count.value)
}
await show(App.test())
await show(
    App.test {
        $0.log = { TestLog() }
        $0.count = { Count(value: 2) }
    })
await show(App.test(.strict { print("-", $0.message) }))
await show(
    App.test(.strict { print("-", $0.message) }) {
        $0.real.log = true
        $0.real.tape = true
    })
