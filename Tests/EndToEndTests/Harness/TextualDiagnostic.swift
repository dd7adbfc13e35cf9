/// An error in the tool's output.
struct TextualDiagnostic: Equatable {
    var path: String
    var line: Int
    var id: String

    static func errors(in text: String) -> [TextualDiagnostic] {
        text.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: /(.+?):(\d+):\d+: error: .*\[([\w-]+)\]/) else {
                return nil
            }
            return TextualDiagnostic(path: String(match.1), line: Int(match.2) ?? 0, id: String(match.3))
        }
    }
}
