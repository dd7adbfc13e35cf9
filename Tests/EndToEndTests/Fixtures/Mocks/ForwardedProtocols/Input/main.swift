#if DEBUG
    let page = Page.mock(analytics: Live(), store: MemoryStore.mock())
    print(page.analytics, page.store)
#endif
