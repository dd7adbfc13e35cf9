import Arbor

print(Editor.mock().store.count, Editor.test().store.count)
