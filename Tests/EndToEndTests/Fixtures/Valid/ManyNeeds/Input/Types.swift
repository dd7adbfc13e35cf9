import Arbor

/// A value that is provided at the top and needed far below.
@Instantiable
public nonisolated final class Value: Instantiable, Sendable {
    public init() {}
}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(
        v0: Value,
        v1: Value,
        v2: Value,
        v3: Value,
        v4: Value,
        v5: Value,
        v6: Value,
        v7: Value,
        v8: Value,
        v9: Value,
        v10: Value,
        v11: Value,
        v12: Value,
        v13: Value,
        v14: Value,
        v15: Value,
        v16: Value,
        v17: Value,
        v18: Value,
        v19: Value,
        v20: Value,
        v21: Value,
        v22: Value,
        v23: Value,
        v24: Value,
        v25: Value,
        v26: Value,
        v27: Value,
        v28: Value,
        v29: Value,
        v30: Value,
        v31: Value,
        v32: Value,
        v33: Value,
        v34: Value,
        v35: Value,
        v36: Value,
        v37: Value,
        v38: Value,
        v39: Value,
        v40: Value,
        v41: Value,
        v42: Value,
        v43: Value,
        v44: Value,
        v45: Value,
        v46: Value,
        v47: Value,
        v48: Value,
        v49: Value,
        v50: Value,
        v51: Value,
        screen: Screen,
        popups: Instantiator<Popup>,
        jobs: SendableInstantiator<Job>
    ) {
        self.v0 = v0
        self.v1 = v1
        self.v2 = v2
        self.v3 = v3
        self.v4 = v4
        self.v5 = v5
        self.v6 = v6
        self.v7 = v7
        self.v8 = v8
        self.v9 = v9
        self.v10 = v10
        self.v11 = v11
        self.v12 = v12
        self.v13 = v13
        self.v14 = v14
        self.v15 = v15
        self.v16 = v16
        self.v17 = v17
        self.v18 = v18
        self.v19 = v19
        self.v20 = v20
        self.v21 = v21
        self.v22 = v22
        self.v23 = v23
        self.v24 = v24
        self.v25 = v25
        self.v26 = v26
        self.v27 = v27
        self.v28 = v28
        self.v29 = v29
        self.v30 = v30
        self.v31 = v31
        self.v32 = v32
        self.v33 = v33
        self.v34 = v34
        self.v35 = v35
        self.v36 = v36
        self.v37 = v37
        self.v38 = v38
        self.v39 = v39
        self.v40 = v40
        self.v41 = v41
        self.v42 = v42
        self.v43 = v43
        self.v44 = v44
        self.v45 = v45
        self.v46 = v46
        self.v47 = v47
        self.v48 = v48
        self.v49 = v49
        self.v50 = v50
        self.v51 = v51
        self.screen = screen
        self.popups = popups
        self.jobs = jobs
    }

    @Instantiated let v0: Value
    @Instantiated let v1: Value
    @Instantiated let v2: Value
    @Instantiated let v3: Value
    @Instantiated let v4: Value
    @Instantiated let v5: Value
    @Instantiated let v6: Value
    @Instantiated let v7: Value
    @Instantiated let v8: Value
    @Instantiated let v9: Value
    @Instantiated let v10: Value
    @Instantiated let v11: Value
    @Instantiated let v12: Value
    @Instantiated let v13: Value
    @Instantiated let v14: Value
    @Instantiated let v15: Value
    @Instantiated let v16: Value
    @Instantiated let v17: Value
    @Instantiated let v18: Value
    @Instantiated let v19: Value
    @Instantiated let v20: Value
    @Instantiated let v21: Value
    @Instantiated let v22: Value
    @Instantiated let v23: Value
    @Instantiated let v24: Value
    @Instantiated let v25: Value
    @Instantiated let v26: Value
    @Instantiated let v27: Value
    @Instantiated let v28: Value
    @Instantiated let v29: Value
    @Instantiated let v30: Value
    @Instantiated let v31: Value
    @Instantiated let v32: Value
    @Instantiated let v33: Value
    @Instantiated let v34: Value
    @Instantiated let v35: Value
    @Instantiated let v36: Value
    @Instantiated let v37: Value
    @Instantiated let v38: Value
    @Instantiated let v39: Value
    @Instantiated let v40: Value
    @Instantiated let v41: Value
    @Instantiated let v42: Value
    @Instantiated let v43: Value
    @Instantiated let v44: Value
    @Instantiated let v45: Value
    @Instantiated let v46: Value
    @Instantiated let v47: Value
    @Instantiated let v48: Value
    @Instantiated let v49: Value
    @Instantiated let v50: Value
    @Instantiated let v51: Value
    @Instantiated let screen: Screen
    @Instantiated let popups: Instantiator<Popup>
    @Instantiated let jobs: SendableInstantiator<Job>

    var values: [Value] {
        [v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, v35, v36, v37, v38, v39, v40, v41, v42, v43, v44, v45, v46, v47, v48, v49, v50, v51]
    }
}

