import Arbor

let list = ListModel<Int>.mock(items: [1], safeDIOverrides: .init(selected: 2))
print(list.items, list.selected as Any, type(of: list.log.item))
let tested = ListModel<Int>.test(items: [3])
print(tested.items, tested.selected as Any, type(of: tested.log.item))
print(Root.mock().lists.instantiate([4]).items)
