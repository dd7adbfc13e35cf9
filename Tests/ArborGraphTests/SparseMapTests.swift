import ArborModel
import Testing

@testable import ArborGraph

@Suite("Sparse sets and maps")
struct SparseMapTests {
    @Test("a cleared set has no ids, and an id is inserted once")
    func set() {
        var set = SparseSet<NodeID>(count: 2)
        let isInserted = [set.insert(NodeID(1)), set.insert(NodeID(1))]
        #expect(isInserted == [true, false])
        #expect(set.contains(NodeID(1)) && !set.contains(NodeID(0)))
        #expect(!set.holds(NodeID(5)))
        set.clear()
        #expect(!set.contains(NodeID(1)))
        let isNew = set.insert(NodeID(1))
        #expect(isNew)
        set.remove(NodeID(1))
        #expect(!set.contains(NodeID(1)))
    }

    @Test("a cleared map has no values, and keeps none that is taken away")
    func map() {
        var map = SparseMap<KeyID, NodeID>(count: 1)
        map.reserve(3)
        map[KeyID(2)] = NodeID(7)
        #expect(map[KeyID(2)] == NodeID(7) && map[KeyID(0)] == nil)
        map[KeyID(2)] = nil
        #expect(map[KeyID(2)] == nil)
        map[KeyID(2)] = NodeID(8)
        map.clear()
        #expect(map[KeyID(2)] == nil)
    }
}
