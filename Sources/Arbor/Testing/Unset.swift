/// The trees that tests make by the generated `test` functions.
///
/// ## Topics
/// ### Parts that a test doesn't set
/// - ``Unset``
/// - ``UnsetPart``
/// - ``UnsetRequirement``
/// - ``Place``
///
/// ### Called by generated code
/// - ``DoubledPart``
public enum TestGraph {}

extension TestGraph {
    /// What happens to a part of a tree that a test doesn't set.
    ///
    ///     let app = App.test(.strict) { $0.clock = StoppedClock() }
    ///
    /// ## Topics
    /// ### Choices
    /// - ``production``
    /// - ``strict(_:)``
    ///
    /// ### The default of a task
    /// - ``current``
    /// - ``asCurrent(_:)``
    /// - ``asCurrent(isolation:_:)``
    ///
    /// ### Called by generated code
    /// - ``at(_:_:_:_:)``
    /// - ``real(_:_:_:)``
    /// - ``real(_:_:unless:)``
    /// - ``double(_:_:_:_:)``
    /// - ``double(_:_:)``
    public struct Unset: Sendable {
        private let report: (@Sendable (UnsetPart) -> Void)?
        private var place: Place?

        /// The part is made as in production.
        public static let production = Unset(report: nil)

        /// What is behind a protocol, or comes from a library, fails the test: a generated double when one of its requirements
        /// is used, and anything else when it is made. Every other part is code under test and made as in production.
        ///
        /// `ArborTesting` has a `strict` that fails a test of Swift Testing or XCTest.
        ///
        /// - Parameter report: Fails the test. It may be called on any thread.
        public static func strict(_ report: @escaping @Sendable (UnsetPart) -> Void) -> Unset {
            Unset(report: report)
        }

        private init(report: (@Sendable (UnsetPart) -> Void)?) {
            self.report = report
        }
    }
}

extension TestGraph {
    /// A part that a strict test didn't set, and used.
    public struct UnsetPart: Sendable {
        /// The types from the tested one to the part's owner, the part's name, and its file: `App → Home.clock in Home.swift`.
        public let path: String
        /// The requirement that was used; `nil` if the part itself was made.
        public let requirement: String?
        /// The place where the test makes its tree; `nil` if it isn't known.
        public let place: Place?

        /// The failure as one sentence.
        public var message: String {
            guard let requirement else {
                return "this test makes '\(path)' as in production: set it, or allow it by 'real'"
            }
            return "this test uses '\(requirement)' of '\(path)': set it"
        }
    }

    /// A place in the code of a test.
    public struct Place: Sendable {
        /// The module and the file, as `#fileID` gives them.
        public let fileID: String
        /// The file's path, as `#filePath` gives it.
        public let filePath: StaticString
        /// The line, from 1.
        public let line: Int
        /// The column, from 1.
        public let column: Int

        /// Creates a place.
        ///
        /// - Parameters:
        ///   - fileID: The module and the file, as `#fileID` gives them.
        ///   - filePath: The file's path, as `#filePath` gives it.
        ///   - line: The line, from 1.
        ///   - column: The column, from 1.
        public init(fileID: String, filePath: StaticString, line: Int, column: Int) {
            self.fileID = fileID
            self.filePath = filePath
            self.line = line
            self.column = column
        }
    }
}

// MARK: Called by generated code

extension TestGraph.Unset {
    /// Returns the same for a tree that a test makes at a place.
    ///
    /// - Parameters:
    ///   - fileID: The module and the file, as `#fileID` gives them.
    ///   - filePath: The file's path, as `#filePath` gives it.
    ///   - line: The line, from 1.
    ///   - column: The column, from 1.
    public func at(_ fileID: String, _ filePath: StaticString, _ line: Int, _ column: Int) -> TestGraph.Unset
    {
        var unset = self
        unset.place = TestGraph.Place(fileID: fileID, filePath: filePath, line: line, column: column)
        return unset
    }

    /// Returns a part that is made as in production, which fails a strict test.
    ///
    /// - Parameters:
    ///   - path: The part, as in `UnsetPart.path`.
    ///   - isAllowed: Whether the test allows the part by `real`.
    ///   - make: Makes the part as in production.
    public func real<Part>(_ path: String, _ isAllowed: Bool, _ make: @autoclosure () -> Part) -> Part {
        if !isAllowed { report?(TestGraph.UnsetPart(path: path, requirement: nil, place: place)) }
        return make()
    }

    /// Returns a part that is made as in production, or in a strict test a double whose every requirement fails the test.
    ///
    /// - Parameters:
    ///   - path: The part, as in `UnsetPart.path`.
    ///   - isAllowed: Whether the test allows the part by `real`.
    ///   - double: Makes the double.
    ///   - make: Makes the part as in production.
    public func double<Part>(
        _ path: String, _ isAllowed: Bool, _ double: (TestGraph.DoubledPart) -> Part,
        _ make: @autoclosure () -> Part
    ) -> Part {
        report == nil || isAllowed ? make() : double(TestGraph.DoubledPart(path, of: self))
    }

    /// Returns the function that a test set, or reports that the part is made as in production.
    ///
    /// A closure that makes a part on a global actor makes it the actor's own. So what is sent elsewhere is made by the caller.
    ///
    /// - Parameters:
    ///   - path: The part, as in `UnsetPart.path`.
    ///   - isAllowed: Whether the test allows the part by `real`.
    ///   - make: The function by which the test set the part; `nil` for none.
    public func real<Make>(_ path: String, _ isAllowed: Bool, unless make: Make?) -> Make? {
        if make == nil && !isAllowed {
            report?(TestGraph.UnsetPart(path: path, requirement: nil, place: place))
        }
        return make
    }

    /// Returns what a double of a part knows; `nil` if the part is made as in production.
    ///
    /// - Parameters:
    ///   - path: The part, as in `UnsetPart.path`.
    ///   - isAllowed: Whether the test allows the part by `real`.
    public func double(_ path: String, _ isAllowed: Bool) -> TestGraph.DoubledPart? {
        report == nil || isAllowed ? nil : TestGraph.DoubledPart(path, of: self)
    }

    func fail(_ requirement: String, of path: String) {
        let part = TestGraph.UnsetPart(path: path, requirement: requirement, place: place)
        guard let report else {
            fatalError(
                "\(part.message), or make the test strict, so that it fails instead of ending the process")
        }
        report(part)
    }
}

// MARK: The default

extension TestGraph.Unset {
    /// What happens in the current task: `production`, unless a trait or `asCurrent` says otherwise.
    public static var current: TestGraph.Unset {
        if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) { Current.unset } else { .production }
    }

    /// Calls a function in which this is the default.
    ///
    /// - Parameter body: The function, whose result is returned.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
    public func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Current.$unset.withValue(self, operation: body)
    }

    /// Calls a function in which this is the default.
    ///
    /// - Parameters:
    ///   - isolation: The actor that the function runs on, by default the caller's.
    ///   - body: The function, whose result is returned.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
    public func asCurrent<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Current.$unset.withValue(self, operation: body, isolation: isolation)
    }

    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
    private enum Current {
        @TaskLocal static var unset = TestGraph.Unset.production
    }
}
