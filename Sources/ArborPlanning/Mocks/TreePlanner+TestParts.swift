import ArborGraph
import ArborModel
import ArborPlans

extension TreePlanner {
    /// The structure of the parts that a test may set; `nil` for code of production and for mocks.
    var testPartsPlan: TestPartsPlan? {
        guard let testParts, let mocks else { return nil }
        let parts = testParts.parts.map { part in
            TestPartsPlan.Part(
                name: part.name, type: text(of: part), condition: part.condition, sharing: part.sharing,
                isSeam: part.isSeam)
        }
        return TestPartsPlan(
            parts: parts, absent: testParts.absentNames,
            isConditional: testParts.isConditional, names: mocks.partNames)
    }

    private func text(of part: TestParts.Part) -> TypeText {
        let type = part.type
        return text(
            .optional(
                part.sharing == .function
                    ? .attributed(["@Sendable"], .function([], effects: [], returns: type)) : type
            ))
    }

    /// Returns what a strict test does with a part that it doesn't set.
    func seam(of part: TestParts.Part, making target: NodeID, by id: BindingID) -> TestPartsPlan.Seam {
        let binding = graph.bindings[id]
        guard case .instantiated(_, let mode) = binding.role, graph.isSeam(binding, target, mode) else {
            return .none
        }
        guard !mode.isLazy, let double = mocks?.doubles[part.type.bare.normal] else {
            return .real(part.path)
        }
        return .double(part.path, .written(double.name), as: text(part.type))
    }
}
