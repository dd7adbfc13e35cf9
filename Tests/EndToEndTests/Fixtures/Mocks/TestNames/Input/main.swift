let line = Line()
let app = App.test {
    $0.parts = line
    $0.default = line
    $0.service_Line = line
    $0.page_PageString = Page(line: line)
}
print(app.parts === line, app.default === line, app.left.service === line, app.right.page.line === line)
print(app.line === line, app.left.page.line === line)
