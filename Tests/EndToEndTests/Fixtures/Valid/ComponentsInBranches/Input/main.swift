import Blade

print(BladeValues().size(), BladeValues().name(), BladeProgram().lazySize().get())
_ = BladeProgram().clock()
print(BladeTools().console().log.name)
