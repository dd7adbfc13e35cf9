// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

// Other declarations may hide these names below.
private typealias TopLeveluserservice = `user service`

extension `my app` {
    /// Makes the whole dependency tree.
    public init() {
        func makeimpl(`1st`: Plain, `user service_2`: TopLeveluserservice) -> `im—pl` {
            let p: Plain = `1st`
            let `naïve—x` = `name space`.`em—dash`(`user service`: `user service_2`, `1st`: `1st`)
            let `_`: Plain = `1st`
            return `im—pl`(p: p, `naïve—x`: `naïve—x`, `_`: `_`)
        }

        let `user service_2` = TopLeveluserservice()
        let `1st` = Plain()
        let `second—one`: any `a protocol` = makeimpl(`1st`: `1st`, `user service_2`: `user service_2`)
        let `box maker` = Instantiator<`a box`<Int>> { `a box`<Int>(`the—value`: $0) }
        let `+1` = Instantiator<`name space`.`em—dash`> {
            `name space`.`em—dash`(`user service`: `user service_2`, `1st`: `1st`)
        }
        self.init(
            `user service`: `user service_2`, `1st`: `1st`, `second—one`: `second—one`,
            `box maker`: `box maker`, `+1`: `+1`
        )
    }
}
