import Arbor
import Identity

@Instantiable
public final class Value: Instantiable {
    public init() {}
    let identity = Identity("Value")
}

@Instantiable
public final class `Protocol`: Instantiable {
    public init(`default`: Value, in place: String, `repeat`: Int, `where`: Where) {
        self.default = `default`
        self.place = place
        self.repeat = `repeat`
        self.where = `where`
    }

    @Received let `default`: Value
    @Forwarded let place: String
    @Forwarded let `repeat`: Int
    @Instantiated let `where`: Where
}

@Instantiable
public final class Where: Instantiable {
    public init(_ `repeat`: Int, default value: Value, is: Is) {
        self.repeat = `repeat`
        self.value = value
        self.is = `is`
    }

    @Received let `repeat`: Int
    @Received(fulfilledByDependencyNamed: "default", ofType: Value.self) let value: Value
    @Instantiated let `is`: Is
}

@Instantiable
public final class Is: Instantiable {
    public init(value: Value, default: Value, `repeat`: Int, `inout` `var`: Var) {
        self.value = value
        self.default = `default`
        self.repeat = `repeat`
        self.var = `var`
    }

    @Instantiated let `var`: Var

    @Received let value: Value
    @Received let `default`: Value
    @Received let `repeat`: Int
}

@Instantiable
public final class Var: Instantiable {
    public init(`let`: Value?) {
        self.let = `let`
    }

    @Received(fulfilledByDependencyNamed: "default", ofType: Value.self) let `let`: Value?
}

@Instantiable
public final class Members: Instantiable {
    public init(`init`: Int, `self` other: String, type: Int) {
        self.`init` = `init`
        self.other = other
        self.type = type
    }

    @Forwarded let `init`: Int
    @Forwarded let type: Int
    @Forwarded let other: String
}

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(default: Value, class: Instantiator<`Protocol`>, struct: Instantiator<Members>) {
        self.struct = `struct`
        self.default = `default`
        self.class = `class`
    }

    @Instantiated let `default`: Value
    @Instantiated let `struct`: Instantiator<Members>
    @Instantiated let `class`: Instantiator<`Protocol`>
}

let root = Root()
let made = root.class.instantiate((place: "here", repeat: 2))
print(made.place, made.repeat, made.default.identity, made.where.repeat, made.where.value === root.default)
print(made.where.is.repeat, made.where.is.value === root.default, made.where.is.default === root.default)
print(made.where.is.var.let === root.default)
let members = root.struct.instantiate((init: 1, other: "self", type: 2))
print(members.`init`, members.other, members.type)
