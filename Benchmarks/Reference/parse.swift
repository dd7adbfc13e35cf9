// Parses the Swift files named on standard input with the toolchain's own parser (SwiftParser), and prints the
// number of their type declarations. A reader of declarations can do no less with this parser. It parses
// bodies, and this program doesn't enter them. `scripts/benchmark` measures it.
import Foundation
import SwiftParser
import SwiftSyntax

final class Counter: SyntaxVisitor {
    var count = 0

    private func countAndEnter() -> SyntaxVisitorContinueKind {
        count += 1
        return .visitChildren
    }

    override func visit(_: ClassDeclSyntax) -> SyntaxVisitorContinueKind { countAndEnter() }
    override func visit(_: StructDeclSyntax) -> SyntaxVisitorContinueKind { countAndEnter() }
    override func visit(_: EnumDeclSyntax) -> SyntaxVisitorContinueKind { countAndEnter() }
    override func visit(_: ActorDeclSyntax) -> SyntaxVisitorContinueKind { countAndEnter() }
    override func visit(_: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { countAndEnter() }
    override func visit(_: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { countAndEnter() }
    override func visit(_: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

let counter = Counter(viewMode: .sourceAccurate)
while let path = readLine() {
    guard let data = FileManager.default.contents(atPath: path) else { fatalError("can't read \(path)") }
    let tree = data.withUnsafeBytes { Parser.parse(source: $0.assumingMemoryBound(to: UInt8.self)) }
    counter.walk(tree)
}
print(counter.count)
