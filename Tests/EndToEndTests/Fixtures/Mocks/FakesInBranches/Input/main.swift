print(App().text)
#if DEBUG
    print(App.mock().text)
#endif
