import Arbor

// A slash that divides, names an operator or opens a regex literal hides nothing that follows it.

prefix operator /
prefix func / (x: Int) -> Int { -x }
infix operator </>
func </> (a: Int, b: Int) -> Int { a / b }

let halves = [2, 4].map { $0/2 }
let negatives = [/1, /2]
let three = { /3 }()
let quotient = 8 </> 2
let closing = try? /^["}]+$/.wholeMatch(in: "}\"}")

@Instantiable
public final class Column: Instantiable {
    public init(ruler: Ruler) { self.ruler = ruler }
    let scale: (Int, Int) -> Int = { $0/$1 }
    private lazy var third: Double = { width/3 }()
    let brace = /}{"/
    let comma = "a,b".split(separator: /,/).count
    static func / (a: Column, b: Int) -> Double { a.width/Double(b) }
    let width = 9.0
    @Received let ruler: Ruler
    func describe() -> String { "\(third) \(self/2) \("{\(scale(4, 2))/}"): \("}{\"".contains(brace)) \(comma)" }
}

@Instantiable
public final class Ruler: Instantiable {
    public init() {}
}

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(column: Column, ruler: Ruler) {
        self.column = column
        self.ruler = ruler
    }
    @Instantiated let column: Column
    @Instantiated let ruler: Ruler
}

let root = Root()
print(root.column.describe(), root.column.ruler === root.ruler)
print(halves, negatives, three, quotient, closing != nil)
