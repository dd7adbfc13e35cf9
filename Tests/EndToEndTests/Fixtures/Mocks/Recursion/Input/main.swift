let app = App.mock(
    safeDIOverrides: .init(
        folders: .init({ name, folders, files in Folder(name: "<\(name)>", folders: folders, files: files) }),
        files: .init(icon: { Icon(name: "other icon") })))
let folder = app.folders.instantiate("a")
print(folder.name, folder.folders.instantiate("b").name, folder.files.instantiate().icon.name)
print(app.files.instantiate().icon.name, app.files.instantiate().parents.instantiate("c").name)