/// Has a value of its own in place of the app's, and hands the others down.
@Instantiable
public final class Screen: Instantiable {
    public init(
        v7: Value,
        page: Page,
        popups: Instantiator<Popup>
    ) {
        self.v7 = v7
        self.page = page
        self.popups = popups
    }

    @Instantiated let v7: Value
    @Instantiated let page: Page
    @Instantiated let popups: Instantiator<Popup>

    var values: [Value] {
        [v7]
    }
}

@Instantiable
public final class Page: Instantiable {
    public init(
        v0: Value,
        v1: Value,
        v2: Value,
        v3: Value,
        v4: Value,
        v5: Value,
        v6: Value,
        v7: Value,
        v8: Value,
        v9: Value,
        v10: Value,
        v11: Value,
        v12: Value,
        v13: Value,
        v14: Value,
        v15: Value,
        v16: Value,
        v17: Value,
        v18: Value,
        v19: Value,
        v20: Value,
        v21: Value,
        v22: Value,
        v23: Value,
        v24: Value,
        v25: Value,
        v26: Value,
        v27: Value,
        v28: Value,
        v29: Value,
        v30: Value,
        v31: Value,
        v32: Value,
        v33: Value,
        v34: Value,
        v35: Value,
        v36: Value,
        v37: Value,
        v38: Value,
        v39: Value,
        v40: Value,
        v41: Value,
        v42: Value,
        v43: Value,
        v44: Value,
        v45: Value,
        v46: Value,
        v47: Value,
        v48: Value,
        v49: Value,
        v50: Value,
        v51: Value,
        missing: Missing?
    ) {
        self.v0 = v0
        self.v1 = v1
        self.v2 = v2
        self.v3 = v3
        self.v4 = v4
        self.v5 = v5
        self.v6 = v6
        self.v7 = v7
        self.v8 = v8
        self.v9 = v9
        self.v10 = v10
        self.v11 = v11
        self.v12 = v12
        self.v13 = v13
        self.v14 = v14
        self.v15 = v15
        self.v16 = v16
        self.v17 = v17
        self.v18 = v18
        self.v19 = v19
        self.v20 = v20
        self.v21 = v21
        self.v22 = v22
        self.v23 = v23
        self.v24 = v24
        self.v25 = v25
        self.v26 = v26
        self.v27 = v27
        self.v28 = v28
        self.v29 = v29
        self.v30 = v30
        self.v31 = v31
        self.v32 = v32
        self.v33 = v33
        self.v34 = v34
        self.v35 = v35
        self.v36 = v36
        self.v37 = v37
        self.v38 = v38
        self.v39 = v39
        self.v40 = v40
        self.v41 = v41
        self.v42 = v42
        self.v43 = v43
        self.v44 = v44
        self.v45 = v45
        self.v46 = v46
        self.v47 = v47
        self.v48 = v48
        self.v49 = v49
        self.v50 = v50
        self.v51 = v51
        self.missing = missing
    }

    @Received let v0: Value
    @Received let v1: Value
    @Received let v2: Value
    @Received let v3: Value
    @Received let v4: Value
    @Received let v5: Value
    @Received let v6: Value
    @Received let v7: Value
    @Received let v8: Value
    @Received let v9: Value
    @Received let v10: Value
    @Received let v11: Value
    @Received let v12: Value
    @Received let v13: Value
    @Received let v14: Value
    @Received let v15: Value
    @Received let v16: Value
    @Received let v17: Value
    @Received let v18: Value
    @Received let v19: Value
    @Received let v20: Value
    @Received let v21: Value
    @Received let v22: Value
    @Received let v23: Value
    @Received let v24: Value
    @Received let v25: Value
    @Received let v26: Value
    @Received let v27: Value
    @Received let v28: Value
    @Received let v29: Value
    @Received let v30: Value
    @Received let v31: Value
    @Received let v32: Value
    @Received let v33: Value
    @Received let v34: Value
    @Received let v35: Value
    @Received let v36: Value
    @Received let v37: Value
    @Received let v38: Value
    @Received let v39: Value
    @Received let v40: Value
    @Received let v41: Value
    @Received let v42: Value
    @Received let v43: Value
    @Received let v44: Value
    @Received let v45: Value
    @Received let v46: Value
    @Received let v47: Value
    @Received let v48: Value
    @Received let v49: Value
    @Received let v50: Value
    @Received let v51: Value
    @Received(onlyIfAvailable: true) let missing: Missing?

