let program = BladeProgram()
print(program.numbers(), program.sameNumbers(), program.inner().text)
