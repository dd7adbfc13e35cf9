ShopApp().run()
