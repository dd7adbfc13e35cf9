let app = App()
let legacy = BladeLegacy(3)
legacy.counter().value += 1
print(app.clock === app.clock, legacy.counter().value)
