let app = BladeApp()
print(app, type(of: app.log()))
