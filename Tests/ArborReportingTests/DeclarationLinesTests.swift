import ArborModel
import ArborReporting
import Testing

@Suite("Declarations are printed as JSON lines")
struct DeclarationLinesTests {
    @Test("a file without types is one line")
    func empty() {
        var file = FileDeclarations()
        file.imports = [ImportDeclaration(text: "import A", attributes: [], kind: nil, path: "A")]
        #expect(
            declarationLines(path: "a\"\\\u{1}.swift", file)
                == #"{"path":"a\"\\\u0001.swift","imports":["import A"]}"# + "\n")
        #expect(declarationLines(path: "b", FileDeclarations()) == #"{"path":"b","imports":[]}"# + "\n")
    }

    @Test("a type is a line with its members")
    func type() {
        var type = TypeDeclaration(
            kind: .struct, name: "A", modifiers: ["public"], keywordRange: .start, nameRange: .start,
            range: .start)
        type.properties = [
            PropertyDeclaration(label: "b", keyword: "let", hasInitialValue: true, range: .start)
        ]
        type.properties[0].type = "C"
        type.callables = [
            CallableDeclaration(
                name: "init",
                parameters: [
                    ParameterDeclaration(
                        attributes: [Attribute(name: "G", arguments: [], text: "@G(h: 1)", range: .start)],
                        label: "d", name: "e", type: "F", range: .start)
                ],
                isAsync: true, range: .start, parametersRange: .start)
        ]
        var file = FileDeclarations()
        file.types = [type]
        let line = declarationLines(path: "a", file).split(separator: "\n")[1]
        #expect(
            line == #"{"path":"a","line":1,"column":1,"kind":"struct","name":"A","modifiers":["public"],"#
                + #""properties":[{"line":1,"label":"b","type":"C","keyword":"let","hasInitialValue":true}],"#
                + #""callables":[{"line":1,"name":"init","parameters":[{"attributes":["@G(h: 1)"],"label":"d","name":"e","type":"F"}],"#
                + #""effects":["async"]}]}"#)
    }
}
