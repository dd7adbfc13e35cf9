import Testing

@testable import ArborMacros

/// One misuse of a macro, and its expected diagnostics.
struct Misuse: Sendable, CustomTestStringConvertible {
    struct Fault: Sendable {
        /// The mark at the diagnostic's location.
        var mark: Character
        /// The message with its help and id.
        var message: String
        /// The message of the fix-it, and the source without marks after it.
        var fixIt: String?
        var fixed: String?

        init(_ mark: Character, _ message: String, fixIt: String? = nil, fixed: String? = nil) {
            self.mark = mark
            self.message = message
            self.fixIt = fixIt
            self.fixed = fixed
        }
    }

    var name: String
    var macro = MacroType.instantiable
    /// The library that declares the macro.
    var library = "Arbor"
    /// The head of the enclosing declaration, with an empty body.
    var enclosing: String?
    /// The declaration with marks.
    var source: String
    var faults: [Fault]
    /// The members that the macro adds.
    var members = ""

    var testDescription: String { name }

    static let all =
        arguments + types + initializers + initializerParameters + initializerEffects
        + extensions + properties + surroundings + components + mocks + doubles
}

/// Expands the macro of a marked declaration, and compares the result with the expected one: each diagnostic at
/// its mark, the source after each fix-it, and the members.
func expectExpansion(
    of misuse: Misuse, sourceLocation: SourceLocation = #_sourceLocation
) {
    let marked = MarkedSource(misuse.source)
    let offset = 1_000
    let expansion = misuse.expansion(at: offset)
    func mark(_ position: WireDiagnostic.Position) -> String { marked.mark(at: position.offset - offset) }

    let reported = expansion.diagnostics.map { "\(mark($0.position)) \($0.message)" }
    #expect(reported == misuse.faults.map { "\($0.mark) \($0.message)" }, sourceLocation: sourceLocation)
    #expect(expansion.source == misuse.members, sourceLocation: sourceLocation)
    for (fault, diagnostic) in zip(misuse.faults, expansion.diagnostics) {
        #expect(
            diagnostic.fixIts.map(\.message) == [fault.fixIt].compactMap(\.self),
            sourceLocation: sourceLocation)
        let fixed = diagnostic.fixIts.map { fixIt in
            marked.text.applying(
                fixIt.changes.map {
                    (
                        $0.range.offsets.lowerBound - offset..<$0.range.offsets.upperBound - offset,
                        $0.newText
                    )
                })
        }
        #expect(fixed == [fault.fixed].compactMap(\.self), sourceLocation: sourceLocation)
    }
}

extension Misuse {
    /// The plugin's expansion.
    func expansion(at offset: Int) -> Expansion {
        let text = MarkedSource(source).text
        let request = Requests.expand(
            text, type: macro.rawValue, role: macro == .instantiable ? "member" : "peer", offset: offset,
            enclosing: enclosing, attributeOffset: offset + (text.utf8.firstOffset(of: "@") ?? 0))
        var expander = Expander()
        guard case .expansion(let expansion) = expander.reply(to: HostRequest(request)) else {
            return .failure([])
        }
        return expansion
    }
}

extension String.UTF8View {
    fileprivate func firstOffset(of character: Unicode.Scalar) -> Int? {
        firstIndex(of: UInt8(ascii: character)).map { distance(from: startIndex, to: $0) }
    }
}
