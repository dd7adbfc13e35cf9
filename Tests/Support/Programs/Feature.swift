extension Program {
    /// What makes a program harder than a tree of plain names. The runner counts failures by these.
    public enum Feature: String, CaseIterable, Sendable, Comparable {
        /// Annotated types, protocols and values of one name in several modules.
        case equalNames
        /// Declarations without annotation that have the names of others.
        case decoys
        /// Types that are called as types of Foundation and of the standard library, with Foundation imported.
        case systemNames
        /// Types written with their module where they need not be.
        case qualifiedNames
        /// `Module::Type`.
        case selectors
        case nesting
        /// A type that is called as its own module.
        case moduleNamedTypes
        /// Members of the root that hide what it makes.
        case rootMembers
        /// A type called Instantiator.
        case shadowedInstantiator
        /// Types that extensions make.
        case extensions
        /// `fulfilledByType`.
        case texts
        /// `fulfilledByType` for types of modules that the text's file can't import.
        case farTexts
        /// Providers and whole types in branches of `#if`.
        case conditions
        /// Types, initializers and roots of the main actor, `SendableInstantiator`.
        case isolation
        /// Modules with `-default-isolation MainActor`.
        case defaultIsolation
        /// `@preconcurrency import`.
        case preconcurrencyImports
        /// `public import` in all files of the root's module.
        case importAccess
        /// A fault that the tool must find.
        case faults

        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }
}
