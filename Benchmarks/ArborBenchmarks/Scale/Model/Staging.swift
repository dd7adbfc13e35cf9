/// Measures the seconds to make one of many files available in another folder by a hard link, and to remove it again,
/// as a worker does with each input of an action.
///
/// - Parameter files: Files on the same disk as the current folder.
func stagingSeconds(of files: [String]) throws -> Double {
    let folder = "Staged"
    try makeFolders(folder)
    let start = ContinuousClock.now
    for (number, file) in files.enumerated() {
        guard link(file, "\(folder)/\(number)") == 0 else { throw FileFailure(path: file) }
    }
    for number in files.indices { unlink("\(folder)/\(number)") }
    let seconds = (.now - start) / .seconds(1)
    rmdir(folder)
    return seconds / Double(files.count)
}
