import ArborModel

/// Tables of a program that only the advice on faults needs. They are made at the first question.
final class FaultIndex {
    typealias Contribution = (module: Place, location: SourceLocation, conditions: [String])

    struct Tables {
        /// By key, the modules that provide its value.
        var contributions: [BindingKey: [Contribution]] = [:]
        /// By the last component of a supertype's name, the annotated initializers of the types that name it.
        var subtypes: [String: [Place]] = [:]
    }

    private var known: Tables?

    func tables(of program: BladeProgram) -> Tables {
        if let known { return known }
        var tables = Tables()
        for module in program.modules.values.joined().sorted() { tables.add(module, of: program) }
        for place in program.initializers.values.joined().sorted() {
            for supertype in program[place].supertypes {
                guard let name = TypeExpression(parsing: supertype).lastName else { continue }
                tables.subtypes[name, default: []].append(place)
            }
        }
        known = tables
        return tables
    }
}

extension FaultIndex.Tables {
    fileprivate mutating func add(_ module: Place, of program: BladeProgram) {
        for function in program.functions(of: module) {
            contributions[BindingKey(of: program[function]), default: []].append(
                (module, program[function].location, program[function].conditions))
        }
        for entry in program[module].dependencies {
            contributions[BindingKey(entry.type, named: ""), default: []].append(
                (module, program.location(entry.range, in: module), program[module].conditions))
        }
    }
}
