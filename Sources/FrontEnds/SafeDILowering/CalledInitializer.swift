import ArborLowering
import ArborModel
import ArborSyntax

extension CallableDeclaration {
    /// True if no other initializer for the same arguments can be better, because this one has no further
    /// parameters.
    func isSurelyCalled(with count: Int) -> Bool {
        parameters.count == count && !isDisfavored
    }

    var availability: Availability {
        attributes.isEmpty ? .always : Availability(of: attributes)
    }

    /// False if a synchronous call from another declaration can never mean this initializer.
    var mayBeMeant: Bool {
        name == "init" && !isAsync && !modifiers.holdPrivacy && availability != .never
    }

    /// The signature as `init(a:_:)`.
    var signature: String {
        "init(" + parameters.map { $0.label + ":" }.joined() + ")"
    }

    func faultInOwnModule(insteadOf other: CallableDeclaration) -> String {
        "the compiler calls this initializer instead of '\(other.signature)' in the type's own module only, "
            + "since it is not public"
    }

    var yieldingHelp: String {
        "make this one private, annotate it '@_disfavoredOverload', or give it a parameter without a default value"
    }

    /// The initializer to plan with if this one is called instead of `other` in some builds. Then only the
    /// facts true of both remain.
    func standing(for other: CallableDeclaration, in type: TypeDeclaration) -> CallableDeclaration {
        let isAlways = conditions.count <= type.conditions.count && availability == .always
        if isAlways { return self }
        var both = other
        if both.writtenIsolation != writtenIsolation {
            both.attributes.removeAll { $0.name != "available" }
            both.modifiers.removeAll { $0.hasPrefix("nonisolated") }
        }
        return both
    }
}

extension [String] {
    var holdPrivacy: Bool { contains { $0 == "private" || $0 == "fileprivate" } }
}
