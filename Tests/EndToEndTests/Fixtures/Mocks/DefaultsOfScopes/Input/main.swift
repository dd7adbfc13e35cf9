print(Space.Page.mock().text)
print(Space.Page.mock(limit: .init(value: 1), safeDIOverrides: .init(child: .init(size: 2, own: 3))).text)
print(Themed.mock(dark: .dark, span: Span(start: 20)).text)
