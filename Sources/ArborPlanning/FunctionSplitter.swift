import ArborGraph
import ArborModel

/// Splits a body that computes many values into parts. Each part is a function of its own.
///
/// Under `-O`, the compiler follows every value of a function from its definition to its last use. One body therefore
/// costs the square of its length. A part costs the square of its own length. It captures the values that it uses from
/// earlier parts.
struct FunctionSplitter: Sendable {
    /// The greatest number of values that one function computes.
    let longest: Int

    /// Returns the parts of a node's computed values, as index ranges in their order. A body of at most
    /// `longest` values has no parts.
    ///
    /// A property of several `#if` branches is in no part, because each of its branches would have to return the same
    /// name.
    func parts(
        of order: some RandomAccessCollection<PropertyID>, of node: NodeID, in graph: BindingGraph
    ) -> [Range<Int>] {
        guard order.count > longest else { return [] }
        let runs = (0..<order.count).split { index in
            let property = order[order.index(order.startIndex, offsetBy: index)]
            return graph.branchedProperty(of: graph.binding(property, of: node)) != nil
        }
        return runs.flatMap(pieces)
    }

    /// Returns as few pieces as possible, all of about the same length.
    private func pieces(of run: Range<Int>) -> [Range<Int>] {
        let count = (run.count + longest - 1) / longest
        return (0..<count).map { index in
            let (start, end) = (run.count * index / count, run.count * (index + 1) / count)
            return run.lowerBound + start..<run.lowerBound + end
        }
    }
}
