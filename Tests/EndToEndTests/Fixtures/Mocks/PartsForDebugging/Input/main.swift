print(App.mock().login.name)
