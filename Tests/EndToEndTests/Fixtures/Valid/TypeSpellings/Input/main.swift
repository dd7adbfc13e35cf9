import Arbor

// What one type is given as, another may take in another spelling; how a parameter is passed is no part of its type.

public protocol Shape {}
public struct Square: Shape {}

@Instantiable
public final class Pen: Instantiable {
    public init() throws(Never) {}
}

@Instantiable
public final class Eraser: Instantiable {
    public init() {}
}

@Instantiable
public final class Ink: Instantiable {
    public init(pen: __shared Pen) { self.pen = pen }
    @Received let pen: Pen
}

@Instantiable
public struct Taker: Instantiable {
    public init(
        shape: any Shape.Type, done: @escaping @Sendable @MainActor () -> Void,
        work: nonisolated(nonsending) @escaping () async -> Int,
        other: @escaping @isolated(any) @Sendable () async -> Void,
        failing: @escaping () throws(any Error) -> Int, numbers: borrowing [Int]
    ) {
        self.shape = shape
        self.done = done
        self.work = work
        self.other = other
        self.failing = failing
        self.numbers = copy numbers
    }
    @Received let shape: (any Shape.Type)
    @Received let done: @Sendable @MainActor () -> Void
    @Received let work: nonisolated(nonsending) () async -> Int
    @Received let other: @isolated(any) @Sendable () async -> Void
    @Received let failing: () throws -> Int
    @Received let numbers: [Int]
}

@Instantiable
public struct Given: Instantiable {
    public init(
        shape: any Shape.Type, done: @escaping @MainActor @Sendable () -> Void,
        work: nonisolated(nonsending) @escaping () async -> Int,
        other: @escaping @Sendable @isolated(any) () async -> Void,
        failing: @escaping () throws(any Error) -> Int, numbers: Swift.Array<Int>, taker: consuming Taker
    ) {
        self.shape = shape
        self.done = done
        self.work = work
        self.other = other
        self.failing = failing
        self.numbers = numbers
        self.taker = taker
    }
    @Forwarded let shape: any Shape.Type
    @Forwarded let done: @MainActor @Sendable () -> Void
    @Forwarded let work: nonisolated(nonsending) () async -> Int
    @Forwarded let other: @Sendable @isolated(any) () async -> Void
    @Forwarded let failing: () throws(any Error) -> Int
    @Forwarded let numbers: Array<Int>
    @Instantiated let taker: Taker
}

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(pen: Pen, ink: __owned Ink, eraser: sending Eraser, given: Instantiator<Given>) {
        self.pen = pen
        self.ink = ink
        self.eraser = eraser
        self.given = given
    }
    @Instantiated let pen: Pen
    @Instantiated let ink: Ink
    @Instantiated let eraser: Eraser
    @Instantiated let given: Instantiator<Given>
}

let root = Root()
print(root.ink.pen === root.pen)
let given = root.given.instantiate(
    (
        done: {}, failing: { 2 }, numbers: [3], other: {}, shape: Square.self, work: { 1 }
    ))
print(given.taker.shape, await given.taker.work(), try given.taker.failing(), given.taker.numbers)
