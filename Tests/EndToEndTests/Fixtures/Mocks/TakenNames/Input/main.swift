let page = Page.mock(
    safeDIOverrides_Int: 1, safeDIOverrides: .init(child: .init(sub: .init(value: 2))))
print(page.child.text, page.child.sub.value)
print(Card.mock().sub.value)
