print(Page().text)
#if DEBUG
    print(Page.mock().text)
#endif
