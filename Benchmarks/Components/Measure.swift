// Measures the component that `arbor` wrote and the one with a container, which `scripts/benchmark-components` compiles with
// this file.

import Glibc

@main
struct Measure {
    /// - arguments: `first FORM` prints the nanoseconds of the process's first component. `rounds COUNT` prints lines with
    ///   a form, `construction` or `call`, and nanoseconds. `allocations` prints such lines with calls of `malloc` and
    ///   bytes.
    static func main() {
        let words = CommandLine.arguments.dropFirst()
        switch words.first {
        case "first" where words.last == "arbor": print(Form.timeOfConstruction(BladeApp.init, count: 1))
        case "first": print(Form.timeOfConstruction(ContainerApp.init, count: 1))
        case "allocations":
            Form.printAllocations("arbor", BladeApp.init)
            Form.printAllocations("container", ContainerApp.init)
        default:
            checkEquality()
            // The first round fills caches.
            for round in 0...(words.last.flatMap { Int($0) } ?? 1) {
                Form.printTimes("arbor", BladeApp.init, quietly: round == 0)
                Form.printTimes("container", ContainerApp.init, quietly: round == 0)
            }
        }
    }

    private static func checkEquality() {
        guard Drawing(BladeApp()).text == Drawing(ContainerApp()).text else {
            fatalError("the two components make different objects")
        }
    }
}

/// The measurements of one component.
private enum Form {
    /// Returns the nanoseconds of one construction, without the release.
    static func timeOfConstruction<Component: App & AnyObject>(_ make: () -> Component, count: Int) -> Int {
        var components: [Component] = []
        components.reserveCapacity(count)
        let time = ContinuousClock().measure { for _ in 0..<count { components.append(make()) } }
        components.forEach(use)
        return Int(time / .nanoseconds(count))
    }

    static func printTimes(_ name: String, _ make: () -> some App & AnyObject, quietly: Bool) {
        let construction = timeOfConstruction(make, count: 10)
        let component = make()
        let (calls, passes) = (entryPoints(of: component), 200)
        let time = ContinuousClock().measure { for _ in 0..<passes { component.visit(use) } }
        if quietly { return }
        print(name, "construction", construction)
        print(name, "call", Int(time / .nanoseconds(calls * passes)))
    }

    static func printAllocations(_ name: String, _ make: () -> some App & AnyObject) {
        // Objects that a process allocates once don't count.
        make().visit(use)
        let before = Allocations.now
        let component = make()
        let constructed = Allocations.now
        component.visit(use)
        let called = Allocations.now
        let calls = entryPoints(of: component)
        print(name, "construction", constructed.count - before.count, constructed.bytes - before.bytes)
        print(
            name, "call", Double(called.count - constructed.count) / Double(calls),
            Double(called.bytes - constructed.bytes) / Double(calls))
    }

    private static func entryPoints(of component: some App) -> Int {
        var count = 0
        component.visit { _ in count += 1 }
        return count
    }
}

/// Keeps the optimiser from removing an object.
@inline(never) @_optimize(none)
private func use(_ object: AnyObject) {}

/// The counts of `allocations.c`, which is loaded before the C library.
private struct Allocations {
    let count: Int
    let bytes: Int

    static var now: Allocations {
        Allocations(count: read("allocation_count"), bytes: read("allocation_bytes"))
    }

    private static func read(_ name: String) -> Int {
        guard let address = dlsym(nil, name) else { fatalError("LD_PRELOAD lacks the counting library") }
        return address.load(as: Int.self)
    }
}

/// The objects that a component's entry points return, with all objects that these refer to. Equal texts mean equal
/// classes, which share equal objects. The values of `Lazy` are left out.
private struct Drawing {
    private(set) var text = ""
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// Keeps the objects, because an identifier is reused after a release.
    private var objects: [AnyObject] = []

    init(_ component: some App) {
        var roots: [AnyObject] = []
        component.visit { roots.append($0) }
        for root in roots { add(root) }
    }

    private mutating func add(_ object: AnyObject) {
        if let number = numbers[ObjectIdentifier(object)] {
            text += "#\(number) "
            return
        }
        numbers[ObjectIdentifier(object)] = objects.count
        objects.append(object)
        text += "\(type(of: object))( "
        let parts = Mirror(reflecting: object).children.map { $0.value as AnyObject }
        for part in parts where !"\(type(of: part))".hasPrefix("Lazy<") { add(part) }
        text += ") "
    }
}
