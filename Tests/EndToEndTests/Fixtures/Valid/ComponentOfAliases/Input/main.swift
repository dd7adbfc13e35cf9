let program = BladeProgram()
print(program.numbers(), program.sameNumbers(), program.inner().text, type(of: program.color()) == Color.self, program.length())
