App().log.write()
App.mock().log.write()
App.test { $0.log = LogDouble(write: { print("test") }) }.log.write()
