#if DEBUG
    print(App.mock().row.page.panel.title, Page.mock().panel.title, Row.mock().page.panel.title)
    print(App.test().row.page.panel.title, Row.test().page.panel.title)
#endif
