struct Guest: Credentials { let name = "guest" }

func show(_ table: Table) {
    let row = table.rows.instantiate()
    print(
        table.credentials.name, table.session.name, table.log === row.queries.log,
        row.queries.database.log.lines, row.token?.text ?? "no token", row.panel.title)
}

let session = Session(name: "test")
show(.mock(credentials: Guest(), session: session))
show(
    .mock(
        credentials: Guest(), session: session,
        safeDIOverrides: .init(
            rows: { queries, token, panel in Row(queries: queries, token: token, panel: panel) },
            panel: { _ in AnyPanel(LogPanel(log: Log())) }, token: Token(text: "token"))))
