struct StoppedClock: Clock { let hour: Int }

print(App().text)
// Nothing is set, so all is as in production.
print(App.test().text)
// What a test sets is everywhere in the tree.
print(App.test { $0.clock = StoppedClock(hour: 12) }.text)
// What is absent in production, and what any thread makes.
print(
    App.test {
        $0.analytics = Analytics()
        $0.log = {
            let log = Log()
            log.lines = ["set"]
            return log
        }
    }.text)
// A tree of its own, with what it takes from outside.
print(Profile.test(user: User(name: "Bob")) { $0.clock = StoppedClock(hour: 9) }.title)
// A value that tests share.
let evening = App.TestParts { $0.clock = StoppedClock(hour: 20) }
print(App.test { $0 = evening }.text)
// A strict test fails by what it doesn't set, at its own line, unless it allows that.
let line = #line + 1
print(App.test(.strict { print("-", $0.message, $0.place?.line == line) }).text)
print(App.test(.strict { print("-", $0.message) }) { $0.real.clock = true }.text)
