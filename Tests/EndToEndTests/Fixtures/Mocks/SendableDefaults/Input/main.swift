print(App().jobs.instantiate().text, "|", App.mock().jobs.instantiate().text)
let app = App.mock(
    safeDIOverrides: .init(
        jobs: .init(counter: Counter(start: 1), make: { 2 }, late: { 3 }, count: 5, names: ["a": 1])))
print(app.jobs.instantiate().text)
