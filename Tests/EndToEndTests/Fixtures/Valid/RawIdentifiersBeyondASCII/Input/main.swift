import Arbor

// Raw identifiers of types and labels, and names in backticks that need none.

@Instantiable
public struct `user service`: Instantiable { public init() {} }

public enum `name space` {
    @Instantiable
    public struct `em—dash`: Instantiable {
        public init(`user service`: `user service`, `1st`: `Plain`) {
            self.`user service` = `user service`
            self.`1st` = `1st`
        }
        @Received let `user service`: `user service`
        @Received let `1st`: `Plain`
    }
}

@Instantiable
public struct `Plain`: Instantiable { public init() {} }

public protocol `a protocol` {}

@Instantiable(fulfillingAdditionalTypes: [(any `a protocol`).self])
public final class `im—pl`: `a protocol`, Instantiable {
    public init(`p`: Plain, `naïve—x`: `name space`.`em—dash`, `_`: Plain) { self.p = p; self.`naïve—x` = `naïve—x`; self.`_` = `_` }
    @Received(fulfilledByDependencyNamed: "1st", ofType: Plain.self) let p: Plain
    @Instantiated let `naïve—x`: `name space`.`em—dash`
    @Received(fulfilledByDependencyNamed: "1st", ofType: Plain.self) let `_`: Plain
}

@Instantiable
public struct `a box`<`element type`: Sendable>: Instantiable {
    public init(`the—value`: `element type`) { self.`the—value` = `the—value` }
    @Forwarded let `the—value`: `element type`
}

@Instantiable(isRoot: true)
public struct `my app`: Instantiable {
    public init(`user service`: `user service`, `1st`: Plain, `second—one`: any `a protocol`, `box maker`: Instantiator<`a box`<Int>>, `+1`: Instantiator<`name space`.`em—dash`>) {
        self.`user service` = `user service`
        self.`1st` = `1st`
        self.`second—one` = `second—one`
        self.`box maker` = `box maker`
        self.`+1` = `+1`
    }
    @Instantiated let `user service`: `user service`
    @Instantiated let `1st`: Plain
    @Instantiated(fulfilledByType: "`im—pl`", erasedToConcreteExistential: false) let `second—one`: any `a protocol`
    @Instantiated let `box maker`: Instantiator<`a box`<Int>>
    @Instantiated let `+1`: Instantiator<`name space`.`em—dash`>
}

let app = `my app`()
print(app.`box maker`.instantiate(3).`the—value`)
