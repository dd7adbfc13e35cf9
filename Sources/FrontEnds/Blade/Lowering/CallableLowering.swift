import ArborLowering
import ArborModel
import ArborSyntax

extension BladeLowering {
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
        if let access = callable.hiddenBy(type, around: enclosing(type)) {
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
                    help: "give the parameter a plain type"))
        }
        if callable.name == "init" { return }
        if !callable.modifiers.contains("static") {
            let keyword = callable.classRange.map { Diagnostic.FixIt.replacing($0, by: "static") }
            diagnostics.append(
                fault(
                    "is not static", "static", help: "declare it 'static': a module has no instances",
                    fixIt: keyword ?? .inserting("static ", at: callable.range.start)))
        }
        let result = callable.returns.map { TypeExpression(parsing: $0).normal }
        if result == nil || result == .tuple([]) {
            diagnostics.append(
                fault("returns nothing", "->", help: "declare the type of the value that it provides"))
        } else if let lazy = callable.returns.flatMap({ LazyType(TypeExpression(parsing: $0)) }) {
            diagnostics.append(
                fault(
                    "returns a Lazy, which nothing can ask for", "->",
                    help: "return '\(lazy.product)': each consumer decides whether it takes a Lazy"))
        } else if case .prefixed("some", _)? = callable.returns.map({ TypeExpression(parsing: $0) }) {
            diagnostics.append(
                fault(
                    "returns an opaque type, which no parameter can name", "->",
                    help: "declare the type itself, or 'any' with the protocol"))
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

/// A property of a declaration that keeps the generated code from calling it.
struct CallObstacle {
    /// The keyword.
    var word: String
    /// The property, as the end of a sentence.
    var clause: String
    var help: String
    /// The text to remove.
    var remedy: String
}

extension CallableDeclaration {
    /// The first reason why a plain call isn't possible.
    var callObstacle: CallObstacle? {
        if isAsync {
            return CallObstacle(
                word: "async", clause: "is async",
                help: "a graph is made at once; let it return a value that does the waiting when it is used",
                remedy: "'async'")
        }
        if mayThrow {
            return CallObstacle(
                word: "throws", clause: "throws",
                help:
                    "a graph is made without failing; handle the error in it, or provide a value that fails on use",
                remedy: "'throws'")
        }
        if !generics.isEmpty || !requirements.isEmpty {
            return CallObstacle(
                word: "<>", clause: "is generic", help: "write one provider for each type that is needed",
                remedy: "its generic parameters")
        }
        if isFailable {
            return CallObstacle(
                word: "?", clause: "may return nil",
                help: "provide the optional by a static function of a module", remedy: "the '?'")
        }
        if Availability(of: attributes) == .never {
            return CallObstacle(
                word: "unavailable", clause: "is unavailable", help: "annotate one that can be called",
                remedy: "the attribute")
        }
        return nil
    }

    /// Returns whether other modules can call the declaration. Those of the same package are not known.
    func isVisibleOutside(_ type: TypeDeclaration, around: [TypeDeclaration]) -> Bool {
        let levels: Set<String> = ["public", "open", "package"]
        let isVisible = { (modifiers: [String]) in modifiers.contains(where: levels.contains) }
        if type.kind == .extension {
            return isVisible(type.modifiers) && !isHidden || isVisible(modifiers)
        }
        return isVisible(modifiers)
            && ([type] + around).allSatisfy {
                $0.kind == .extension || isVisible($0.modifiers)
            }
    }

    private var isHidden: Bool { modifiers.contains { ["internal", "private", "fileprivate"].contains($0) } }

    /// The modifier that hides the declaration from the generated file; `nil` if it is visible in its module.
    fileprivate func hiddenBy(_ type: TypeDeclaration, around: [TypeDeclaration]) -> String? {
        let hiding = ["private", "fileprivate"]
        return (modifiers + type.modifiers + around.flatMap(\.modifiers)).first(where: hiding.contains)
    }
}

extension ParameterDeclaration {
    /// Why no value can be passed for the parameter, as the end of a sentence.
    var obstacle: String? {
        if type.hasSuffix("...") { return "takes any number of values" }
        if type.hasPrefix("inout ") { return "is 'inout'" }
        switch TypeExpression(parsing: type) {
        case .prefixed("some", _): return "has an opaque type"
        case .attributed(let words, _) where words.contains("@autoclosure"): return "is an autoclosure"
        case .attributed(let words, _) where words.contains("inout"): return "is 'inout'"
        default: return nil
        }
    }

    /// The label of the parameter's dependency: its inner name. A parameter without one gets a name by its index.
    fileprivate func dependencyLabel(at index: Int) -> String {
        switch name.plainName {
        case "_": "value\(index + 1)"
        // A local can't have these names.
        case "self", "Self", "`self`", "`Self`": "\(name.filter { $0 != "`" })Value\(index + 1)"
        default: name.plainName
        }
    }
}

extension TypeExpression {
    /// The type without words that say how a parameter is passed, such as `sending`. A constant can't have them.
    fileprivate var withoutPassing: TypeExpression {
        guard case .attributed(let words, let base) = self else { return self }
        let passing = ["borrowing", "consuming", "sending", "__owned", "__shared", "_const", "isolated"]
        let rest = words.filter { !passing.contains($0) }
        return rest.isEmpty ? base : .attributed(rest, base)
    }
}
