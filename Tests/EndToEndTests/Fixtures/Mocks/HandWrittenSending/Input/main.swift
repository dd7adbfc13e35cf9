let app = App.mock(safeDIOverrides: .init(cache: .init(log: { Log(name: "test") })))
print(app.store.log.name, app.cache.log.name)
