let program = BladeProgram()
print(program.user().store.name, program.store().name)
