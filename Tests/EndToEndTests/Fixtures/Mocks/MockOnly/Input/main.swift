print(App().text)
print(App.mock().text)
let car = Car.mock()
print(car.radio.name, car.network.name)
