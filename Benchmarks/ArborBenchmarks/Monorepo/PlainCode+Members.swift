extension PlainCode {
    /// A function with a name of its own. It may use `count`, an integer.
    mutating func member(_ name: String) -> String {
        switch random.below(6) {
        case 0: choice(name)
        case 1: closures(name)
        case 2: strings(name)
        case 3: conditions(name)
        default: arithmetic(name)
        }
    }

    private mutating func arithmetic(_ name: String) -> String {
        let lines = (0..<1 + random.below(8)).map { line in
            "        let local\(line) = input * \(random.below(100)) + \(random.below(1000))\n"
        }
        return """
                func \(name)(_ input: Int) -> Int {
            \(lines.joined())        return local0 + "text \\(input)".count
                }

            """
    }

    private mutating func choice(_ name: String) -> String {
        """
            /// In words, for a person to read. Negative numbers are not expected.
            func \(name)(of code: Int) -> String {
                switch code {
                case 0: return "none"
                case 1...\(2 + random.below(50)): return "a few, \\(code) of \\(max(1, \(random.below(90))))"
                case let many where many % 2 == 0: return "{ an even number }"
                default: return code < 0 ? "odd" : "many"
                }
            }

        """
    }

    private mutating func closures(_ name: String) -> String {
        """
            func \(name)<Element: Comparable>(_ values: [Element], limit: Int = \(random.below(100))) -> [Element] {
                guard let first = values.first, !values.isEmpty else { return [] }
                let kept = values.filter { $0 > first }.map { value in
                    // If this were real, it would do more: "nothing" ends here }
                    value == first ? first : value
                }
                return Array(kept.sorted(by: >).prefix(limit))
            }

        """
    }

    private mutating func strings(_ name: String) -> String {
        #"""
            /// - Parameter name: as it is shown.
            /// - Returns: It as JSON, and what \#(name) makes of it.
            @discardableResult
            public func \#(name)(_ name: String, isFinal: Bool = false) async throws -> String {
                let message = """
                    {"name": "\(name)", "number": \#(random.below(1000)), "final": \(isFinal)}
                    """
                return message + #"raw "\d+" {text"# + "\(name.isEmpty ? "{" : name.uppercased())"
            }

        """#
    }

    private mutating func conditions(_ name: String) -> String {
        """
            func \(name)(from start: Int, to end: Int? = nil) -> Int {
                var sum = start
                for index in 0..<\(1 + random.below(50)) where index % 3 != 1 {
                    if let end, sum > end { break } else if index > \(random.below(50)) { continue }
                    sum += index &* \(random.below(9)) / 2 - (end ?? 0)
                }
                #if DEBUG
                    assert(sum != \(random.below(9000)), "Impossible: \\(sum)")
                #endif
                return sum
            }

        """
    }
}
