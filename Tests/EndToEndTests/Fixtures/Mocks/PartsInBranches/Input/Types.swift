import Arbor

#if STAGING
    @Instantiable
    struct Panel: Instantiable {
        let title = "plain"
        init() {}
    }
#else
    @Instantiable
    struct Panel: Instantiable {
        var title: String { simulator.name }
        init(simulator: Simulator) { self.simulator = simulator }
        @Received let simulator: Simulator
    }

    @Instantiable
    struct Simulator: Instantiable {
        let name: String
        init(name: String = "simulated") { self.name = name }
    }
#endif

@Instantiable(generateMock: true)
struct Page: Instantiable {
    init(panel: Panel) { self.panel = panel }
    @Instantiated let panel: Panel
}

@Instantiable(generateMock: true, generateTest: true)
struct Row: Instantiable {
    init(page: Page) { self.page = page }
    @Received let page: Page
}

#if STAGING
    @Instantiable(isRoot: true, generateMock: true, generateTest: true)
    struct App: Instantiable {
        init(page: Page, row: Row) {
            self.page = page
            self.row = row
        }
        @Instantiated let page: Page
        @Instantiated let row: Row
    }
#else
    @Instantiable(isRoot: true, generateMock: true, generateTest: true)
    struct App: Instantiable {
        init(simulator: Simulator, page: Page, row: Row) {
            self.simulator = simulator
            self.page = page
            self.row = row
        }
        @Instantiated let simulator: Simulator
        @Instantiated let page: Page
        @Instantiated let row: Row
    }
#endif
