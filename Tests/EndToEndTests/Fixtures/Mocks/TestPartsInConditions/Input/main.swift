#if DEBUG && os(Linux)
    let app = App.test {
        var log = Log()
        log.name = "of the test"
        $0.log = log
    }
    print(app.first.log.name, app.third.log.name)
#endif
