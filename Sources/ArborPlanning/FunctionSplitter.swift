import ArborGraph
import ArborModel

/// Divides a body that computes many values into parts, each a function of its own.
///
/// Under `-O` the compiler follows every value of a function through all that stands between its definition and its
/// last use, so that one body costs the square of its length. A part costs the square of its own, and whatever it
/// takes from parts before it, it captures.
struct FunctionSplitter: Sendable {
    /// The most values that one function computes.
    let longest: Int

    /// The parts of what a node computes, by place in the order of its computation. A body of at most `longest` values
    /// has none.
    ///
    /// A property of several `#if` branches is in no part: each of its branches would have to give back the same name.
    func parts(of node: NodeID, in graph: BindingGraph, _ scopes: Scopes) -> [Range<Int>] {
        let order = scopes.order(of: node, in: graph)
        guard order.count > longest else { return [] }
        let runs = (0..<order.count).split { place in
            graph.branchedProperty(of: graph.binding(order[order.startIndex + place], of: node)) != nil
        }
        return runs.flatMap(pieces)
    }

    /// As few as do, all about as long.
    private func pieces(of run: Range<Int>) -> [Range<Int>] {
        let count = (run.count + longest - 1) / longest
        return (0..<count).map { number in
            let (start, end) = (run.count * number / count, run.count * (number + 1) / count)
            return run.lowerBound + start..<run.lowerBound + end
        }
    }
}
