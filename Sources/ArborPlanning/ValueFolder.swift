import ArborModel
import ArborPlans

/// Writes values that are used once into the calls that take them, in place of constants: `Page(row: Row())`.
///
/// The order of evaluation stays the same. Swift evaluates arguments from left to right, so the values that a call
/// takes in are the last ones before it, and stand among its arguments in the order of their computation. All other
/// arguments only read constants. A value in an `#if` takes in none, because each build computes the others.
struct ValueFolder {
    /// A value that waits for the call that takes it.
    private struct Pending {
        var binding: BodyPlan.Binding
        var depth: Int
    }

    /// The greatest number of calls within each other.
    private let deepest: Int
    /// The names that the body uses, each as often as it is used, in a fixed order.
    private let uses: [UInt64]
    private var pending: [Pending] = []

    private init(_ body: BodyPlan, deepest: Int) {
        self.deepest = deepest
        var uses: [UInt64] = []
        for binding in body.bindings { binding.value.forEachName { uses.append($0.code) } }
        for result in body.results { result.value.forEachName { uses.append($0.code) } }
        uses.sort()
        self.uses = uses
    }

    /// Returns a body without parts, in which calls take the values that are used once.
    static func fold(_ body: BodyPlan, deepest: Int) -> BodyPlan {
        guard deepest > 1, body.results.count == 1, body.bindings.contains(where: \.isFoldable) else {
            return body
        }
        var folder = ValueFolder(body, deepest: deepest)
        var folded = body
        folded.parts = []
        for var binding in body.bindings {
            let depth = binding.condition.isEmpty ? folder.fold(into: &binding.value) : deepest
            folder.pending.append(Pending(binding: binding, depth: depth))
        }
        _ = folder.fold(into: &folded.results[0].value)
        folded.bindings = folder.pending.map(\.binding)
        return folded
    }

    /// Replaces names among a call's arguments by the last pending values.
    ///
    /// - Returns: The number of calls within each other.
    private mutating func fold(into value: inout ValuePlan) -> Int {
        guard case .call(let callee, var arguments) = value, arguments.allSatisfy(\.value.isRead) else {
            return deepest
        }
        var depth = 1
        for index in arguments.indices.reversed() {
            guard let last = pending.last else { break }
            guard case .name(last.binding.name) = arguments[index].value else { continue }
            guard last.binding.isFoldable, last.depth < deepest, isUsedOnce(last.binding.name) else {
                break
            }
            arguments[index].value = last.binding.value
            depth = max(depth, last.depth + 1)
            pending.removeLast()
        }
        if depth > 1 { value = .call(callee, arguments) }
        return depth
    }
}

extension ValueFolder {
    private func isUsedOnce(_ name: LocalName) -> Bool {
        let code = name.code
        let index = uses.partitioningIndex { $0 >= code }
        return index < uses.count && uses[index] == code
            && (index + 1 == uses.count || uses[index + 1] != code)
    }
}

extension LocalName {
    fileprivate var code: UInt64 {
        UInt64(truncatingIfNeeded: label.rawValue) << 32 | UInt64(UInt32(bitPattern: number))
    }
}

extension ValuePlan {
    /// True if the expression runs no code of the program.
    fileprivate var isRead: Bool {
        switch self {
        case .name, .absent, .given, .handed, .scope: true
        default: false
        }
    }
}

extension BodyPlan.Binding {
    /// True if a call may take the value in place of the constant. A constant with an annotation converts its value.
    fileprivate var isFoldable: Bool {
        guard case .call = value else { return false }
        return condition.isEmpty && annotation == nil
    }
}
