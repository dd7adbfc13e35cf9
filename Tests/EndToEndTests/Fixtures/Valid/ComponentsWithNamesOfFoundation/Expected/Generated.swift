// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif
#if canImport(Foundation)
import Foundation
#endif

/// Implements `Clock` with the providers of its modules.
final class BladeClock: Clock {
    func date() -> Date {
        return BladeClock.makeDate()
    }

    func half() -> Foundation.Data {
        return Values.half()
    }

    func now() -> Foundation.Date {
        return Values.now()
    }

    @inline(never)
    private static func makeDate() -> Date {
        let data: Pair<Foundation.Data, Foundation.Data> = BladeClock.makePairFoundationDataFoundationData()
        return Date(data: data)
    }

    @inline(never)
    private static func makePairFoundationDataFoundationData() -> Pair<Foundation.Data, Foundation.Data> {
        let half: Foundation.Data = Values.half()
        return Values.whole(half: half)
    }

    init() {}
}
