let program = BladeProtocol(1, default: 32, y: 0.5)
print(program.passed().value, program.default(), program.double(), program.int())
_ = program.other()
