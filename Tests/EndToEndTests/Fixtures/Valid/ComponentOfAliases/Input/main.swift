let program = BladeProgram()
print(program.numbers(), program.sameNumbers(), program.inner().text, program.color() == Color(), program.length())
