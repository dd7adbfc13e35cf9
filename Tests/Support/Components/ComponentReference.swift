/// The naive meaning of a random component: its faults, or what a program sees of its objects.
package struct ComponentReference {
    private let component: RandomComponent

    package init(_ component: RandomComponent) { self.component = component }

    /// The depth up to which lazy values are followed. Without a limit, unscoped ones might go on for ever.
    package static let lazyDepth = 3

    /// The ids of the expected errors, each once.
    package var faults: Set<String> {
        var faults: Set<String> = []
        let installed = installedModules
        let isProvided = component.values.map { value in value.module.map(installed.contains) ?? false }
        let isRepeated = component.values.map { value in
            guard let first = value.module, let second = value.secondModule else { return false }
            return installed.contains(first) && installed.contains(second)
        }
        if isRepeated.contains(true) { faults.insert("duplicate-binding") }
        let provided = component.values.indices.filter { index in
            isProvided[index] || component.values[index].secondModule.map(installed.contains) ?? false
        }
        let reached = reachable(among: Set(provided))
        if reached.contains(where: { !provided.contains($0) }) { faults.insert("missing-binding") }
        if reached.contains(where: { provided.contains($0) && needsItself($0, among: Set(provided)) }) {
            faults.insert("dependency-cycle")
        }
        return faults
    }

    /// The values that a sound component makes.
    package var reached: Set<Int> { reachable(among: Set(component.values.indices)) }

    /// The parameters and entry points that ask for a value: `C1V0.p2` and `C1.e0()`.
    package func requests(of value: Int) -> Set<String> {
        var found: Set<String> = []
        for consumer in reached {
            for (index, parameter) in component.values[consumer].parameters.enumerated()
            where parameter.target == value {
                found.insert("\(component.type(consumer)).p\(index)")
            }
        }
        for (index, entryPoint) in component.entryPoints.enumerated() where entryPoint.target == value {
            found.insert("\(component.name).e\(index)()")
        }
        return found
    }

    private var installedModules: Set<Int> {
        var found: Set<Int> = []
        var open = component.modules
        while let module = open.popLast() {
            if found.insert(module).inserted { open += component.submodules[module] }
        }
        return found
    }

    private func reachable(among provided: Set<Int>) -> Set<Int> {
        var found: Set<Int> = []
        var open = component.entryPoints.map(\.target)
        while let value = open.popLast() {
            guard found.insert(value).inserted, provided.contains(value) else { continue }
            open += component.values[value].parameters.map(\.target)
        }
        return found
    }

    private func needsItself(_ start: Int, among provided: Set<Int>) -> Bool {
        var found: Set<Int> = []
        var open = [start]
        while let value = open.popLast() {
            for parameter in component.values[value].parameters where !parameter.isLazy {
                if parameter.target == start { return true }
                guard provided.contains(parameter.target), found.insert(parameter.target).inserted else {
                    continue
                }
                open.append(parameter.target)
            }
        }
        return false
    }
}

// MARK: Objects

extension ComponentReference {
    /// What the program prints of the objects behind the entry points: for each its class and its parameters, and a number
    /// for an object that was met before.
    package var trace: String {
        let objects = Objects(component)
        let trace = Trace()
        for entryPoint in component.entryPoints {
            trace.visit(Objects.Link(objects, entryPoint), depth: Self.lazyDepth)
        }
        return trace.text
    }

    /// An object as the reference makes it.
    private final class Object {
        let value: Int
        var links: [Objects.Link] = []

        init(value: Int) { self.value = value }
    }

    private final class Objects {
        let component: RandomComponent
        private var shared: [Int: Object] = [:]

        init(_ component: RandomComponent) { self.component = component }

        func object(_ value: Int) -> Object {
            if let known = shared[value] { return known }
            let object = Object(value: value)
            // Loops go through lazy links, which are made before they are followed.
            if component.values[value].isShared { shared[value] = object }
            object.links = component.values[value].parameters.map { Link(self, $0) }
            return object
        }

        /// A value that is taken at once, or at the first request.
        final class Link {
            let isLazy: Bool
            private let objects: Objects
            private let target: Int
            private lazy var made = objects.object(target)

            init(_ objects: Objects, _ parameter: RandomComponent.Parameter) {
                self.objects = objects
                target = parameter.target
                isLazy = parameter.isLazy
                if !isLazy { _ = made }
            }

            func get() -> Object { made }
        }
    }

    private final class Trace {
        private var numbers: [ObjectIdentifier: Int] = [:]
        private var kept: [Object] = []
        var text = ""

        func visit(_ link: Objects.Link, depth: Int) {
            if link.isLazy, depth == 0 {
                text += "~ "
                return
            }
            let object = link.get()
            if let number = numbers[ObjectIdentifier(object)] {
                text += "^\(number) "
                return
            }
            numbers[ObjectIdentifier(object)] = kept.count
            kept.append(object)
            text += "V\(object.value)( "
            for next in object.links { visit(next, depth: link.isLazy ? depth - 1 : depth) }
            text += ") "
        }
    }
}
