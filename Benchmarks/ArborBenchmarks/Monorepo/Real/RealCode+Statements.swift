// Statements. Literals contain what a reader could take for code: braces, quotes, comments and annotations.
extension RealCode {
    static let simple: [Template] = [
        "let <#name#> = <#other#>.<#verb#>(<#noun#>)",
        "<#verb#>(<#name#>)",
        "<#name#>.<#verb#>()",
        "var <#name#> = <#other#>",
        "guard let <#name#> else { return nil }",
        "<#other#>.<#noun#> = .<#adjective#>",
        "return <#name#>.<#noun#>",
        "let <#name#> = try await <#other#>.<#verb#>(<#noun#>: <#noun#>, in: <#other#>)",
        "self.<#name#> = <#name#>",
        "<#name#>.append(<#other#>)",
        "<#verb#>(<#name#>, at: <#noun#>.count - <#small#>)",
        "var <#name#>: [String: <#Name#>] = [:]",
        "<#name#>.<#noun#> = <#other#> ?? <#name#>.<#noun#>",
        "guard let <#name#> = <#noun#>[<#other#>] else { return <#noun#> }",
        "guard <#name#>.isEmpty == false, <#other#> != nil else { throw Failure.<#adjective#>(<#name#>) }",
        "if <#name#>.isEmpty { <#verb#>() }",
        "if <#name#> == nil, <#other#>.is<#Noun#> { return }",
        "let <#other#> = <#name#>.map { $0.<#noun#> }.filter { !$0.isEmpty }.sorted(by: <)",
        #"logger.debug("<#phrase#>: \(<#name#>.count) of \(<#other#>)")"#,
        #"let <#other#> = "\(<#name#>)/\(<#noun#>.first ?? "none")?limit=\(<#number#>)""#,
        #"precondition(<#name#> >= <#small#>, "The <#phrase#> can't be negative.")"#,
        "let <#other#> = <#name#> < <#noun#> ? <#name#> * <#number#> : max(<#noun#>, <#name#>)",
        "<#name#> = <#name#> &* <#hex#> ^ (<#name#> >> <#small#>)",
        """
        <#other#>.<#verb#>(<#noun#>: <#other#>.<#noun#>, <#noun#>: <#name#>.<#adjective#>.<#noun#>, \
        isFinal: <#name#>.is<#Noun#> && !<#other#>.isEmpty, options: [.<#adjective#>, .<#adjective#>])
        """,
        "defer { <#name#>.<#verb#>() }",
        "return <#name#>",
        "let <#other#> = (<#name#> as? <#Name#>)?.<#noun#>.lowercased() ?? \"<#noun#>\"",
        "<#name#>[keyPath: \\.<#noun#>.<#adjective#>] = .init(<#noun#>: <#noun#>, isFinal: true)",
        "<#name#>.<#verb#>()  // <#phrase#> { <#verb#>",
    ]

    static let compound: [Template] = [
        """
        if let <#name#> = <#other#>, <#name#>.<#noun#> == .<#adjective#> {
            <#inner#>
        } else {
            <#inner#>
        }
        """,
        """
        guard let <#name#> = <#other#>.first(where: { $0.<#noun#> == <#noun#> && $0.<#adjective#> }) else {
            <#inner#>
            return <#noun#>
        }
        """,
        """
        for <#name#> in <#other#> where <#name#>.<#noun#> != <#number#> {
            <#inner#>
        }
        """,
        """
        switch <#name#>.<#noun#> {
        case .<#adjective#>, .some(.<#adjective#>):
            <#inner#>
        case .<#adjective#>(let <#other#>) where <#other#> > <#number#>:
            <#inner#>
        default:
            break
        }
        """,
        """
        do {
            <#inner#>
        } catch let error as <#Name#>Error where error.code == <#number#> {
            <#inner#>
        } catch {
            logger.error("Can't <#verb#> the <#phrase#>: \\(error)")
        }
        """,
        """
        let <#other#> = <#name#>.reduce(into: [:]) { result, <#noun#> in
            <#inner#>
        }
        """,
        """
        queue.async { [weak self, <#name#>] in
            guard let self else { return }
            <#inner#>
        }
        """,
        """
        try await withThrowingTaskGroup(of: <#Name#>.self) { group in
            for <#name#> in <#other#> {
                group.addTask(priority: .background) {
                    <#inner#>
                }
            }
        } onCancel: {
            <#inner#>
        }
        """,
        """
        if #available(macOS 14, iOS 17, *) {
            <#inner#>
        }
        """,
        """
        while let <#name#> = iterator.next() {
            <#inner#>
        }
        """,
        """
        func <#verb#><#Name#>(_ <#name#>: Int, by <#noun#>: inout [Int]) -> Int {
            <#inner#>
            return <#name#>
        }
        """,
        """
        <#verb#>(
            <#name#>,
            <#noun#>: <#other#>.<#noun#>,
            completion: { result in
                <#inner#>
            }
        )
        """,
    ]