    var values: [Value] {
        [v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, v35, v36, v37, v38, v39, v40, v41, v42, v43, v44, v45, v46, v47, v48, v49, v50, v51]
    }
}

/// Is made later, each time with another title.
@Instantiable
public final class Popup: Instantiable {
    public init(
        v0: Value,
        v1: Value,
        v2: Value,
        v3: Value,
        v4: Value,
        v5: Value,
        v6: Value,
        v7: Value,
        v8: Value,
        v9: Value,
        v10: Value,
        v11: Value,
        v12: Value,
        v13: Value,
        v14: Value,
        v15: Value,
        v16: Value,
        v17: Value,
        v18: Value,
        v19: Value,
        v20: Value,
        v21: Value,
        v22: Value,
        v23: Value,
        v24: Value,
        v25: Value,
        v26: Value,
        v27: Value,
        v28: Value,
        v29: Value,
        v30: Value,
        v31: Value,
        v32: Value,
        v33: Value,
        v34: Value,
        v35: Value,
        v36: Value,
        v37: Value,
        v38: Value,
        v39: Value,
        v40: Value,
        v41: Value,
        v42: Value,
        v43: Value,
        v44: Value,
        v45: Value,
        v46: Value,
        v47: Value,
        v48: Value,
        v49: Value,
        v50: Value,
        v51: Value,
        title: String,
        row: Row
    ) {
        self.v0 = v0
        self.v1 = v1
        self.v2 = v2
        self.v3 = v3
        self.v4 = v4
        self.v5 = v5
        self.v6 = v6
        self.v7 = v7
        self.v8 = v8
        self.v9 = v9
        self.v10 = v10
        self.v11 = v11
        self.v12 = v12
        self.v13 = v13
        self.v14 = v14
        self.v15 = v15
        self.v16 = v16
        self.v17 = v17
        self.v18 = v18
        self.v19 = v19
        self.v20 = v20
        self.v21 = v21
        self.v22 = v22
        self.v23 = v23
        self.v24 = v24
        self.v25 = v25
        self.v26 = v26
        self.v27 = v27
        self.v28 = v28
        self.v29 = v29
        self.v30 = v30
        self.v31 = v31
        self.v32 = v32
        self.v33 = v33
        self.v34 = v34
        self.v35 = v35
        self.v36 = v36
        self.v37 = v37
        self.v38 = v38
        self.v39 = v39
        self.v40 = v40
        self.v41 = v41
        self.v42 = v42
        self.v43 = v43
        self.v44 = v44
        self.v45 = v45
        self.v46 = v46
        self.v47 = v47
        self.v48 = v48
        self.v49 = v49
        self.v50 = v50
        self.v51 = v51
        self.title = title
        self.row = row
    }

    @Received let v0: Value
    @Received let v1: Value
    @Received let v2: Value
    @Received let v3: Value
    @Received let v4: Value
    @Received let v5: Value
    @Received let v6: Value
    @Received let v7: Value
    @Received let v8: Value
    @Received let v9: Value
    @Received let v10: Value
    @Received let v11: Value
    @Received let v12: Value
    @Received let v13: Value
    @Received let v14: Value
    @Received let v15: Value
    @Received let v16: Value
    @Received let v17: Value
    @Received let v18: Value
    @Received let v19: Value
    @Received let v20: Value
    @Received let v21: Value
    @Received let v22: Value
    @Received let v23: Value
    @Received let v24: Value
    @Received let v25: Value
    @Received let v26: Value
    @Received let v27: Value
    @Received let v28: Value
    @Received let v29: Value
    @Received let v30: Value
    @Received let v31: Value
    @Received let v32: Value
    @Received let v33: Value
    @Received let v34: Value
    @Received let v35: Value
    @Received let v36: Value
    @Received let v37: Value
    @Received let v38: Value
    @Received let v39: Value
    @Received let v40: Value
    @Received let v41: Value
    @Received let v42: Value
    @Received let v43: Value
    @Received let v44: Value
    @Received let v45: Value
    @Received let v46: Value
    @Received let v47: Value
    @Received let v48: Value
    @Received let v49: Value
    @Received let v50: Value
    @Received let v51: Value
    @Forwarded let title: String
    @Instantiated let row: Row

