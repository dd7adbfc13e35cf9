// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// Makes the whole dependency tree.
    public convenience init() {
        /// Values that are handed down, in place of a parameter for each.
        final class SendableScope: Sendable {
            struct Values: Sendable {
                var v0: Value?
                var v1: Value?
                var v2: Value?
                var v3: Value?
                var v4: Value?
                var v5: Value?
                var v6: Value?
                var v7: Value?
                var v8: Value?
                var v9: Value?
                var v10: Value?
                var v11: Value?
                var v12: Value?
                var v13: Value?
                var v14: Value?
                var v15: Value?
                var v16: Value?
                var v17: Value?
                var v18: Value?
                var v19: Value?
                var v20: Value?
                var v21: Value?
                var v22: Value?
                var v23: Value?
                var v24: Value?
                var v25: Value?
                var v26: Value?
                var v27: Value?
                var v28: Value?
                var v29: Value?
                var v30: Value?
                var v31: Value?
                var v32: Value?
                var v33: Value?
                var v34: Value?
                var v35: Value?
                var v36: Value?
                var v37: Value?
                var v38: Value?
                var v39: Value?
                var v40: Value?
                var v41: Value?
                var v42: Value?
                var v43: Value?
                var v44: Value?
                var v45: Value?
                var v46: Value?
                var v47: Value?
                var v48: Value?
                var v49: Value?
                var v50: Value?
                var v51: Value?
            }
            let values: Values
            @inline(never)
            init(_ scope: SendableScope? = nil, _ change: (inout Values) -> () = { _ in }) {
                var values = scope?.values ?? Values()
                change(&values)
                self.values = values
            }
            @inline(never)
            func keep(_ kept: [Swift.ClosedRange<Swift.Int>]) -> SendableScope {
                SendableScope(self) { values in
                    if !kept.contains(where: { $0.contains(0) }) { values.v0 = nil }
                    if !kept.contains(where: { $0.contains(1) }) { values.v1 = nil }
                    if !kept.contains(where: { $0.contains(2) }) { values.v2 = nil }
                    if !kept.contains(where: { $0.contains(3) }) { values.v3 = nil }
                    if !kept.contains(where: { $0.contains(4) }) { values.v4 = nil }
                    if !kept.contains(where: { $0.contains(5) }) { values.v5 = nil }
                    if !kept.contains(where: { $0.contains(6) }) { values.v6 = nil }
                    if !kept.contains(where: { $0.contains(7) }) { values.v7 = nil }
                    if !kept.contains(where: { $0.contains(8) }) { values.v8 = nil }
                    if !kept.contains(where: { $0.contains(9) }) { values.v9 = nil }
                    if !kept.contains(where: { $0.contains(10) }) { values.v10 = nil }
                    if !kept.contains(where: { $0.contains(11) }) { values.v11 = nil }
                    if !kept.contains(where: { $0.contains(12) }) { values.v12 = nil }
                    if !kept.contains(where: { $0.contains(13) }) { values.v13 = nil }
                    if !kept.contains(where: { $0.contains(14) }) { values.v14 = nil }
                    if !kept.contains(where: { $0.contains(15) }) { values.v15 = nil }
                    if !kept.contains(where: { $0.contains(16) }) { values.v16 = nil }
                    if !kept.contains(where: { $0.contains(17) }) { values.v17 = nil }
                    if !kept.contains(where: { $0.contains(18) }) { values.v18 = nil }
                    if !kept.contains(where: { $0.contains(19) }) { values.v19 = nil }
                    if !kept.contains(where: { $0.contains(20) }) { values.v20 = nil }
                    if !kept.contains(where: { $0.contains(21) }) { values.v21 = nil }
                    if !kept.contains(where: { $0.contains(22) }) { values.v22 = nil }
                    if !kept.contains(where: { $0.contains(23) }) { values.v23 = nil }
                    if !kept.contains(where: { $0.contains(24) }) { values.v24 = nil }
                    if !kept.contains(where: { $0.contains(25) }) { values.v25 = nil }
                    if !kept.contains(where: { $0.contains(26) }) { values.v26 = nil }
                    if !kept.contains(where: { $0.contains(27) }) { values.v27 = nil }
                    if !kept.contains(where: { $0.contains(28) }) { values.v28 = nil }
                    if !kept.contains(where: { $0.contains(29) }) { values.v29 = nil }
                    if !kept.contains(where: { $0.contains(30) }) { values.v30 = nil }
                    if !kept.contains(where: { $0.contains(31) }) { values.v31 = nil }
                    if !kept.contains(where: { $0.contains(32) }) { values.v32 = nil }
                    if !kept.contains(where: { $0.contains(33) }) { values.v33 = nil }
                    if !kept.contains(where: { $0.contains(34) }) { values.v34 = nil }
                    if !kept.contains(where: { $0.contains(35) }) { values.v35 = nil }
                    if !kept.contains(where: { $0.contains(36) }) { values.v36 = nil }
                    if !kept.contains(where: { $0.contains(37) }) { values.v37 = nil }
                    if !kept.contains(where: { $0.contains(38) }) { values.v38 = nil }
                    if !kept.contains(where: { $0.contains(39) }) { values.v39 = nil }
                    if !kept.contains(where: { $0.contains(40) }) { values.v40 = nil }
                    if !kept.contains(where: { $0.contains(41) }) { values.v41 = nil }
                    if !kept.contains(where: { $0.contains(42) }) { values.v42 = nil }
                    if !kept.contains(where: { $0.contains(43) }) { values.v43 = nil }
                    if !kept.contains(where: { $0.contains(44) }) { values.v44 = nil }
                    if !kept.contains(where: { $0.contains(45) }) { values.v45 = nil }
                    if !kept.contains(where: { $0.contains(46) }) { values.v46 = nil }
                    if !kept.contains(where: { $0.contains(47) }) { values.v47 = nil }
                    if !kept.contains(where: { $0.contains(48) }) { values.v48 = nil }
                    if !kept.contains(where: { $0.contains(49) }) { values.v49 = nil }
                    if !kept.contains(where: { $0.contains(50) }) { values.v50 = nil }
                    if !kept.contains(where: { $0.contains(51) }) { values.v51 = nil }
                }
            }
            func forMakeJob() -> SendableScope { keep([0...51]) }
        }

        /// Values that are handed down, in place of a parameter for each.
        final class Scope {
            struct Values {
                var v0: Value?
                var v1: Value?
                var v2: Value?
                var v3: Value?
                var v4: Value?
                var v5: Value?
                var v6: Value?
                var v7: Value?
                var v8: Value?
                var v9: Value?
                var v10: Value?
                var v11: Value?
                var v12: Value?
                var v13: Value?
                var v14: Value?
                var v15: Value?
                var v16: Value?
                var v17: Value?
                var v18: Value?
                var v19: Value?
                var v20: Value?
                var v21: Value?
                var v22: Value?
                var v23: Value?
                var v24: Value?
                var v25: Value?
                var v26: Value?
                var v27: Value?
                var v28: Value?
                var v29: Value?
                var v30: Value?
                var v31: Value?
                var v32: Value?
                var v33: Value?
                var v34: Value?
                var v35: Value?
                var v36: Value?
                var v37: Value?
                var v38: Value?
                var v39: Value?
                var v40: Value?
                var v41: Value?
                var v42: Value?
                var v43: Value?
                var v44: Value?
                var v45: Value?
                var v46: Value?
                var v47: Value?
                var v48: Value?
                var v49: Value?
                var v50: Value?
                var v51: Value?
                var missing: Missing? = nil
                var sendable = SendableScope()
            }
            let values: Values
            @inline(never)
            init(_ scope: Scope? = nil, _ change: (inout Values) -> () = { _ in }) {
                var values = scope?.values ?? Values()
                change(&values)
                self.values = values
            }
            @inline(never)
            func keep(_ kept: [Swift.ClosedRange<Swift.Int>], sendable: [Swift.ClosedRange<Swift.Int>]) -> Scope {
                Scope(self) { values in
                    if !kept.contains(where: { $0.contains(0) }) { values.v0 = nil }
                    if !kept.contains(where: { $0.contains(1) }) { values.v1 = nil }
                    if !kept.contains(where: { $0.contains(2) }) { values.v2 = nil }
                    if !kept.contains(where: { $0.contains(3) }) { values.v3 = nil }
                    if !kept.contains(where: { $0.contains(4) }) { values.v4 = nil }
                    if !kept.contains(where: { $0.contains(5) }) { values.v5 = nil }
                    if !kept.contains(where: { $0.contains(6) }) { values.v6 = nil }
                    if !kept.contains(where: { $0.contains(7) }) { values.v7 = nil }
                    if !kept.contains(where: { $0.contains(8) }) { values.v8 = nil }
                    if !kept.contains(where: { $0.contains(9) }) { values.v9 = nil }
                    if !kept.contains(where: { $0.contains(10) }) { values.v10 = nil }
                    if !kept.contains(where: { $0.contains(11) }) { values.v11 = nil }
                    if !kept.contains(where: { $0.contains(12) }) { values.v12 = nil }
                    if !kept.contains(where: { $0.contains(13) }) { values.v13 = nil }
                    if !kept.contains(where: { $0.contains(14) }) { values.v14 = nil }
                    if !kept.contains(where: { $0.contains(15) }) { values.v15 = nil }
                    if !kept.contains(where: { $0.contains(16) }) { values.v16 = nil }
                    if !kept.contains(where: { $0.contains(17) }) { values.v17 = nil }
                    if !kept.contains(where: { $0.contains(18) }) { values.v18 = nil }
                    if !kept.contains(where: { $0.contains(19) }) { values.v19 = nil }
                    if !kept.contains(where: { $0.contains(20) }) { values.v20 = nil }
                    if !kept.contains(where: { $0.contains(21) }) { values.v21 = nil }
                    if !kept.contains(where: { $0.contains(22) }) { values.v22 = nil }
                    if !kept.contains(where: { $0.contains(23) }) { values.v23 = nil }
                    if !kept.contains(where: { $0.contains(24) }) { values.v24 = nil }
                    if !kept.contains(where: { $0.contains(25) }) { values.v25 = nil }
                    if !kept.contains(where: { $0.contains(26) }) { values.v26 = nil }
                    if !kept.contains(where: { $0.contains(27) }) { values.v27 = nil }
                    if !kept.contains(where: { $0.contains(28) }) { values.v28 = nil }
                    if !kept.contains(where: { $0.contains(29) }) { values.v29 = nil }
                    if !kept.contains(where: { $0.contains(30) }) { values.v30 = nil }
                    if !kept.contains(where: { $0.contains(31) }) { values.v31 = nil }
                    if !kept.contains(where: { $0.contains(32) }) { values.v32 = nil }
                    if !kept.contains(where: { $0.contains(33) }) { values.v33 = nil }
                    if !kept.contains(where: { $0.contains(34) }) { values.v34 = nil }
                    if !kept.contains(where: { $0.contains(35) }) { values.v35 = nil }
                    if !kept.contains(where: { $0.contains(36) }) { values.v36 = nil }
                    if !kept.contains(where: { $0.contains(37) }) { values.v37 = nil }
                    if !kept.contains(where: { $0.contains(38) }) { values.v38 = nil }
                    if !kept.contains(where: { $0.contains(39) }) { values.v39 = nil }
                    if !kept.contains(where: { $0.contains(40) }) { values.v40 = nil }
                    if !kept.contains(where: { $0.contains(41) }) { values.v41 = nil }
                    if !kept.contains(where: { $0.contains(42) }) { values.v42 = nil }
                    if !kept.contains(where: { $0.contains(43) }) { values.v43 = nil }
                    if !kept.contains(where: { $0.contains(44) }) { values.v44 = nil }
                    if !kept.contains(where: { $0.contains(45) }) { values.v45 = nil }
                    if !kept.contains(where: { $0.contains(46) }) { values.v46 = nil }
                    if !kept.contains(where: { $0.contains(47) }) { values.v47 = nil }
                    if !kept.contains(where: { $0.contains(48) }) { values.v48 = nil }
                    if !kept.contains(where: { $0.contains(49) }) { values.v49 = nil }
                    if !kept.contains(where: { $0.contains(50) }) { values.v50 = nil }
                    if !kept.contains(where: { $0.contains(51) }) { values.v51 = nil }
                    if !kept.contains(where: { $0.contains(52) }) { values.missing = nil }
                    values.sendable = values.sendable.keep(sendable)
                }
            }
            func forMakePopup() -> Scope { keep([0...52], sendable: [0...51]) }
        }

        @Sendable nonisolated func makeJob(scope: SendableScope) -> Job {
            let task = Task(
                v0: scope.values.v0!,
                v1: scope.values.v1!,
                v2: scope.values.v2!,
                v3: scope.values.v3!,
                v4: scope.values.v4!,
                v5: scope.values.v5!,
                v6: scope.values.v6!,
                v7: scope.values.v7!,
                v8: scope.values.v8!,
                v9: scope.values.v9!,
                v10: scope.values.v10!,
                v11: scope.values.v11!,
                v12: scope.values.v12!,
                v13: scope.values.v13!,
                v14: scope.values.v14!,
                v15: scope.values.v15!,
                v16: scope.values.v16!,
                v17: scope.values.v17!,
                v18: scope.values.v18!,
                v19: scope.values.v19!,
                v20: scope.values.v20!,
                v21: scope.values.v21!,
                v22: scope.values.v22!,
                v23: scope.values.v23!,
                v24: scope.values.v24!,
                v25: scope.values.v25!,
                v26: scope.values.v26!,
                v27: scope.values.v27!,
                v28: scope.values.v28!,
                v29: scope.values.v29!,
                v30: scope.values.v30!,
                v31: scope.values.v31!,
                v32: scope.values.v32!,
                v33: scope.values.v33!,
                v34: scope.values.v34!,
                v35: scope.values.v35!,
                v36: scope.values.v36!,
                v37: scope.values.v37!,
                v38: scope.values.v38!,
                v39: scope.values.v39!,
                v40: scope.values.v40!,
                v41: scope.values.v41!,
                v42: scope.values.v42!,
                v43: scope.values.v43!,
                v44: scope.values.v44!,
                v45: scope.values.v45!,
                v46: scope.values.v46!,
                v47: scope.values.v47!,
                v48: scope.values.v48!,
                v49: scope.values.v49!,
                v50: scope.values.v50!,
                v51: scope.values.v51!
            )
            return Job(
                v0: scope.values.v0!,
                v1: scope.values.v1!,
                v2: scope.values.v2!,
                v3: scope.values.v3!,
                v4: scope.values.v4!,
                v5: scope.values.v5!,
                v6: scope.values.v6!,
                v7: scope.values.v7!,
                v8: scope.values.v8!,
                v9: scope.values.v9!,
                v10: scope.values.v10!,
                v11: scope.values.v11!,
                v12: scope.values.v12!,
                v13: scope.values.v13!,
                v14: scope.values.v14!,
                v15: scope.values.v15!,
                v16: scope.values.v16!,
                v17: scope.values.v17!,
                v18: scope.values.v18!,
                v19: scope.values.v19!,
                v20: scope.values.v20!,
                v21: scope.values.v21!,
                v22: scope.values.v22!,
                v23: scope.values.v23!,
                v24: scope.values.v24!,
                v25: scope.values.v25!,
                v26: scope.values.v26!,
                v27: scope.values.v27!,
                v28: scope.values.v28!,
                v29: scope.values.v29!,
                v30: scope.values.v30!,
                v31: scope.values.v31!,
                v32: scope.values.v32!,
                v33: scope.values.v33!,
                v34: scope.values.v34!,
                v35: scope.values.v35!,
                v36: scope.values.v36!,
                v37: scope.values.v37!,
                v38: scope.values.v38!,
                v39: scope.values.v39!,
                v40: scope.values.v40!,
                v41: scope.values.v41!,
                v42: scope.values.v42!,
                v43: scope.values.v43!,
                v44: scope.values.v44!,
                v45: scope.values.v45!,
                v46: scope.values.v46!,
                v47: scope.values.v47!,
                v48: scope.values.v48!,
                v49: scope.values.v49!,
                v50: scope.values.v50!,
                v51: scope.values.v51!,
                task: task
            )
        }

        func makePopup(title: String, scope: Scope) -> Popup {
            let row = Row(
                v2: scope.values.v2!,
                v3: scope.values.v3!,
                v4: scope.values.v4!,
                v5: scope.values.v5!,
                v6: scope.values.v6!,
                v7: scope.values.v7!,
                v8: scope.values.v8!,
                v9: scope.values.v9!,
                v10: scope.values.v10!,
                v11: scope.values.v11!,
                v12: scope.values.v12!,
                v13: scope.values.v13!,
                v14: scope.values.v14!,
                v15: scope.values.v15!,
                v16: scope.values.v16!,
                v17: scope.values.v17!,
                v18: scope.values.v18!,
                v19: scope.values.v19!,
                v20: scope.values.v20!,
                v21: scope.values.v21!,
                v22: scope.values.v22!,
                v23: scope.values.v23!,
                v24: scope.values.v24!,
                v25: scope.values.v25!,
                v26: scope.values.v26!,
                v27: scope.values.v27!,
                v28: scope.values.v28!,
                v29: scope.values.v29!,
                v30: scope.values.v30!,
                v31: scope.values.v31!,
                v32: scope.values.v32!,
                v33: scope.values.v33!,
                v34: scope.values.v34!,
                v35: scope.values.v35!,
                v36: scope.values.v36!,
                v37: scope.values.v37!,
                v38: scope.values.v38!,
                v39: scope.values.v39!,
                v40: scope.values.v40!,
                v41: scope.values.v41!,
                v42: scope.values.v42!,
                v43: scope.values.v43!,
                v44: scope.values.v44!,
                v45: scope.values.v45!,
                v46: scope.values.v46!,
                v47: scope.values.v47!,
                v48: scope.values.v48!,
                v49: scope.values.v49!,
                v50: scope.values.v50!,
                v51: scope.values.v51!,
                missing: scope.values.missing
            )
            return Popup(
                v0: scope.values.v0!,
                v1: scope.values.v1!,
                v2: scope.values.v2!,
                v3: scope.values.v3!,
                v4: scope.values.v4!,
                v5: scope.values.v5!,
                v6: scope.values.v6!,
                v7: scope.values.v7!,
                v8: scope.values.v8!,
                v9: scope.values.v9!,
                v10: scope.values.v10!,
                v11: scope.values.v11!,
                v12: scope.values.v12!,
                v13: scope.values.v13!,
                v14: scope.values.v14!,
                v15: scope.values.v15!,
                v16: scope.values.v16!,
                v17: scope.values.v17!,
                v18: scope.values.v18!,
                v19: scope.values.v19!,
                v20: scope.values.v20!,
                v21: scope.values.v21!,
                v22: scope.values.v22!,
                v23: scope.values.v23!,
                v24: scope.values.v24!,
                v25: scope.values.v25!,
                v26: scope.values.v26!,
                v27: scope.values.v27!,
                v28: scope.values.v28!,
                v29: scope.values.v29!,
                v30: scope.values.v30!,
                v31: scope.values.v31!,
                v32: scope.values.v32!,
                v33: scope.values.v33!,
                v34: scope.values.v34!,
                v35: scope.values.v35!,
                v36: scope.values.v36!,
                v37: scope.values.v37!,
                v38: scope.values.v38!,
                v39: scope.values.v39!,
                v40: scope.values.v40!,
                v41: scope.values.v41!,
                v42: scope.values.v42!,
                v43: scope.values.v43!,
                v44: scope.values.v44!,
                v45: scope.values.v45!,
                v46: scope.values.v46!,
                v47: scope.values.v47!,
                v48: scope.values.v48!,
                v49: scope.values.v49!,
                v50: scope.values.v50!,
                v51: scope.values.v51!,
                title: title,
                row: row
            )
        }

        func makeScreen(scope: Scope) -> Screen {
            let v7 = Value()
            let page = Page(
                v0: scope.values.v0!,
                v1: scope.values.v1!,
                v2: scope.values.v2!,
                v3: scope.values.v3!,
                v4: scope.values.v4!,
                v5: scope.values.v5!,
                v6: scope.values.v6!,
                v7: v7,
                v8: scope.values.v8!,
                v9: scope.values.v9!,
                v10: scope.values.v10!,
                v11: scope.values.v11!,
                v12: scope.values.v12!,
                v13: scope.values.v13!,
                v14: scope.values.v14!,
                v15: scope.values.v15!,
                v16: scope.values.v16!,
                v17: scope.values.v17!,
                v18: scope.values.v18!,
                v19: scope.values.v19!,
                v20: scope.values.v20!,
                v21: scope.values.v21!,
                v22: scope.values.v22!,
                v23: scope.values.v23!,
                v24: scope.values.v24!,
                v25: scope.values.v25!,
                v26: scope.values.v26!,
                v27: scope.values.v27!,
                v28: scope.values.v28!,
                v29: scope.values.v29!,
                v30: scope.values.v30!,
                v31: scope.values.v31!,
                v32: scope.values.v32!,
                v33: scope.values.v33!,
                v34: scope.values.v34!,
                v35: scope.values.v35!,
                v36: scope.values.v36!,
                v37: scope.values.v37!,
                v38: scope.values.v38!,
                v39: scope.values.v39!,
                v40: scope.values.v40!,
                v41: scope.values.v41!,
                v42: scope.values.v42!,
                v43: scope.values.v43!,
                v44: scope.values.v44!,
                v45: scope.values.v45!,
                v46: scope.values.v46!,
                v47: scope.values.v47!,
                v48: scope.values.v48!,
                v49: scope.values.v49!,
                v50: scope.values.v50!,
                v51: scope.values.v51!,
                missing: scope.values.missing
            )
            let inner = Scope(scope) { values in
                values.v7 = v7
                values.sendable = SendableScope(values.sendable) { values in
                    values.v7 = v7
                }
            }
            let popups = Instantiator<Popup> { [scope = inner.forMakePopup()] in
                makePopup(title: $0, scope: scope)
            }
            return Screen(v7: v7, page: page, popups: popups)
        }

        var scope = Scope()
        let v0 = Value()
        let v1 = Value()
        let v2 = Value()
        let v3 = Value()
        let v4 = Value()
        let v5 = Value()
        let v6 = Value()
        let v7 = Value()
        let v8 = Value()
        let v9 = Value()
        let v10 = Value()
        let v11 = Value()
        let v12 = Value()
        let v13 = Value()
        let v14 = Value()
        let v15 = Value()
        let v16 = Value()
        let v17 = Value()
        let v18 = Value()
        let v19 = Value()
        let v20 = Value()
        let v21 = Value()
        let v22 = Value()
        let v23 = Value()
        let v24 = Value()
        let v25 = Value()
        let v26 = Value()
        let v27 = Value()
        let v28 = Value()
        let v29 = Value()
        let v30 = Value()
        let v31 = Value()
        let v32 = Value()
        let v33 = Value()
        let v34 = Value()
        let v35 = Value()
        let v36 = Value()
        let v37 = Value()
        let v38 = Value()
        let v39 = Value()
        let v40 = Value()
        let v41 = Value()
        let v42 = Value()
        let v43 = Value()
        let v44 = Value()
        let v45 = Value()
        let v46 = Value()
        let v47 = Value()
        let v48 = Value()
        let v49 = Value()
        let v50 = Value()
        let v51 = Value()
        scope = Scope(scope) { values in
            values.v0 = v0
            values.v10 = v10
            values.v11 = v11
            values.v12 = v12
            values.v13 = v13
            values.v14 = v14
            values.v15 = v15
            values.v16 = v16
            values.v17 = v17
            values.v18 = v18
            values.v19 = v19
            values.v1 = v1
            values.v20 = v20
            values.v21 = v21
            values.v22 = v22
            values.v23 = v23
            values.v24 = v24
            values.v25 = v25
            values.v26 = v26
            values.v27 = v27
            values.v28 = v28
            values.v29 = v29
            values.v2 = v2
            values.v30 = v30
            values.v31 = v31
            values.v32 = v32
            values.v33 = v33
            values.v34 = v34
            values.v35 = v35
            values.v36 = v36
            values.v37 = v37
            values.v38 = v38
            values.v39 = v39
            values.v3 = v3
            values.v40 = v40
            values.v41 = v41
            values.v42 = v42
            values.v43 = v43
            values.v44 = v44
            values.v45 = v45
            values.v46 = v46
            values.v47 = v47
            values.v48 = v48
            values.v49 = v49
            values.v4 = v4
            values.v50 = v50
            values.v51 = v51
            values.v5 = v5
            values.v6 = v6
            values.v8 = v8
            values.v9 = v9
            values.sendable = SendableScope(values.sendable) { values in
                values.v0 = v0
                values.v10 = v10
                values.v11 = v11
                values.v12 = v12
                values.v13 = v13
                values.v14 = v14
                values.v15 = v15
                values.v16 = v16
                values.v17 = v17
                values.v18 = v18
                values.v19 = v19
                values.v1 = v1
                values.v20 = v20
                values.v21 = v21
                values.v22 = v22
                values.v23 = v23
                values.v24 = v24
                values.v25 = v25
                values.v26 = v26
                values.v27 = v27
                values.v28 = v28
                values.v29 = v29
                values.v2 = v2
                values.v30 = v30
                values.v31 = v31
                values.v32 = v32
                values.v33 = v33
                values.v34 = v34
                values.v35 = v35
                values.v36 = v36
                values.v37 = v37
                values.v38 = v38
                values.v39 = v39
                values.v3 = v3
                values.v40 = v40
                values.v41 = v41
                values.v42 = v42
                values.v43 = v43
                values.v44 = v44
                values.v45 = v45
                values.v46 = v46
                values.v47 = v47
                values.v48 = v48
                values.v49 = v49
                values.v4 = v4
                values.v50 = v50
                values.v51 = v51
                values.v5 = v5
                values.v6 = v6
                values.v8 = v8
                values.v9 = v9
            }
        }
        let screen = makeScreen(scope: scope)
        scope = Scope(scope) { values in
            values.v7 = v7
            values.sendable = SendableScope(values.sendable) { values in
                values.v7 = v7
            }
        }
        let popups = Instantiator<Popup> { [scope = scope.forMakePopup()] in
            makePopup(title: $0, scope: scope)
        }
        let jobs = SendableInstantiator<Job> { [scope = scope.values.sendable.forMakeJob()] in
            makeJob(scope: scope)
        }
        self.init(
            v0: v0,
            v1: v1,
            v2: v2,
            v3: v3,
            v4: v4,
            v5: v5,
            v6: v6,
            v7: v7,
            v8: v8,
            v9: v9,
            v10: v10,
            v11: v11,
            v12: v12,
            v13: v13,
            v14: v14,
            v15: v15,
            v16: v16,
            v17: v17,
            v18: v18,
            v19: v19,
            v20: v20,
            v21: v21,
            v22: v22,
            v23: v23,
            v24: v24,
            v25: v25,
            v26: v26,
            v27: v27,
            v28: v28,
            v29: v29,
            v30: v30,
            v31: v31,
            v32: v32,
            v33: v33,
            v34: v34,
            v35: v35,
            v36: v36,
            v37: v37,
            v38: v38,
            v39: v39,
            v40: v40,
            v41: v41,
            v42: v42,
            v43: v43,
            v44: v44,
            v45: v45,
            v46: v46,
            v47: v47,
            v48: v48,
            v49: v49,
            v50: v50,
            v51: v51,
            screen: screen,
            popups: popups,
            jobs: jobs
        )
    }
}
