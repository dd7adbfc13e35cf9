extension Monorepo {
    func realText(of file: Int, edit: Edit) -> String {
        var code = RealCode(seed: seed &+ UInt64(file) &* 0x9E37_79B9, file: file)
        let size = bytes * code.random.pick(RealCode.sizes) / 100
        code.write(RealCode.header)
        if let type = type(in: file) {
            let edges = shape.edges(of: type, among: types)
            for line in imports(of: edges, in: file) { code.write(line: line) }
            code.writeImports()
            code.service(type, edges, edit, size: size * RealCode.shareOfService / 100)
        } else {
            code.writeImports()
        }
        while code.text.utf8.count < size { code.declaration(missing: size - code.text.utf8.count) }
        return code.text
    }
}
