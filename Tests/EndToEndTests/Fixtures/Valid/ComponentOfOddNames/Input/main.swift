import Blade

let program = BladeProtocol(1, default: 32, y: 0.5)
print(program.passed().value, program.default(), program.double(), program.int())
_ = program.other()
let cups = BladeCupsOfTypes(Cups: 2)
print(cups.Cup().size, cups.Cups(), cups.Lazy().get().size, cups.Outer())
print(BladeCupsOfLabels(Cups: 3).title(), BladeCupsOfLabels(Cups: 3).weight())
