/// Measures the macro plugin's cost in a build: its start, once for each process of the compiler, and each
/// expansion.
struct PluginBenchmarks {
    let program: String
    let rounds: Int

    func report() throws -> String {
        var table = MarkdownTable(columns: "of the macro plugin", "microseconds", "bytes of the answer")
        let start = try start()
        table.add(["start to first answer", start.text, "\(start.bytes)"])
        for message in Self.messages {
            let expansion = try expansion(message.text)
            table.add([message.name, expansion.text, "\(expansion.bytes)"])
        }
        return table.text
    }

    private struct Measured {
        var microseconds = Samples()
        var bytes = 0

        var text: String { microseconds.milliseconds }

        mutating func add(_ time: Duration) { microseconds.add(time / .microseconds(1)) }
    }

    private func start() throws -> Measured {
        var measured = Measured()
        for _ in 0..<rounds * 3 {
            let begin = ContinuousClock.now
            let conversation = try Conversation(with: program)
            measured.bytes = try conversation.ask(Self.capability)
            measured.add(ContinuousClock.now - begin)
            conversation.end()
        }
        return measured
    }

    /// Measures one process, as in a build. Its first replies take longer, and don't count.
    private func expansion(_ message: [UInt8]) throws -> Measured {
        let conversation = try Conversation(with: program)
        _ = try conversation.ask(Self.capability)
        for _ in 0..<20 { _ = try conversation.ask(message) }
        var measured = Measured()
        for _ in 0..<rounds * 30 {
            let begin = ContinuousClock.now
            measured.bytes = try conversation.ask(message)
            measured.add(ContinuousClock.now - begin)
        }
        conversation.end()
        return measured
    }
}

// MARK: Messages

extension PluginBenchmarks {
    private static let capability = Array(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#.utf8)

    private static let messages: [(name: String, text: [UInt8])] = [
        ("`@Instantiable`, a sound type of 60 lines", message("Instantiable", "member", type(faulty: false))),
        (
            "the same without its initializer, private, and variables",
            message("Instantiable", "member", type(faulty: true))
        ),
        (
            "`@Received`, a property of an annotated type",
            message("Received", "peer", "@Received private let service0: any Service0")
        ),
        (
            "`@Received`, a variable of a plain type",
            message("Received", "peer", "@Received private var service0: any Service0", in: "struct Plain {}")
        ),
    ]

    /// A type with twelve dependencies, and with functions whose bodies the reader skips.
    private static func type(faulty: Bool) -> String {
        let numbers = 0..<12
        let properties = numbers.map {
            "    @Received private \(faulty ? "var" : "let") service\($0): any Service\($0)\n"
        }
        let parameters = numbers.map { "service\($0): any Service\($0)" }.joined(separator: ", ")
        let assignments = numbers.map { "        self.service\($0) = service\($0)\n" }.joined()
        let initializer = faulty ? "" : "    public init(\(parameters)) {\n\(assignments)    }\n"
        let functions = (0..<8).map {
            "\n    func work\($0)() -> String {\n        \"\\(service\($0).name): {\"\n    }\n"
        }
        return
            "/// What it is for.\n@Instantiable\n\(faulty ? "private" : "public") final class Feature: Instantiable {\n"
            + initializer + properties.joined() + functions.joined() + "}"
    }

    /// A message with everything that the compiler sends. Its options alone are 4 KB.
    private static func message(
        _ macro: String, _ role: String, _ declaration: String,
        in head: String = "@Instantiable public final class Feature: Instantiable {}"
    ) -> [UInt8] {
        let place =
            #"{"column":1,"fileID":"App/Feature.swift","fileName":"Sources/App/Feature.swift","line":3,"offset":20}"#
        let options = String(repeating: #"\"feature\":true,"#, count: 270)
        let text = """
            {"expandAttachedMacro":{"attributeSyntax":{"kind":"attribute","location":\(place),"source":"@\(macro)"},\
            "declSyntax":{"kind":"declaration","location":\(place),"source":"\(declaration.escaped)"},\
            "discriminator":"$s3App7FeatureC","lexicalContext":[{"kind":"declaration","location":\(place),\
            "source":"\(role == "peer" ? head.escaped : "")"}],\
            "macro":{"moduleName":"ArborMacros","name":"\(macro)","typeName":"\(macro)Macro"},"macroRole":"\(role)",\
            "staticBuildConfiguration":"\(options)"}}
            """
        return Array(text.utf8)
    }
}

extension String {
    /// The text as the content of a JSON string.
    fileprivate var escaped: String {
        reduce(into: "") { result, character in
            switch character {
            case "\n": result += "\\n"
            case "\"", "\\": result += "\\\(character)"
            default: result.append(character)
            }
        }
    }
}
