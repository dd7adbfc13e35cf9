let root = Root()
print(root.data.text, root.store.data.text, root.bytes.count, root.store.bytes.count)
