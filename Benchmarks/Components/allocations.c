// Counts the calls that allocate memory. Loaded before the C library by LD_PRELOAD, on Linux.
//
// The benchmark has one thread, so the counters are plain.

#include <errno.h>
#include <stddef.h>

long allocation_count;
long allocation_bytes;

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static void count(size_t bytes) {
    allocation_count++;
    allocation_bytes += (long)bytes;
}

void *malloc(size_t size) {
    count(size);
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count(number * size);
    return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
    count(size);
    return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count(size);
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    count(size);
    *result = __libc_memalign(alignment, size);
    return *result ? 0 : ENOMEM;
}
