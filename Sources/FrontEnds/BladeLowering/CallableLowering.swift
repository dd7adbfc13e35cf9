import ArborLowering
import ArborModel
import ArborSyntax

extension BladeFileLowering {
    /// Reports why an annotated initializer or function can't be called by the generated code.
    mutating func check(_ callable: CallableDeclaration, of type: TypeDeclaration) {
        let title = callable.name == "init" ? "this initializer of \(type.name)" : "'\(callable.name)'"
        func fault(_ clause: String, _ word: String, help: String, fixIt: Diagnostic.FixIt? = nil)
            -> Diagnostic
        {
            Diagnostic(
                .invalidProvider, "\(title) can't be a provider: it \(clause)",
                about: [type.name, callable.nameWithTypes, word], at: location(callable.range), help: help,
                fixIts: [fixIt].compactMap(\.self))
        }
        if let obstacle = callable.callObstacle {
            diagnostics.append(
                fault(
                    obstacle.clause, obstacle.word, help: obstacle.help,
                    fixIt: removing(obstacle, of: callable)))
        }
        if let access = callable.hidden(in: type, around: enclosing(type)) {
            report(
                .inaccessibleProvider, "the generated code can't call \(title): it is \(access)",
                about: [type.name, callable.nameWithTypes, access], at: callable.range,
                help: "remove '\(access)'"
                    + (callable.modifiers.contains(access) ? "" : " from the type around it"),
                fixIt: removing(access, of: callable))
        }
        for parameter in callable.parameters {
            guard let clause = parameter.obstacle else { continue }
            diagnostics.append(
                fault(
                    "has the parameter '\(parameter.name)', which \(clause)", parameter.name,
                    help:
                        "use an ordinary parameter type, without 'inout', 'isolated', '...', 'some' or '@autoclosure'"
                ))
        }
        // A function of another type is the fault, whatever its form.
        if callable.name == "init" || !type.mayBeModule { return }
        if !callable.modifiers.contains("static") {
            var fixIt =
                callable.classRange.map { Diagnostic.FixIt.replacing($0, by: "static") }
                ?? .inserting("static ", at: callable.range.start)
            fixIt.isCertain = !hasInstanceMembers(type)
            diagnostics.append(
                fault(
                    "is not static", "static", help: "declare it 'static'; a module has no instances",
                    fixIt: fixIt))
        }
        let result = callable.returns.map { TypeExpression(parsing: $0).normal }
        if result == nil || result == .tuple([]) {
            diagnostics.append(
                fault("returns nothing", "->", help: "declare the type of the value as its return type"))
        } else if let lazy = callable.returns.flatMap({ LazyType(TypeExpression(parsing: $0)) }) {
            diagnostics.append(
                fault(
                    "returns a Lazy, but Arbor makes each Lazy itself", "->",
                    help: "return '\(lazy.product)'; a consumer can still take it as a Lazy"))
        } else if case .prefixed("some", let base)? = callable.returns.map({ TypeExpression(parsing: $0) }) {
            diagnostics.append(
                fault(
                    "returns an opaque type, which no parameter can name", "->",
                    help: "return 'any \(base)', or the concrete type"))
        }
    }

    /// Returns whether a type has members of an instance that are no providers. A function without an instance can't use them.
    private func hasInstanceMembers(_ type: TypeDeclaration) -> Bool {
        file.types.contains { declaration in
            guard declaration.name == type.name else { return false }
            let functions = declaration.callables.filter { $0.attribute("Provider") == nil }
            return (functions.map(\.modifiers) + declaration.properties.map(\.modifiers)).contains {
                !$0.contains("static") && !$0.contains("class")
            }
        }
    }

    /// A fix-it that removes `async` or `throws`, if the body doesn't need it.
    func removing(_ obstacle: CallObstacle, of callable: CallableDeclaration) -> Diagnostic.FixIt? {
        switch obstacle.word {
        case "async": layout?.removingEffect(of: callable, unless: ["await"]) { $0.hasSuffix("async") }
        case "throws":
            layout?.removingEffect(of: callable, unless: ["try", "throw"]) {
                $0.hasPrefix("throws") || $0 == "rethrows"
            }
        default: nil
        }
    }

    private func removing(_ modifier: String, of callable: CallableDeclaration) -> Diagnostic.FixIt? {
        let part = layout?[callable]?.modifiers.first { $0.text == modifier }
        return part.map { .removing([$0.range], "remove '\(modifier)'") }
    }

    /// The parameters as bindings of the callable's scope. Each has its type and its name as the key. A parameter that
    /// takes no value is left out, because it is reported.
    mutating func dependencies(
        of callable: CallableDeclaration, in type: TypeDeclaration, source: Dependency.Source
    ) -> [Dependency] {
        callable.parameters.enumerated().compactMap { index, parameter in
            if parameter.obstacle != nil { return nil }
            return Dependency(
                label: parameter.dependencyLabel(at: index), qualifier: name(of: parameter, in: type) ?? "",
                type: resolve(parameter.type, inside: type).withoutPassing, source: source,
                range: parameter.range, hasDefault: parameter.hasDefault)
        }
    }

    /// The name that `@Named` states for a parameter.
    private mutating func name(of parameter: ParameterDeclaration, in type: TypeDeclaration) -> String? {
        guard
            let attribute = parameter.attributes.first(where: {
                Vocabulary.blade.unqualified($0.name) == "Named"
            })
        else { return nil }
        guard let argument = attribute.arguments.first else {
            report(
                .invalidArgument, "@Named needs a name", about: [type.name, parameter.name],
                at: attribute.range, help: "write it as a literal: '@Named(\"water\")'")
            return nil
        }
        return string(argument, in: type)
    }

    func arguments(_ callable: CallableDeclaration) -> [Argument] {
        callable.parameters.enumerated().map { index, parameter in
            Argument(
                label: parameter.label == "_" ? nil : parameter.label.plainName,
                dependency: parameter.dependencyLabel(at: index),
                isEscaping: TypeExpression(parsing: parameter.type).isEscaping)
        }
    }
}
