let house = House.mock(
    color_Blue: Blue(), color_Red: Red(), safeDIOverrides: .init(service_Painter: { Painter() }))
print(house.wall.color.name, house.roof.color.name, house.roof.service.name, house.service.name)
