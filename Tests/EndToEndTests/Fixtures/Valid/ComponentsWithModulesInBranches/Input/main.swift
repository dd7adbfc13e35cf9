import Arbor
import Blade

let app = BladeAppComponent()
print(app.client().url, app.screen().store.name, BladeTrackerComponent().tracker().name)
