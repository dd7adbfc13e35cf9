print(Root())
