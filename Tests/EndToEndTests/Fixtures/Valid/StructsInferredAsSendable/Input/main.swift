import Arbor

print(App().makeJob.instantiate().settings.address)
