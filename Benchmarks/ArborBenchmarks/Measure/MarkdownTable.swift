/// A Markdown table. The first column contains words, the others numbers.
struct MarkdownTable {
    private var rows: [[String]]

    init(columns: String...) { rows = [columns] }

    mutating func add(_ row: [String]) { rows.append(row) }

    var text: String {
        let rule = ["---"] + Array(repeating: "--:", count: rows[0].count - 1)
        return ([rows[0], rule] + rows[1...]).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }
}