    var values: [Value] {
        [v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, v35, v36, v37, v38, v39, v40, v41, v42, v43, v44, v45, v46, v47, v48, v49, v50, v51]
    }
}

@Instantiable
public final class Row: Instantiable {
    public init(
        v2: Value,
        v3: Value,
        v4: Value,
        v5: Value,
        v6: Value,
        v7: Value,
        v8: Value,
        v9: Value,
        v10: Value,
        v11: Value,
        v12: Value,
        v13: Value,
        v14: Value,
        v15: Value,
        v16: Value,
        v17: Value,
        v18: Value,
        v19: Value,
        v20: Value,
        v21: Value,
        v22: Value,
        v23: Value,
        v24: Value,
        v25: Value,
        v26: Value,
        v27: Value,
        v28: Value,
        v29: Value,
        v30: Value,
        v31: Value,
        v32: Value,
        v33: Value,
        v34: Value,
        v35: Value,
        v36: Value,
        v37: Value,
        v38: Value,
        v39: Value,
        v40: Value,
        v41: Value,
        v42: Value,
        v43: Value,
        v44: Value,
        v45: Value,
        v46: Value,
        v47: Value,
        v48: Value,
        v49: Value,
        v50: Value,
        v51: Value,
        missing: Missing?
    ) {
        self.v2 = v2
        self.v3 = v3
        self.v4 = v4
        self.v5 = v5
        self.v6 = v6
        self.v7 = v7
        self.v8 = v8
        self.v9 = v9
        self.v10 = v10
        self.v11 = v11
        self.v12 = v12
        self.v13 = v13
        self.v14 = v14
        self.v15 = v15
        self.v16 = v16
        self.v17 = v17
        self.v18 = v18
        self.v19 = v19
        self.v20 = v20
        self.v21 = v21
        self.v22 = v22
        self.v23 = v23
        self.v24 = v24
        self.v25 = v25
        self.v26 = v26
        self.v27 = v27
        self.v28 = v28
        self.v29 = v29
        self.v30 = v30
        self.v31 = v31
        self.v32 = v32
        self.v33 = v33
        self.v34 = v34
        self.v35 = v35
        self.v36 = v36
        self.v37 = v37
        self.v38 = v38
        self.v39 = v39
        self.v40 = v40
        self.v41 = v41
        self.v42 = v42
        self.v43 = v43
        self.v44 = v44
        self.v45 = v45
        self.v46 = v46
        self.v47 = v47
        self.v48 = v48
        self.v49 = v49
        self.v50 = v50
        self.v51 = v51
        self.missing = missing
    }

    @Received let v2: Value
    @Received let v3: Value
    @Received let v4: Value
    @Received let v5: Value
    @Received let v6: Value
    @Received let v7: Value
    @Received let v8: Value
    @Received let v9: Value
    @Received let v10: Value
    @Received let v11: Value
    @Received let v12: Value
    @Received let v13: Value
    @Received let v14: Value
    @Received let v15: Value
    @Received let v16: Value
    @Received let v17: Value
    @Received let v18: Value
    @Received let v19: Value
    @Received let v20: Value
    @Received let v21: Value
    @Received let v22: Value
    @Received let v23: Value
    @Received let v24: Value
    @Received let v25: Value
    @Received let v26: Value
    @Received let v27: Value
    @Received let v28: Value
    @Received let v29: Value
    @Received let v30: Value
    @Received let v31: Value
    @Received let v32: Value
    @Received let v33: Value
    @Received let v34: Value
    @Received let v35: Value
    @Received let v36: Value
    @Received let v37: Value
    @Received let v38: Value
    @Received let v39: Value
    @Received let v40: Value
    @Received let v41: Value
    @Received let v42: Value
    @Received let v43: Value
    @Received let v44: Value
    @Received let v45: Value
    @Received let v46: Value
    @Received let v47: Value
    @Received let v48: Value
    @Received let v49: Value
    @Received let v50: Value
    @Received let v51: Value
    @Received(onlyIfAvailable: true) let missing: Missing?

