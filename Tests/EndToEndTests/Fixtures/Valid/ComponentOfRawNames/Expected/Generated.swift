// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

// Other declarations may hide these names below.
private typealias TopLeveldefault = `default`

/// Implements ``my component`` with the providers of its modules.
final class `Blademy component`: `my component` {
    private let `the—int`: Int

    func `user service`() -> `user—service` {
        return `Blademy component`.makeuserservice(`a b`: `the—int`)
    }

    func `d—d`() -> Double {
        return `Blademy component`.makeDouble()
    }

    func `default`() -> `default` {
        return TopLeveldefault()
    }

    @inline(never)
    private static func makeDouble() -> Double {
        let `q—q`: String = `my module`.`make name`()
        return `my module`.`class`(`q—q`)
    }

    @inline(never)
    private static func makeuserservice(`a b`: Int) -> `user—service` {
        let `c—d`: Int8 = `my module`.`int 8`(`a b`)
        let g: Int16 = `my module`.`int—16`()
        return `user—service`(`a b`: `a b`, `c—d`, `e f`: g)
    }

    init(`the—int`: Int) {
        self.`the—int` = `the—int`
    }
}
