extension Feature.Extended: Service {}
extension Alias: Service {}
extension Cache: Service {}
extension Store: Service where Value == Int {}
