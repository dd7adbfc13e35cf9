// Fills the holes that stand for lines.
extension RealCode {
    /// Fills a hole for lines. Returns false for a hole for a word.
    mutating func writeLines(_ hole: Template.Hole, _ indentation: Int) -> Bool {
        switch hole {
        case .docs: prose("///", lines: random.pick(Self.docLengths), indentation)
        case .statements: statements(random.pick(Self.bodyLengths), indentation)
        case .inner: statements(random.pick(Self.innerLengths), indentation)
        case .rows: repeated(Self.rows, random.pick(Self.tableLengths), indentation)
        case .values: repeated(Self.values, random.pick(Self.tableLengths), indentation)
        case .cases: repeated(Self.cases, 2 + random.below(6), indentation)
        case .fields: repeated(Self.fields, 1 + random.below(6), indentation)
        case .members: members(random.pick(Self.memberCounts), indentation)
        case .functions: members(random.pick(Self.memberCounts), indentation, storesValues: false)
        default: return false
        }
        return true
    }

    private mutating func prose(_ mark: String, lines: Int, _ indentation: Int) {
        for _ in 0..<lines { write(line: "\(mark) \(random.pick(Self.sentences))", indentation: indentation) }
    }

    private mutating func repeated(_ templates: [Template], _ count: Int, _ indentation: Int) {
        let template = random.pick(templates)
        for _ in 0..<count { write(template, indentation: indentation) }
    }

    /// Statements, of which those at a depth contain no others.
    private mutating func statements(_ count: Int, _ indentation: Int) {
        for index in 0..<count {
            let kind = random.below(100)
            let isDeep = depth > Self.deepest
            if kind % 5 == 0, index > 0 { write(line: "") }
            if kind < 12 { prose("//", lines: 1 + random.below(2), indentation) }
            let table = isDeep || kind < 78 ? Self.simple : kind < 98 ? Self.compound : literals
            write(random.pick(table), indentation: indentation)
        }
    }

    /// Properties, functions and nested types, with a blank line between two.
    mutating func members(_ count: Int, _ indentation: Int, storesValues: Bool = true) {
        for index in 0..<count {
            if index > 0 { write(line: "") }
            let kind = random.below(100)
            let isNested = kind >= 91 && depth < Self.deepest
            let table =
                isNested ? Self.nested : storesValues && kind < 20 ? Self.properties : Self.functions
            if kind % 2 == 0 { prose("///", lines: random.pick(Self.docLengths), indentation) }
            write(random.pick(table), indentation: indentation)
        }
    }

    private static let deepest = 5
    private static let docLengths = [1, 1, 1, 1, 2, 2, 3, 4, 6, 10]
    private static let bodyLengths = [1, 1, 1, 1, 2, 2, 3, 3, 5, 18]
    private static let innerLengths = [1, 1, 1, 2, 2, 3]
    private static let tableLengths = [3, 3, 4, 4, 6, 16]
    private static let memberCounts = [1, 1, 2, 2, 3, 4, 5, 9]
}
