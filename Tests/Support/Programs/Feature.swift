extension Program {
    /// The features that make a program harder than a tree of plain names. The report counts failures for each.
    public enum Feature: String, CaseIterable, Sendable, Comparable {
        /// Annotated types, protocols and values with one name in several modules.
        case equalNames
        /// Declarations without annotation that have the names of others.
        case decoys
        /// Types with names of Foundation and the standard library, with Foundation imported.
        case systemNames
        /// Types qualified by their module without need.
        case qualifiedNames
        /// `Module::Type`.
        case selectors
        case nesting
        /// A type with the name of its own module.
        case moduleNamedTypes
        /// Members of the root that hide the types it creates.
        case rootMembers
        /// A type called Instantiator.
        case shadowedInstantiator
        /// Types that extensions create.
        case extensions
        /// `fulfilledByType`.
        case texts
        /// `fulfilledByType` for types of modules that the file can't import.
        case farTexts
        /// Providers and whole types in branches of `#if`.
        case conditions
        /// Types, initializers and roots isolated to the main actor, and `SendableInstantiator`.
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