    var values: [Value] {
        [v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, v35, v36, v37, v38, v39, v40, v41, v42, v43, v44, v45, v46, v47, v48, v49, v50, v51]
    }
}

/// Is made by any thread.
@Instantiable
public nonisolated final class Job: Instantiable, Sendable {
    public init(
        v0: Value,
        v1: Value,
        v2: Value,
        v3: Value,
        v4: Value,
        v5: Value,
        v6: Value,
        v7: Value,
        v8: Value,
        v9: Value,
        v10: Value,
        v11: Value,
        v12: Value,
        v13: Value,
        v14: Value,
        v15: Value,
        v16: Value,
        v17: Value,
        v18: Value,
        v19: Value,
        v20: Value,
        v21: Value,
        v22: Value,
        v23: Value,
        v24: Value,
        v25: Value,
        v26: Value,
        v27: Value,
        v28: Value,
        v29: Value,
        v30: Value,
        v31: Value,
        v32: Value,
        v33: Value,
        v34: Value,
        v35: Value,
        v36: Value,
        v37: Value,
        v38: Value,
        v39: Value,
        v40: Value,
        v41: Value,
        v42: Value,
        v43: Value,
        v44: Value,
        v45: Value,
        v46: Value,
        v47: Value,
        v48: Value,
        v49: Value,
        v50: Value,
        v51: Value,
        task: Task
    ) {
        self.v0 = v0
        self.v1 = v1
        self.v2 = v2
        self.v3 = v3
        self.v4 = v4
        self.v5 = v5
        self.v6 = v6
        self.v7 = v7
        self.v8 = v8
        self.v9 = v9
        self.v10 = v10
        self.v11 = v11
        self.v12 = v12
        self.v13 = v13
        self.v14 = v14
        self.v15 = v15
        self.v16 = v16
        self.v17 = v17
        self.v18 = v18
        self.v19 = v19
        self.v20 = v20
        self.v21 = v21
        self.v22 = v22
        self.v23 = v23
        self.v24 = v24
        self.v25 = v25
        self.v26 = v26
        self.v27 = v27
        self.v28 = v28
        self.v29 = v29
        self.v30 = v30
        self.v31 = v31
        self.v32 = v32
        self.v33 = v33
        self.v34 = v34
        self.v35 = v35
        self.v36 = v36
        self.v37 = v37
        self.v38 = v38
        self.v39 = v39
        self.v40 = v40
        self.v41 = v41
        self.v42 = v42
        self.v43 = v43
        self.v44 = v44
        self.v45 = v45
        self.v46 = v46
        self.v47 = v47
        self.v48 = v48
        self.v49 = v49
        self.v50 = v50
        self.v51 = v51
        self.task = task
    }

    @Received let v0: Value
    @Received let v1: Value
    @Received let v2: Value
    @Received let v3: Value
    @Received let v4: Value
    @Received let v5: Value
    @Received let v6: Value
    @Received let v7: Value
    @Received let v8: Value
    @Received let v9: Value
    @Received let v10: Value
    @Received let v11: Value
    @Received let v12: Value
    @Received let v13: Value
    @Received let v14: Value
    @Received let v15: Value
    @Received let v16: Value
    @Received let v17: Value
    @Received let v18: Value
    @Received let v19: Value
    @Received let v20: Value
    @Received let v21: Value
    @Received let v22: Value
    @Received let v23: Value
    @Received let v24: Value
    @Received let v25: Value
    @Received let v26: Value
    @Received let v27: Value
    @Received let v28: Value
    @Received let v29: Value
    @Received let v30: Value
    @Received let v31: Value
    @Received let v32: Value
    @Received let v33: Value
    @Received let v34: Value
    @Received let v35: Value
    @Received let v36: Value
    @Received let v37: Value
    @Received let v38: Value
    @Received let v39: Value
    @Received let v40: Value
    @Received let v41: Value
    @Received let v42: Value
    @Received let v43: Value
    @Received let v44: Value
    @Received let v45: Value
    @Received let v46: Value
    @Received let v47: Value
    @Received let v48: Value
    @Received let v49: Value
    @Received let v50: Value
    @Received let v51: Value
    @Instantiated let task: Task

    var values: [Value] {
        [v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, v35, v36, v37, v38, v39, v40, v41, v42, v43, v44, v45, v46, v47, v48, v49, v50, v51]
    }
}

