// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeIs(`default`: Value, `repeat`: Int, value: Value) -> Is {
            Is(value: value, default: `default`, repeat: `repeat`, `inout`: makeVar(default: `default`))
        }

        func makeVar(`default`: Value) -> Var {
            let `let`: Value? = `default`
            return Var(let: `let`)
        }

        func makeWhere(`default`: Value, `repeat`: Int) -> Where {
            let value: Value = `default`
            return Where(
                `repeat`, default: value, is: makeIs(default: `default`, repeat: `repeat`, value: value)
            )
        }

        func makeProtocol(place: String, `repeat`: Int, `default`: Value) -> `Protocol` {
            `Protocol`(
                default: `default`, in: place, repeat: `repeat`,
                where: makeWhere(default: `default`, repeat: `repeat`)
            )
        }

        let `default` = Value()
        let `struct` = Instantiator<Members> { Members(init: $0.`init`, self: $0.other, type: $0.type) }
        let `class` = Instantiator<`Protocol`> {
            makeProtocol(place: $0.place, repeat: $0.repeat, default: `default`)
        }
        self.init(default: `default`, class: `class`, struct: `struct`)
    }
}
