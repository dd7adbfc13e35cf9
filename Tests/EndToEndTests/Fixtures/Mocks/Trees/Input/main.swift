struct StoppedClock: Clock { let hour: Int }

print(App().text)
print(App.mock().text)
print(
    App.mock(
        name: "Test",
        safeDIOverrides: .init(
            clock: { StoppedClock(hour: 12) },
            api: .init(retries: 9, log: { print($0) }),
            analytics: Analytics())
    ).text)
// Every part of the tree can be replaced, at any depth.
print(
    App.mock(
        safeDIOverrides: .init(
            api: .init({ clock, retries, _ in API(clock: clock, retries: retries + 1) }),
            home: .init(
                profileBuilder: { _, api, clock in Profile(user: User(name: "Bob"), api: api, clock: clock) },
                settings: .init(store: { Store() }, { store, _ in Settings(store: store, clock: StoppedClock(hour: 1)) })))
    ).text)
var overrides = App.SafeDIOverrides()
overrides.home.settings.safeDIBuilder = { store, _ in Settings(store: store, clock: StoppedClock(hour: 2)) }
print(App.mock(safeDIOverrides: overrides).text)
print(Profile.mock(user: User(name: "Cid")).title)
print(Profile.mock(user: User(name: "Cid"), safeDIOverrides: .init(clock: { StoppedClock(hour: 3) })).title)
