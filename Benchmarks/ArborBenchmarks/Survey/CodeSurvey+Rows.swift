import ArborModel

// The figures, in the order of the table.
extension CodeSurvey {
    typealias Row = (title: String, text: ([FileFigures]) -> String)

    var rows: [Row] { sizes + shares + declarations }

    private var sizes: [Row] {
        [
            ("files", { $0.count.grouped }),
            ("bytes a file, p10 / p50 / p90", { $0.map(\.bytes).percentiles(10, 50, 90) }),
            ("lines a file, p10 / p50 / p90", { $0.map(\.lines.count).percentiles(10, 50, 90) }),
            (
                "bytes a line that isn't empty, p50 / p90 / p99",
                { files in
                    files.flatMap(\.lines).filter { $0 > 0 }.percentiles(50, 90, 99)
                }
            ),
            ("lines of a function's body, p50 / p90 / p99", { $0.flatMap(\.bodies).percentiles(50, 90, 99) }),
        ]
    }

    private var shares: [Row] {
        let literals: [Row] = FileFigures.Literal.allCases.map { literal in
            (
                "files with \(literal.rawValue)",
                { files in percent(files.count { $0.literals.contains(literal) }, files.count) }
            )
        }
        return [
            ("bytes in comments", { percent($0.sum(\.commentBytes), $0.sum(\.bytes)) }),
            ("blank lines", { percent($0.sum(\.blankLines), $0.sum(\.lines.count)) }),
            ("string literals in 100 lines", { hundredths($0.sum(\.strings), $0.sum(\.lines.count)) }),
            ("numbers in 100 lines", { hundredths($0.sum(\.numbers), $0.sum(\.lines.count)) }),
        ] + literals
    }

    private var declarations: [Row] {
        [
            ("imports a file, p50 / p90", { $0.map(\.imports).percentiles(50, 90) }),
            ("types and extensions a file, p50 / p90", { $0.map(\.types.count).percentiles(50, 90) }),
            ("types in another type", { percent($0.types.count { $0.depth > 0 }, $0.types.count) }),
            (
                "depth of the deepest type, p50 / p90 / p99",
                { files in
                    files.map { $0.types.map(\.depth).max() ?? 0 }.percentiles(50, 90, 99)
                }
            ),
            (
                "properties and functions a type, p50 / p90 / p99",
                { files in
                    files.types.map { $0.properties.count + $0.callables.count }.percentiles(50, 90, 99)
                }
            ),
            (
                "stored properties a class, struct or actor, p50 / p90 / p99",
                { files in
                    files.flatMap(\.storing).map { type in type.properties.count { !$0.hasAccessors } }
                        .percentiles(50, 90, 99)
                }
            ),
            (
                "parameters of an initializer, p50 / p90 / p99",
                {
                    $0.flatMap(\.parameters).percentiles(50, 90, 99)
                }
            ),
            ("generic types", { percent($0.types.count { !$0.generics.isEmpty }, $0.types.count) }),
            (
                "generic functions and initializers",
                { files in
                    let callables = files.types.flatMap(\.callables)
                    return percent(callables.count { !$0.generics.isEmpty }, callables.count)
                }
            ),
        ]
    }
}

extension FileFigures {
    fileprivate var storing: [TypeDeclaration] {
        types.filter { [.class, .struct, .actor].contains($0.kind) }
    }

    /// The numbers of parameters of the initializers that have any.
    var parameters: [Int] {
        storing.flatMap(\.callables).filter { $0.name == "init" }.map(\.parameters.count).filter { $0 > 0 }
    }
}

extension [FileFigures] {
    fileprivate var types: [TypeDeclaration] { flatMap(\.types) }

    fileprivate func sum(_ figure: (FileFigures) -> Int) -> Int { reduce(0) { $0 + figure($1) } }
}

extension [Int] {
    /// The values at some percentiles, such as `12 / 80 / 400`.
    fileprivate func percentiles(_ shares: Int...) -> String {
        let sorted = sorted()
        guard let last = sorted.indices.last else { return "" }
        return shares.map { sorted[last * $0 / 100].grouped }.joined(separator: " / ")
    }
}

private func percent(_ part: Int, _ whole: Int) -> String {
    (Double(part) / Double(Swift.max(1, whole)) * 100).short + " %"
}

private func hundredths(_ part: Int, _ whole: Int) -> String {
    (Double(part) / Double(Swift.max(1, whole)) * 100).short
}
