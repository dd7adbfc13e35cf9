import Blade

let program = BladeProgram()
print(program.model().text, program.client() === program.client(), program.store().name)
