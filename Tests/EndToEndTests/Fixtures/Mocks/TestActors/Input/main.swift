final class TestLog: Log { let lines = ["test"] }

func show(_ app: App) async {
    let job = app.jobs.instantiate(1)
    print(await app.worker.text(), job.log.lines, job.clock.hour, app.libraries.instantiate().retries)
}
await show(App.test())
// What may be sent is a closure, unless any thread may use the value.
await show(
    App.test {
        $0.log = { TestLog() }
        $0.clock = ClockDouble(hour: { 9 })
    })
await show(App.test(.strict { print("-", $0.message) }))
