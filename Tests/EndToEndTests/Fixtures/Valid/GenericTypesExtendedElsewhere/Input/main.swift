import Arbor

let shop = Shop()
let row = shop.shelves.instantiate(["soap", "tea"]).rows.instantiate(1)
print(row.items[row.index], "\(type(of: row.label))", shop.lids.instantiate(3).size)
