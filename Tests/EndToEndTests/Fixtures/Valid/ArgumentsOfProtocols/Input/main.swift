import Arbor

let app = App()
print(app.names.name, app.trips.name, app.keys.name, app.others.name)
