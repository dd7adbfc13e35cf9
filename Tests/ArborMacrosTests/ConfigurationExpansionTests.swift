import Testing

@testable import ArborMacros

@Suite("#SafeDIConfiguration")
struct ConfigurationExpansionTests {
    private func expand(_ source: String, offset: Int = 0, enclosing: String? = nil) -> Expansion {
        var expander = Expander()
        let piece = SyntaxPiece(source: source, fileName: "A.swift", offset: offset)
        let request = FreestandingExpansion(
            typeName: MacroType.configuration.rawValue, syntax: piece, enclosing: enclosing)
        guard case .expansion(let expansion) = expander.reply(to: .expandFreestanding(request)) else {
            return .failure([])
        }
        return expansion
    }

    @Test(
        "with literals it adds nothing and reports nothing",
        arguments: [
            "#SafeDIConfiguration()", "#SafeDIConfiguration",
            #"#SafeDIConfiguration(additionalImportedModules: ["A", "B"], mockConditionalCompilation: nil)"#,
            "// It is\n#SafeDI.SafeDIConfiguration(additionalDirectoriesToInclude: [], additionalMocksToGenerate: [])",
        ])
    func sound(source: String) { #expect(expand(source) == .nothing) }

    @Test("an argument that isn't a literal is reported at its location")
    func computed() {
        let source = #"/* c */ #SafeDIConfiguration(additionalImportedModules: ["A"] + more)"#
        let found = expand(source, offset: 100)
        #expect(found.source == "")
        #expect(
            found.diagnostics.map(\.message) == [
                "'additionalImportedModules' expects an array literal, found '[\"A\"] + more'; "
                    + "write the strings here: [\"…\", \"…\"] [invalid-argument]"
            ])
        #expect(found.diagnostics.map(\.position.offset) == [100 + 56])
        #expect(found.diagnostics.map(\.severity) == [.error])
    }

    @Test(
        "the types and the condition of mocks are checked",
        arguments: [
            (#"additionalMocksToGenerate: ["A", "B.C"], mockConditionalCompilation: "DEBUG || TEST""#, []),
            (
                #"additionalMocksToGenerate: ["A()"]"#,
                [
                    #"expected the name of a type, found 'A()'; write the name alone, as in "UserService" [invalid-argument]"#
                ]
            ),
            (
                #"mockConditionalCompilation: """#,
                [
                    "'mockConditionalCompilation' expects the condition of an '#if' as a string, or 'nil', found '\"\"'; "
                        + "write it like \"DEBUG\", or 'nil' for mocks in every build [invalid-argument]"
                ]
            ),
        ] as [(String, [String])])
    func mocks(arguments: String, messages: [String]) {
        let found = expand("#SafeDIConfiguration(\(arguments))")
        #expect(found.diagnostics.map(\.message) == messages)
    }

    @Test("it is rejected inside a type, where it would not be read")
    func nested() {
        let found = expand("#SafeDIConfiguration()", enclosing: "struct A {}")
        #expect(
            found.diagnostics.map(\.message) == [
                "'#SafeDIConfiguration' can only be used at the top level of a file; "
                    + "move it out of the declaration around it [unsupported-declaration]"
            ])
    }
}
