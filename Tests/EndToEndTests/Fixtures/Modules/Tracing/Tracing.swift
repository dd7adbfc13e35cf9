import Arbor

/// What callers of Instantiators can give without knowing it.
public protocol Fresh {
    init()
}

/// Prints an object and all that it holds: the way to each, its type, and a number that stands for its identity. What
/// an Instantiator makes follows it.
public func trace(_ root: Any) {
    var trace = Trace()
    trace.visit(root, at: "root")
}

private struct Trace {
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// Kept, so that no other object gets the place of one.
    private var kept: [AnyObject] = []

    mutating func visit(_ value: Any, at path: String) {
        let instantiator = value as? any AnyInstantiator
        let known = type(of: value) is AnyClass ? number(of: value as AnyObject) : nil
        let name = instantiator == nil ? String(reflecting: type(of: value)) : "Instantiator"
        print("\(path): \(name)\(known.map { " #\($0.number)" } ?? "")")
        guard known?.isNew != false else { return }
        if let instantiator { return visit(instantiator.product, at: path + "()") }
        for child in Mirror(reflecting: value).children { visit(child.value, at: "\(path).\(child.label ?? "?")") }
    }

    private mutating func number(of object: AnyObject) -> (number: Int, isNew: Bool) {
        if let number = numbers[ObjectIdentifier(object)] { return (number, false) }
        kept.append(object)
        numbers[ObjectIdentifier(object)] = kept.count
        return (kept.count, true)
    }
}

private protocol AnyInstantiator {
    var product: Any { get }
}

private func fresh<Value>(_ type: Value.Type) -> Value {
    (type as? any Fresh.Type)?.init() as? Value ?? () as! Value
}

extension Instantiator: AnyInstantiator {
    fileprivate var product: Any { instantiate(fresh(T.ForwardedProperties.self)) }
}

extension SendableInstantiator: AnyInstantiator {
    fileprivate var product: Any { instantiate(fresh(T.ForwardedProperties.self)) }
}

extension ErasedInstantiator: AnyInstantiator {
    fileprivate var product: Any { instantiate(fresh(ForwardedProperties.self)) }
}