    static let tables: [Template] = [
        """
        let <#name#>: [(String, Int)] = [
            <#values#>
        ]
        """,
        """
        let <#name#> = [
            <#rows#>
        ]
        """,
    ]

    /// The statements that only a share of all files contain, and the share in hundredths.
    static let rarities: [(share: Int, statements: [Template])] = [
        (28, conditions), (22, multilineStrings), (6, rawStrings), (3, regexes),
    ]

    private static let conditions: [Template] = [
        """
        #if DEBUG && !os(Linux)
            <#inner#>
        #elseif canImport(<#Noun#>)
            <#inner#>
        #else
            <#inner#>
        #endif
        """,
        """
        #if swift(>=5.9)
            <#inner#>
        #endif
        """,
    ]

    private static let multilineStrings: [Template] = [
        #"""
        let <#name#> = """
            {
              "<#noun#>": "\(<#other#>)",
              "<#noun#>": { "<#noun#>": <#number#>, "<#adjective#>": [<#small#>, <#small#>] }
            }
            """
        """#,
        #"""
        let usage = """
            usage: <#verb#> [--<#noun#> <#noun#>] [--<#adjective#>]
                @Received and @Instantiated are not read here, and "func" is no keyword {

              -<#small#>, --<#noun#>   <#phrase#>\tand the <#phrase#>
              --<#verb#>-all      <#phrase#> // not a comment
            """
        """#,
    ]

    private static let rawStrings: [Template] = [
        ##"let <#name#> = #"{"<#noun#>": "^\d+[a-z"']*$", "<#noun#>": \#(<#number#>)}"#"##,
        ##"return #"C:\<#noun#>\<#adjective#> "{0}""#"##,
    ]

    private static let regexes: [Template] = [
        #"let <#name#> = <#other#>.replacing(/(?<key>[a-z_]+)\s*[:=]\s*"(?<value>[^"\/]*)"/) { $0.key }"#,
        ##"let <#name#> = try #/(\d{4})-(\d{2}) {1,<#small#>}[{"]/#.firstMatch(in: <#other#>)"##,
        #"if let match = <#name#>.wholeMatch(of: /[A-F0-9]{<#small#>,}/.ignoresCase()) { <#verb#>(match.0) }"#,
    ]

    static let rows: [Template] = [
        #""<#noun#>-<#serial#>": <#number#>,"#,
        #""<#noun#>.<#adjective#>.<#serial#>": ["<#noun#>", "<#phrase#>"],"#,
        "<#number#>: .<#adjective#>,",
        #".init(<#noun#>: "<#phrase#>"): { $0.<#noun#> + <#number#> },"#,
    ]

    static let values: [Template] = [
        #"("<#phrase#>", <#number#>),"#,
        "<#hex#>, <#hex#>, <#hex#>, <#hex#>,",
        "<#small#>, <#small#>, <#number#>, <#number#>, -<#small#>.<#number#>, <#number#>, <#number#>,",
        #".<#adjective#>("<#noun#>/\(<#noun#>)", isFinal: true),  // <#phrase#>"#,
    ]
}
