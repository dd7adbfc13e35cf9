import Arbor

let numbers = Feature<Int>().screens.instantiate([1, 2])
print(numbers.items, type(of: numbers.network.model))
let texts = Outer<String>.Inner().screens.instantiate(["a"])
print(texts.items, type(of: texts.network.model))
