import CSystem

/// The settings of the C library's allocator.
enum Allocator {
    /// Lets the memory of each thread grow in large steps.
    ///
    /// glibc makes the memory of a thread accessible by a system call for each page, which was 3 % of a run over 10,000
    /// files. A step reserves addresses only: the system provides a page when it is first used.
    static func growInLargeSteps() {
        #if canImport(Glibc)
            let step: CInt = 16 << 20
            mallopt(M_TOP_PAD, step)
            // Setting any of these ends the adjustment of the others, whose defaults would map each large array.
            mallopt(M_TRIM_THRESHOLD, 2 * step)
            mallopt(M_MMAP_THRESHOLD, step)
        #endif
    }
}
