import Dispatch

func show(_ app: App) {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { print(app.jobs.instantiate(1).text) }
    group.wait()
}

show(App())
show(App.mock(safeDIOverrides: .init(clock: { Clock(hour: 9) }, jobs: .init(part: .init(size: 5)))))
show(App.mock(safeDIOverrides: .init(jobs: .init({ id, part, clock in Job(id: id + 1, part: part, clock: clock) }))))
