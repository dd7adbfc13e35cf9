print(Client.mock(id: 1).text)
print(Client.mock(id: 1, transform: { $0 }).text)
print(App.mock().clients.instantiate(1).text)
