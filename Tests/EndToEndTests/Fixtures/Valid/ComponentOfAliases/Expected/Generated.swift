// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

/// Implements `Program` with the providers of its modules.
final class BladeProgram: Program {
    func numbers() -> [Int] {
        return BladeProgram.makeInt()
    }

    func sameNumbers() -> [Int] {
        return BladeProgram.makeInt()
    }

    func inner() -> Outer.Inner {
        return BladeProgram.makeOuterInner()
    }

    @inline(never)
    private static func makeOuterInner() -> Outer.Inner {
        let id: String = AllValues.id()
        let size: Int? = AllValues.size()
        let handler: () -> Int = AllValues.handler()
        let both: any First & Second = AllValues.both()
        let lazy = Lazy<Int> { AllValues.number() }
        return Outer.Inner(id: id, size: size, handler: handler, both: both, lazy: lazy)
    }

    @inline(never)
    private static func makeInt() -> [Int] {
        let number: Int = AllValues.number()
        return AllValues.numbers(number: number)
    }

    init() {}
}
