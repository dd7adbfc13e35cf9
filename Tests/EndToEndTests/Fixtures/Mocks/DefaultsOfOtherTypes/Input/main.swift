let page = Page.mock(mode_Double: 1.5)
print(page.mode, page.part.mode, page.count, page.part.count)
let frame = Frame.mock(width_String: "wide")
print(frame.width, frame.bar.width)
