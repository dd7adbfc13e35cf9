print(App().clock.time)
