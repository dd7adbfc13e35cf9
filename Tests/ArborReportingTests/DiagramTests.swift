import ArborModel
import ArborReporting
import Testing

@Suite("Diagrams")
struct DiagramTests {
    private let diagram = GraphDiagram(
        nodes: [
            .init(name: "App", module: "Main", kind: .class, isRoot: true),
            .init(name: "Box<\"a\">", kind: .struct), .init(name: "Absent", kind: nil),
            .init(name: "Apart", kind: .class, isReached: false),
        ],
        edges: [
            .init(from: 0, to: 1, label: "box", type: "Box<\"a\">", isLazy: false),
            .init(from: 0, to: 2, label: "absent", type: "Instantiator<Absent>", isLazy: true),
        ])

    @Test("every form has the same nodes, edges and styles, quoted for the form")
    func forms() {
        #expect(
            diagram.text(as: .dot) == #"""
                digraph Arbor {
                    rankdir=LR
                    node [shape=box, fontname="Helvetica"]
                    edge [fontname="Helvetica", fontsize=11]
                    subgraph cluster_0 {
                        label="Main"
                        "App" [style=bold]
                    }
                    "Box<\"a\">"
                    "Absent" [color=red, style=dashed]
                    "Apart" [color=gray, fontcolor=gray]
                    "App" -> "Box<\"a\">" [label="box"]
                    "App" -> "Absent" [label="absent", style=dashed]
                }

                """#)
        #expect(
            diagram.text(as: .mermaid) == """
                flowchart LR
                    subgraph m0["Main"]
                        t0["App"]
                    end
                    t1["Box#lt;#quot;a#quot;#gt;"]
                    t2["Absent"]
                    t3["Apart"]
                    t0 -->|"box"| t1
                    t0 -.->|"absent"| t2
                    classDef root stroke-width:3px
                    class t0 root
                    classDef missing stroke:#c00,stroke-dasharray:4
                    class t2 missing
                    classDef apart color:#888,stroke:#888
                    class t3 apart

                """)
        #expect(
            diagram.text(as: .json) == #"""
                {"types":[
                {"name":"App","kind":"class","module":"Main","isRoot":true,"isReached":true},
                {"name":"Box<\"a\">","kind":"struct","isReached":true},
                {"name":"Absent","isReached":true,"isMissing":true},
                {"name":"Apart","kind":"class"}
                ],
                "edges":[
                {"from":"App","to":"Box<\"a\">","label":"box","type":"Box<\"a\">"},
                {"from":"App","to":"Absent","label":"absent","type":"Instantiator<Absent>","isLazy":true}
                ]}

                """#)
    }
}
