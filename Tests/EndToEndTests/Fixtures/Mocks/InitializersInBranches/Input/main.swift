import Arbor

let root = Root.mock(safeDIOverrides: .init(log: .init(level: 5)))
print(root.store.path, root.log.level, root.style.margin)
print(Root.test().store.path, PluginDouble(run: { 4 }).run(), type(of: PluginDouble()))