@Instantiable
public nonisolated final class Task: Instantiable, Sendable {
    public init(
        v0: Value,
        v1: Value,
        v2: Value,
        v3: Value,
        v4: Value,
        v5: Value,
        v6: Value,
        v7: Value,
        v8: Value,
        v9: Value,
        v10: Value,
        v11: Value,
        v12: Value,
        v13: Value,
        v14: Value,
        v15: Value,
        v16: Value,
        v17: Value,
        v18: Value,
        v19: Value,
        v20: Value,
        v21: Value,
        v22: Value,
        v23: Value,
        v24: Value,
        v25: Value,
        v26: Value,
        v27: Value,
        v28: Value,
        v29: Value,
        v30: Value,
        v31: Value,
        v32: Value,
        v33: Value,
        v34: Value,
        v35: Value,
        v36: Value,
        v37: Value,
        v38: Value,
        v39: Value,
        v40: Value,
        v41: Value,
        v42: Value,
        v43: Value,
        v44: Value,
        v45: Value,
        v46: Value,
        v47: Value,
        v48: Value,
        v49: Value,
        v50: Value,
        v51: Value
    ) {
        self.v0 = v0
        self.v1 = v1
        self.v2 = v2
        self.v3 = v3
        self.v4 = v4
        self.v5 = v5
        self.v6 = v6
        self.v7 = v7
        self.v8 = v8
        self.v9 = v9
        self.v10 = v10
        self.v11 = v11
        self.v12 = v12
        self.v13 = v13
        self.v14 = v14
        self.v15 = v15
        self.v16 = v16
        self.v17 = v17
        self.v18 = v18
        self.v19 = v19
        self.v20 = v20
        self.v21 = v21
        self.v22 = v22
        self.v23 = v23
        self.v24 = v24
        self.v25 = v25
        self.v26 = v26
        self.v27 = v27
        self.v28 = v28
        self.v29 = v29
        self.v30 = v30
        self.v31 = v31
        self.v32 = v32
        self.v33 = v33
        self.v34 = v34
        self.v35 = v35
        self.v36 = v36
        self.v37 = v37
        self.v38 = v38
        self.v39 = v39
        self.v40 = v40
        self.v41 = v41
        self.v42 = v42
        self.v43 = v43
        self.v44 = v44
        self.v45 = v45
        self.v46 = v46
        self.v47 = v47
        self.v48 = v48
        self.v49 = v49
        self.v50 = v50
        self.v51 = v51
    }

    @Received let v0: Value
    @Received let v1: Value
    @Received let v2: Value
    @Received let v3: Value
    @Received let v4: Value
    @Received let v5: Value
    @Received let v6: Value
    @Received let v7: Value
    @Received let v8: Value
    @Received let v9: Value
    @Received let v10: Value
    @Received let v11: Value
    @Received let v12: Value
    @Received let v13: Value
    @Received let v14: Value
    @Received let v15: Value
    @Received let v16: Value
    @Received let v17: Value
    @Received let v18: Value
    @Received let v19: Value
    @Received let v20: Value
    @Received let v21: Value
    @Received let v22: Value
    @Received let v23: Value
    @Received let v24: Value
    @Received let v25: Value
    @Received let v26: Value
    @Received let v27: Value
    @Received let v28: Value
    @Received let v29: Value
    @Received let v30: Value
    @Received let v31: Value
    @Received let v32: Value
    @Received let v33: Value
    @Received let v34: Value
    @Received let v35: Value
    @Received let v36: Value
    @Received let v37: Value
    @Received let v38: Value
    @Received let v39: Value
    @Received let v40: Value
    @Received let v41: Value
    @Received let v42: Value
    @Received let v43: Value
    @Received let v44: Value
    @Received let v45: Value
    @Received let v46: Value
    @Received let v47: Value
    @Received let v48: Value
    @Received let v49: Value
    @Received let v50: Value
    @Received let v51: Value

    var values: [Value] {
        [v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, v35, v36, v37, v38, v39, v40, v41, v42, v43, v44, v45, v46, v47, v48, v49, v50, v51]
    }
}

/// Nobody provides it, but the type below would.
@Instantiable
public final class Missing: Instantiable {
    public init() {}
}

/// Provides the value that the page does without.
@Instantiable
public final class Other: Instantiable {
    public init(missing: Missing) {
        self.missing = missing
    }

    @Instantiated let missing: Missing
}
