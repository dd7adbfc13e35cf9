import ArborModel

/// What a build with Arbor needs, and whether it is there.
public struct SetUpReport: Sendable {
    /// One part of a set-up.
    public struct Check: Sendable, Equatable {
        /// What was found.
        public enum State: String, Sendable {
            /// The part is there.
            case ok
            /// The part is missing or wrong.
            case missing
            /// This set-up doesn't need the part, or not yet.
            case unneeded
            /// The part can't be checked.
            case unknown
        }

        /// The name of the part, in one word.
        public var id: String
        /// The judgement.
        public var state: State
        /// What was found, in a clause.
        public var finding: String
        /// What to do about a missing part, or may be useful to know about another one.
        public var remedy: String?
    }

    /// The parts, in the order in which they are needed.
    public var checks: [Check] = []

    /// True if each part that is needed is known to be there.
    public var isComplete: Bool { checks.allSatisfy { $0.state == .ok || $0.state == .unneeded } }

    /// The number of parts that are missing.
    public var missing: Int { checks.count { $0.state == .missing } }

    /// The report for people: a line for each part, and below it the remedy.
    public var text: String {
        let width = checks.map(\.id.count).max() ?? 0
        return checks.map { check in
            let state = check.state.rawValue.padded(to: 8)
            let line = "\(state)  \(check.id.padded(to: width))  \(check.finding)".visible + "\n"
            let space = String(repeating: " ", count: 8 + 2 + width + 2)
            return line + (check.remedy.map { "\(space)help: \($0)".visible + "\n" } ?? "")
        }.joined()
    }

    /// The report for programs: one object on one line.
    public var json: String {
        var json = "{\"isComplete\":\(isComplete),\"checks\":["
        for (index, check) in checks.enumerated() {
            if index > 0 { json += "," }
            json += "{\"id\":"
            json.appendJSON(check.id)
            json += ",\"state\":"
            json.appendJSON(check.state.rawValue)
            json += ",\"finding\":"
            json.appendJSON(check.finding)
            if let remedy = check.remedy {
                json += ",\"remedy\":"
                json.appendJSON(remedy)
            }
            json += "}"
        }
        return json + "]}\n"
    }

    mutating func add(_ id: String, _ state: Check.State, _ finding: String, help remedy: String? = nil) {
        checks.append(Check(id: id, state: state, finding: finding, remedy: remedy))
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
