struct Other: Store { let name = "other" }

print(App.mock().store.name)
#if DEBUG
print(App.mock(safeDIOverrides: .init(store: { Other() })).store.name)
print(DebugApp.mock(safeDIOverrides: .init(console: .init(lines: 9))).console.lines)
#endif
